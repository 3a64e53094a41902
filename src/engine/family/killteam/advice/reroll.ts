import type { RerollAdvice } from '../../../log/advice.ts';
import { bestWay, type RerollMode } from '../../../odds/rerollWays.ts';
import type { RolledDie } from '../model/pool.ts';
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

/** Those ways that the first right allows: where it names a face, none with a die that shows another (L-34). */
export const allowedWays = (
  ways: RerollAdvice['ways'],
  [right]: readonly RerollRight[],
  dice: readonly RolledDie[],
): RerollAdvice['ways'] =>
  ways.filter(({ indices }) =>
    indices.every((index) => right?.showing === undefined || dice[index]?.face === right.showing),
  );
