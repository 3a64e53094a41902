import { distance } from '../plane.ts';
import { INCH } from '../units.ts';
import type { Place } from './place.ts';
import type { Spot } from './spots.ts';

/** Of some places those that offer what is looked for; none: it could not be had, and all of them stay. */
export interface Sifted<By extends string> {
  readonly by: By;
  readonly spots: readonly Spot[];
}

/** How the place where a move ends was found. */
export interface Search<By extends string, Last extends string> {
  /** How far the move goes. */
  readonly inches: number;
  /** At so many places it could end. */
  readonly ends: number;
  /** What was looked for, one after the other, and at how many of those left it was found; 0: at none, and all of them stayed. */
  readonly kept: readonly { readonly by: By; readonly count: number }[];
  /** By what the last ones were told apart. */
  readonly last: Last;
  /** Where the move would have ended but for one thing: the best of those that lack it, or the next best of the last. */
  readonly passed: readonly { readonly by: By | Last; readonly at: Place }[];
}

/** The places that are left of all. */
export const leftOf = <By extends string>(all: readonly Spot[], sifted: readonly Sifted<By>[]): readonly Spot[] =>
  sifted.findLast(({ spots }) => spots.length > 0)?.spots ?? all;

type Keeps = (spots: readonly Spot[]) => readonly Spot[];

/** What a row looks for. `cover`: it must be had; `target`: somebody to shoot at is rather had. Null: it does not matter. */
interface Looked<Wish extends string> {
  readonly cover: Keeps | null;
  readonly target: Keeps | null;
  /** Of these the first that can be had. */
  readonly wishes: readonly Wish[];
  readonly offering: (spots: readonly Spot[], wish: Wish) => readonly Spot[];
}

/** What is looked for, one after the other: cover that must be had, a target, the first wish that can be; null: there is no such cover. */
export function siftedBy<Wish extends string>(
  all: readonly Spot[],
  { cover, target, wishes, offering }: Looked<Wish>,
): readonly Sifted<Wish | 'cover' | 'target'>[] | null {
  const sifted: Sifted<Wish | 'cover' | 'target'>[] = [];
  const sift = (by: Wish | 'cover' | 'target', keeps: Keeps): boolean => {
    const spots = keeps(leftOf(all, sifted));
    return sifted.push({ by, spots }) > 0 && spots.length > 0;
  };
  if (cover !== null && !sift('cover', cover)) return null;
  if (target !== null) sift('target', target);
  wishes.find((wish) => sift(wish, (spots) => offering(spots, wish)));
  return sifted;
}

interface Sought<By extends string, Last extends string> {
  readonly inches: number;
  readonly ends: readonly Spot[];
  readonly sifted: readonly Sifted<By>[];
  readonly last: Last;
  /** Where it stands, and the place that was found. */
  readonly known: readonly Place[];
  /** The best of some places by what the last ones are told apart by; null: there are none. */
  readonly best: (spots: readonly Spot[]) => Spot | null;
}

/** Two ends that are nearer to each other are told as one, in grid steps. */
const APART = 1.5 * INCH;

const isApart = (one: Place, other: Place): boolean => one.z !== other.z || distance(one, other) >= APART;

type Passed<By extends string, Last extends string> = Search<By, Last>['passed'][number];

/** Of each thing looked for the best place that lacks it; those that lie at others are left out. */
function passedOver<By extends string, Last extends string>(sought: Sought<By, Last>): readonly Passed<By, Last>[] {
  const { ends, sifted, last, known, best } = sought;
  const passed: Passed<By, Last>[] = [];
  const isNew = (at: Place): boolean =>
    [...known, ...passed.map((each) => each.at)].every((place) => isApart(place, at));
  const pass = (by: By | Last, lacking: readonly Spot[]): void => {
    const found = best(lacking);
    if (found !== null && isNew(found.at)) passed.push({ by, at: found.at });
  };
  let left = ends;
  for (const { by, spots } of sifted) {
    if (spots.length === 0) continue;
    const stay = new Set(spots);
    pass(
      by,
      left.filter((spot) => !stay.has(spot)),
    );
    left = spots;
  }
  pass(
    last,
    left.filter(({ at }) => isNew(at)),
  );
  return passed;
}

/** What there is to say of how a place was found. */
export const searchOf = <By extends string, Last extends string>(sought: Sought<By, Last>): Search<By, Last> => ({
  inches: sought.inches,
  ends: sought.ends.length,
  // What is looked for twice in a row is told once.
  kept: sought.sifted
    .filter(({ by }, at) => sought.sifted[at + 1]?.by !== by)
    .map(({ by, spots }) => ({ by, count: spots.length })),
  last: sought.last,
  passed: passedOver(sought),
});
