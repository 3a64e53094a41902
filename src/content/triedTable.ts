import { seededFaces } from '../engine/dice/seededDice.ts';
import type { Amount, EffectStep } from '../engine/family/killteam/tables/effect.ts';
import { type RollTable, rowFor } from '../engine/family/killteam/tables/rollTable.ts';
import { isForNobody } from '../engine/family/killteam/tables/subject.ts';

export const TRIES = 1000;

/** Faces of so many rolls, or of cards drawn one after the other from a deck. */
function facesOf({ die, deck }: RollTable, seed: string): readonly number[] {
  const rolled = seededFaces(seed, 'tries', { count: TRIES, sides: 1_000_000 });
  let left: readonly number[] = [];
  return rolled.map((number) => {
    if (deck === undefined || left.length === 0) left = Array.from({ length: die }, (_, index) => index + 1);
    const face = left[(number - 1) % left.length] ?? 1;
    left = deck === undefined || face === deck.face ? [] : left.filter((each) => each !== face);
    return face;
  });
}

/** How often each row came up of 1,000, in the order of the table. */
export function triedOut(table: RollTable, seed: string): readonly number[] {
  const times = new Map<string, number>();
  for (const face of facesOf(table, seed)) {
    const id = rowFor(table, face)?.id ?? '';
    times.set(id, (times.get(id) ?? 0) + 1);
  }
  return table.rows.map(({ id }) => times.get(id) ?? 0);
}

/** What an effect adds up to, by what it changes. */
const SUMS = ['cp', 'alert', 'damage', 'heal', 'xp', 'loot', 'counter', 'turningPoints'] as const;
type Sum = (typeof SUMS)[number];

/** What something adds up to on average. `name`: which counter. */
export interface Average {
  readonly of: Sum;
  readonly name: string;
  readonly by: number;
}

const meanOf = ({ count, sides, plus }: Amount): number => (count * (sides + 1)) / 2 + plus;

type Adds = { readonly [Op in EffectStep['op']]?: (step: Extract<EffectStep, { op: Op }>) => number | null };

/** What effects add that add anything; null: not in numbers that can be summed. */
const ADDS = {
  cp: ({ by }) => by,
  turningPoints: ({ by }) => by,
  xp: ({ by }) => by,
  alert: ({ by }) => by,
  damage: ({ amount, half }) => (half === true ? null : meanOf(amount)),
  heal: ({ amount }) => meanOf(amount),
  loot: ({ count }) => count,
  counter: ({ by }) => by,
} as const satisfies Adds;

function addedBy(step: EffectStep): Average | null {
  const of = SUMS.find((each) => each === step.op);
  if (of === undefined) return null;
  // The table of sums is typed by operation, and the lookup goes by the step's own.
  const adds = ADDS as Readonly<Record<Sum, (of: EffectStep) => number | null>>;
  const by = adds[of](step);
  return by === null ? null : { of, name: step.op === 'counter' ? step.counter : '', by };
}

const round = (value: number): number => Math.round(value * 100) / 100;

interface Tried {
  /** How often each row came up, in the order of the table. */
  readonly times: readonly number[];
  /** Whether there is somebody whom the rows are about. */
  readonly about: boolean;
}

/**
 * What was rolled or drawn adds up to on average: each time, and for damage, healing and experience per operative that it is
 * for. What is for nobody adds nothing; what happens only to some, after a test, is left out.
 */
export function averagesOf({ rows }: RollTable, { times, about }: Tried): readonly Average[] {
  const all = times.reduce((sum, each) => sum + each, 0);
  const sums = new Map<string, Average>();
  for (const [index, { effects }] of rows.entries())
    for (const step of effects) {
      const added = addedBy(step);
      if (added === null) continue;
      const by = !about && isForNobody(step) ? 0 : (added.by * (times[index] ?? 0)) / Math.max(1, all);
      const key = `${added.of} ${added.name}`;
      sums.set(key, { ...added, by: (sums.get(key)?.by ?? 0) + by });
    }
  return [...sums.values()].map((sum) => ({ ...sum, by: round(sum.by) }));
}
