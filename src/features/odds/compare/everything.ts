import type { OperativePick, Picks } from '../picks.ts';
import { type Comparison, type ComparisonEntry, listsFor, MOST_ENTRIES } from './comparison.ts';

const picksOf = (operatives: readonly OperativePick[], kind: 'shoot' | 'fight'): readonly ComparisonEntry[] =>
  operatives
    .flatMap(({ weapons }) => weapons)
    .filter((weapon) => weapon.kind === kind)
    .slice(0, MOST_ENTRIES)
    .map(({ id }) => ({ kind: 'pick', id }));

/** The comparison with all that our side carries against all enemies, as far as there is room: the open campaign’s, else the retinue’s. */
export function everythingIn(comparison: Comparison, { operatives }: Picks): Comparison {
  const { kind } = comparison.of;
  const [rows, columns] = listsFor(kind);
  const members = operatives.filter(({ group }) => group === 'members');
  const ours = members.length > 0 ? members : operatives.filter(({ group }) => group === 'retinue');
  const enemies = operatives.filter(({ group }) => group === 'enemies');
  const theirs: readonly ComparisonEntry[] =
    kind === 'shoot'
      ? enemies.slice(0, MOST_ENTRIES).map(({ id }) => ({ kind: 'pick', id }))
      : picksOf(enemies, 'fight');
  return { ...comparison, sort: null, lists: { ...comparison.lists, [rows]: picksOf(ours, kind), [columns]: theirs } };
}
