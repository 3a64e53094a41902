import type { OptionAdvice, PickAdvice } from '../../../../log/advice.ts';
import { coverChoices } from '../../attack/shoot/defenceDice.ts';
import type { CoverChoice } from '../../attack/shoot/derive.ts';
import type { ShotInHand } from '../../rules/steps.ts';
import { byProspect } from '../pick.ts';
import { coverWorth } from './worth.ts';

/** How to keep a cover save, or whether to roll it. */
export function coverSave(inHand: ShotInHand): PickAdvice | null {
  const told = (id: CoverChoice): OptionAdvice => ({ id, note: null, prospect: coverWorth(inHand, id) });
  const [first, ...others] = coverChoices(inHand) ?? [];
  return first === undefined ? null : byProspect([told(first), ...others.map(told)]);
}
