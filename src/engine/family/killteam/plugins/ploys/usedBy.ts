import type { Side } from '../../../../core/ids.ts';
import type { BattleState } from '../../model/state.ts';
import type { EffectStep } from '../../tables/effect.ts';
import { heldStep } from '../../tables/heldStep.ts';

const OTHER: Readonly<Record<string, string>> = { retinue: 'enemy', enemy: 'retinue' };

/** Sides by their words, wherever a step names one. */
function turned(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((each) => turned(each, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, turned(inner, name)]));
  return (key === 'side' || key === 'for') && typeof value === 'string' ? (OTHER[value] ?? value) : value;
}

/** The effects of a ploy as a side uses it: its own side is the retinue of the row, whichever of the two it is. */
export const usedBy = (
  { sides }: Pick<BattleState, 'sides'>,
  side: Side,
  steps: readonly EffectStep[],
): readonly EffectStep[] => (side === sides[0].id ? steps : steps.map((step) => heldStep.parse(turned(step, ''))));
