import type { Prospect } from '../../../log/advice.ts';
import { clearingOrder } from '../../../odds/vanguard/fatigue.ts';
import type { BattleState } from '../model/battle.ts';
import { inRange } from './inRange.ts';
import { inPlayOf } from '../model/lookup.ts';
import { nextOf } from './next.ts';

/** A tired model, and what its next activation gains when its fatigue is cleared now. */
export interface Cleared {
  readonly model: string;
  readonly gain: Prospect;
}

/** Whose fatigue to clear first of a side, the most gained first, as if nobody moved; null: a number is out of range. Source: V-30, V-33. */
export function clearingOf(state: BattleState, side: string): readonly Cleared[] | null {
  const tired = inPlayOf(state, side).filter(({ fatigued }) => fatigued);
  return inRange(() =>
    clearingOrder(tired.map(({ id }) => nextOf(state, id))).flatMap(({ at, gain }) => {
      const model = tired[at]?.id;
      return model === undefined ? [] : [{ model, gain }];
    }),
  );
}
