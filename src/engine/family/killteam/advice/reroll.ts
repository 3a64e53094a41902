import type { RerollAdvice } from '../../../log/advice.ts';
import { bestWay, type RerollMode } from '../../../odds/rerollWays.ts';
import type { RerollRight } from '../rules/windows.ts';

/** What re-rolls allow, in their order. */
export const modesOf = (rights: readonly RerollRight[]): readonly RerollMode[] => rights.map(({ mode }) => mode);

/** Advice on a re-roll: the dice whose re-roll is worth most. */
export const rerollAdvice = ({ ways, omitted }: Pick<RerollAdvice, 'ways' | 'omitted'>): RerollAdvice => ({
  kind: 'reroll',
  ways,
  dice: bestWay(ways)?.indices ?? [],
  omitted,
});
