import { PLACES, SELF_FACTS, TARGET_FACTS } from '../../src/engine/behaviour/killTeam/fact.ts';
import type { EnemySituation } from '../../src/engine/behaviour/killTeam/enemySituation.ts';
import { BEHAVIOUR_ACTIONS, PLACE_WISHES } from '../../src/engine/behaviour/killTeam/step.ts';
import type { BehaviourTable, BehaviourRow, Where } from '../../src/engine/behaviour/killTeam/table.ts';
import { type FactCondition, type Criterion, RANKS, type Who } from '../../src/engine/behaviour/table.ts';
import { DESTINATIONS } from '../../src/engine/behaviour/killTeam/step.ts';
import { invariant } from '../../src/engine/core/invariant.ts';
import { below, chance, type Next } from './enemyTruth.ts';

function one<T>(next: Next, all: readonly T[]): T {
  const drawn = all[below(next, all.length)];
  invariant(drawn !== undefined, 'one of them');
  return drawn;
}
const some = <T>(next: Next, most: number, make: () => T): T[] => Array.from({ length: 1 + below(next, most) }, make);

/** Facts of targets that a condition may name: who is in reach is told by the closest alone. */
const NAMED = TARGET_FACTS.filter(({ askedBy }) => askedBy !== 'reach').map(({ id }) => id);
const SELVES = SELF_FACTS.map(({ id }) => id);

const wanted = (next: Next) => ({ fact: one(next, NAMED), is: chance(next, 0.6) });

function condition(next: Next, depth: number): FactCondition {
  const kind = depth === 0 ? below(next, 2) : below(next, 5);
  const inner = (): FactCondition => condition(next, depth - 1);
  if (kind === 0) return { fact: one(next, SELVES), is: chance(next, 0.6) };
  if (kind === 1) return { some: some(next, 2, () => wanted(next)) };
  if (kind === 2) return { all: some(next, 3, inner) };
  return kind === 3 ? { any: some(next, 3, inner) } : { not: inner() };
}

const criterion = (next: Next): Criterion => (chance(next, 0.3) ? { rank: one(next, RANKS) } : wanted(next));

const who = (next: Next): Who => ({
  ...(chance(next, 0.3) ? { where: some(next, 2, () => wanted(next)) } : {}),
  order: some(next, 3, () => criterion(next)),
  tie: one(next, ['roll', 'threat']),
});

const where = (next: Next): Where => ({
  toward: one(next, DESTINATIONS),
  cover: one(next, ['must', 'ifPossible', 'no']),
  wishes: chance(next, 0.6) ? some(next, 2, () => one(next, PLACE_WISHES)) : [],
  ...(chance(next, 0.2) ? { upTo: 'half' as const } : {}),
});

const row = (next: Next, index: number): BehaviourRow => ({
  id: `row-${index}`,
  ...(chance(next, 0.5) ? { if: condition(next, 2) } : {}),
  ...(chance(next, 0.7) ? { who: who(next) } : {}),
  ...(chance(next, 0.6) ? { where: where(next) } : {}),
  do: one(next, BEHAVIOUR_ACTIONS),
});

/** A table as nobody would write it. */
export const randomTable = (next: Next): BehaviourTable => ({
  id: 'random',
  name: 'random',
  order: one(next, ['attacks', 'always', { attacksOr: condition(next, 1) }] as const),
  rows: Array.from({ length: 1 + below(next, 8) }, (_, index) => row(next, index)),
  provenance: 'user',
});

/** A moment of an activation, not always one that can be reached. */
export const randomSituation = (next: Next, { rows }: BehaviourTable): EnemySituation => ({
  ap: below(next, 5),
  order: one(next, [null, null, null, 'engage', 'conceal']),
  done: chance(next, 0.7) ? [] : some(next, 2, () => one(next, BEHAVIOUR_ACTIONS)),
  counteract: chance(next, 0.15),
  move: 5 + below(next, 3),
  shoots: 1 + below(next, 2),
  fights: 1 + below(next, 2),
  heavy: one(next, [null, null, [], ['dash']]),
  barred: chance(next, 0.8) ? [] : [one(next, rows).id],
});

/** A move after which one looks around. */
export const isPlace = (action: string): action is (typeof PLACES)[number] =>
  PLACES.some((place) => place === action && place !== 'here');
