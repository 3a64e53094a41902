import { isSelfFact, isTargetFact } from './fact.ts';
import type { TableFinding } from './lint.ts';
import type { BehaviourAction, FactCondition, Criterion, PlaceWish, BehaviourRow } from './table.ts';

interface Wanted {
  readonly fact: string;
  readonly is?: boolean | undefined;
}

/** Moves that end in a place of choice. */
const PLACED: ReadonlySet<BehaviourAction> = new Set(['reposition', 'dash', 'fallBack']);
/** Actions that are done to somebody. */
const TARGETED: ReadonlySet<BehaviourAction> = new Set(['fight', 'charge', 'shoot', 'cast']);

export const isTargeted = (action: BehaviourAction): boolean => TARGETED.has(action);

const repeated = (keys: readonly string[]): readonly string[] => [
  ...new Set(keys.filter((key, index) => keys.indexOf(key) < index)),
];

/** Facts of a condition that the registry does not have where they stand. */
export function unknownIn(condition: FactCondition): readonly string[] {
  if ('all' in condition) return condition.all.flatMap(unknownIn);
  if ('any' in condition) return condition.any.flatMap(unknownIn);
  if ('not' in condition) return unknownIn(condition.not);
  if ('some' in condition) return condition.some.map(({ fact }) => fact).filter((fact) => !isTargetFact(fact));
  return isSelfFact(condition.fact) ? [] : [condition.fact];
}

const factOf = (criterion: Criterion): readonly Wanted[] => ('fact' in criterion ? [criterion] : []);

function unknownFacts({ id, if: condition, who }: BehaviourRow): readonly TableFinding[] {
  const wanted = [...(who?.where ?? []), ...(who?.order ?? []).flatMap(factOf)];
  const facts = [
    ...(condition === undefined ? [] : unknownIn(condition)),
    ...wanted.map(({ fact }) => fact).filter((fact) => !isTargetFact(fact)),
  ];
  return [...new Set(facts)].map((about) => ({ code: 'unknownFact', row: id, about }));
}

const keyOf = (criterion: Criterion): string => ('rank' in criterion ? criterion.rank : criterion.fact);
const isOf = ({ is }: Wanted): boolean => is ?? true;

/** Of the same fact, one wanted so and one not so. */
const bothWays = (wanted: readonly Wanted[]): readonly string[] => [
  ...new Set(
    wanted
      .filter((each) => wanted.some((other) => other.fact === each.fact && isOf(other) !== isOf(each)))
      .map(({ fact }) => fact),
  ),
];

function criteria({ id, who }: BehaviourRow): readonly TableFinding[] {
  if (who === undefined) return [];
  const where = who.where ?? [];
  const settled = who.order.flatMap(factOf).filter(({ fact }) => where.some((each) => each.fact === fact));
  const both = new Set(bothWays(who.order.flatMap(factOf)));
  const twice = repeated(who.order.map(keyOf)).filter((key) => !both.has(key));
  return [
    ...bothWays(where).map((about): TableFinding => ({ code: 'nobodyLeft', row: id, about })),
    ...[...both].map((about): TableFinding => ({ code: 'bothWays', row: id, about })),
    ...twice.map((about): TableFinding => ({ code: 'criterionTwice', row: id, about })),
    ...settled.map(({ fact }): TableFinding => ({ code: 'settledBefore', row: id, about: fact })),
  ];
}

/** Whether a wish is never looked at behind this one: it can always be had, or asks for less. */
const shadows = (first: PlaceWish, later: PlaceWish): boolean =>
  first === later || (first === 'target' && later === 'clearTarget') || (first !== 'target' && first !== 'clearTarget');

function wishes({ id, where }: BehaviourRow): readonly TableFinding[] {
  const all = where?.wishes ?? [];
  return all.flatMap((wish, index): readonly TableFinding[] =>
    all.slice(0, index).some((first) => shadows(first, wish)) ? [{ code: 'deadWish', row: id, about: wish }] : [],
  );
}

/** What is wrong with a row whatever rows stand around it. */
export function rowFindings(row: BehaviourRow): readonly TableFinding[] {
  const { id, do: action } = row;
  return [
    ...unknownFacts(row),
    ...(row.where !== undefined && !PLACED.has(action) ? [{ code: 'placeWithoutMove', row: id } as const] : []),
    ...(row.who !== undefined && !TARGETED.has(action) ? [{ code: 'whoWithoutTarget', row: id } as const] : []),
    ...criteria(row),
    ...wishes(row),
  ];
}
