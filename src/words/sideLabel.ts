import type { Side } from '../engine/core/ids.ts';
import type { Look } from './look.ts';

/** What a side is called: by a word of its own where there is one, else by its name in this battle. */
export const sideLabel = (
  { retinue, enemy }: { readonly retinue: string; readonly enemy: string },
  look: Pick<Look, 'side'>,
  side: Side,
): string => (side === 'retinue' ? retinue : side === 'enemy' ? enemy : look.side(side));
