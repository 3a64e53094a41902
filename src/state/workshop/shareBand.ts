import { cutWords } from '../../engine/core/plainWords.ts';
import type { Pack } from '../../content/pack.ts';
import type { BandChoice } from '../../content/warBands/bandChoice.ts';
import { bandFiles } from '../../content/warBands/bandFiles.ts';
import type { App } from '../base/app.ts';
import type { ShareWays } from './sharePack.ts';
import { waysOf } from './sharePack.ts';

/** A war band that is given to others: of which pack, with how many points agreed on. */
export interface SharedBand {
  readonly pack: Pack;
  readonly choice: BandChoice;
  readonly limit: number;
}

/** A war band as a pack, in the ways it can be given. `origin`: the address of the app up to where the code stands. */
export function shareBand(
  { ports }: App,
  { pack, choice, limit }: SharedBand,
  author: string,
  origin: string,
): Promise<ShareWays> {
  const files = bandFiles(pack, choice, { limit, author });
  const about = {
    kind: 'pack',
    title: cutWords(choice.name, 80),
    author: cutWords(author, 80),
    savedAt: ports.now(),
  } as const;
  return waysOf({ about: { ...about, needs: [] }, files }, origin);
}
