import { cutWords } from '../../engine/core/plainWords.ts';
import { present } from '../../engine/core/invariant.ts';
import type { Pack } from '../pack.ts';
import { MANIFEST_FILE, ROW_FILES } from '../packFiles.ts';
import type { RawFiles } from '../packRows.ts';
import { type Manifest, SCHEMA_VERSION } from '../schema/manifest.ts';
import type { WarBand } from '../schema/warBands/warBand.ts';
import { idOf } from '../tableIds.ts';
import { type BandChoice, cardsFor } from './bandChoice.ts';

const LONGEST_NAME = 80;

/** What a war band is written out with: the points agreed on, and who says to have made it; empty: nobody. */
interface Written {
  readonly limit: number;
  readonly author: string;
}

function manifestFor({ manifest }: Pack, name: string, author: string): Manifest {
  return {
    ...manifest,
    id: idOf(name),
    name,
    version: '1.0.0',
    schemaVersion: SCHEMA_VERSION,
    credits: author === '' || manifest.credits.includes(author) ? manifest.credits : [author, ...manifest.credits],
    dependencies: [],
    changelog: [],
  };
}

/**
 * A war band as the files of a pack of its own: with its faction and all cards of that faction, so that it can be changed
 * wherever it is opened (V-75, V-78). It is checked by whoever stores it. Throws when the pack lacks its faction.
 */
export function bandFiles(pack: Pack, choice: BandChoice, { limit, author }: Written): RawFiles {
  const name = cutWords(choice.name, LONGEST_NAME);
  const { faction, members } = choice;
  const band: WarBand = { id: idOf(name), name, faction, limit, members: [...members], provenance: 'user' };
  return {
    [MANIFEST_FILE]: manifestFor(pack, name, cutWords(author, LONGEST_NAME)),
    [ROW_FILES.bandFactions.file]: [present(pack.bandFactions.get(faction), `no faction ${faction}`)],
    [ROW_FILES.bandModels.file]: cardsFor(pack, choice),
    [ROW_FILES.warBands.file]: [band],
  };
}
