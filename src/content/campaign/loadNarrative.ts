import { present } from '../../engine/core/invariant.ts';
import { fetchKillTeams, systemById } from '../../engine/systems/killTeams.ts';
import { narrativeBook, type NarrativeBook } from '../../engine/plugins/narrative/book.ts';
import { loadPack } from '../loadPack.ts';
import type { Pack } from '../pack.ts';

/** The books of narrative play in a pack of kill teams, which was checked. */
export const narrativesIn = ({ narrative }: Pick<Pack, 'narrative'>): readonly NarrativeBook[] =>
  [...narrative.values()].map((row) => narrativeBook.parse(row));

async function load(): Promise<NarrativeBook> {
  const [{ kt2021NarrativeFiles }] = await Promise.all([
    import('../packs/kt2021-narrative/files.ts'),
    fetchKillTeams(['kt2021']),
  ]);
  const result = loadPack(kt2021NarrativeFiles, systemById);
  const pack = present(result.ok ? result.pack : null, `our narrative play: ${JSON.stringify(result)}`);
  return present(narrativesIn(pack)[0], 'our narrative play');
}

let loaded: Promise<NarrativeBook> | null = null;

/** Our own sample of narrative play, read once. Rejects when it cannot be fetched; the next call then tries again. */
export function loadBundledNarrative(): Promise<NarrativeBook> {
  loaded ??= load().catch((reason: unknown) => {
    loaded = null;
    throw reason;
  });
  return loaded;
}
