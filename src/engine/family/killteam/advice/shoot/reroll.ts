import type { RerollAdvice } from '../../../../log/advice.ts';
import { shotRights } from '../../attack/shoot/rerolls.ts';
import type { ShotInHand } from '../../rules/steps.ts';
import { allowedWays, modesOf, rerollAdvice } from '../reroll.ts';
import { attackWays, defenceWays } from './worth.ts';

/** Which attack dice to roll again by a weapon rule, seen by the shooter. */
export function shotReroll(inHand: ShotInHand): RerollAdvice {
  const rights = shotRights(inHand);
  const ways = attackWays(inHand, modesOf(rights));
  return rerollAdvice({ ways: allowedWays(ways, rights, inHand.task.sequence.attack ?? []), omitted: null });
}

/** Which defence die to roll again, seen by the target. */
export const defenceReroll = (inHand: ShotInHand): RerollAdvice =>
  rerollAdvice({ ways: defenceWays(inHand), omitted: null });
