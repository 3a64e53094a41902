import { present } from '../core/invariant.ts';
import { type Fact, HERE, type Sight, sightIds } from './fact.ts';

/** A fact by number and whether it should be so. */
export interface Wanted {
  readonly fact: number;
  readonly is: boolean;
}

/** What a place may be wished for that asks of targets: somebody it may attack from there, and somebody who is not obscured. */
export type TargetWish = 'clearTarget' | 'target';

/** Every fact that the tables of one game may name, in a fixed order, and what the rules of thinking know of them. */
export interface FactBook {
  readonly self: readonly Fact[];
  readonly targets: readonly Fact[];
  /** Where it may stand after a move that is thought of; the first: here. */
  readonly places: readonly string[];
  /** Of itself: somebody is in its control or engagement range. */
  readonly engaged: number;
  /** Of a target: it is the one. */
  readonly near: number;
  /** Of a target: a charge reaches it. */
  readonly reach: number;
  readonly isSelf: (id: string) => boolean;
  readonly isTarget: (id: string) => boolean;
  /** Places of facts in `self` and `targets`. Throw (a bug) for a fact that does not exist: tables are checked when they are loaded. */
  readonly selfNumber: (id: string) => number;
  readonly targetNumber: (id: string) => number;
  /** The three facts that one look tells, from a place. */
  readonly sight: (place: string) => Sight;
  /** The place from which a fact of sight is told; any other: here. */
  readonly seenFrom: readonly string[];
  /** By fact of targets, the one without which it cannot be so: whoever is in cover or obscured is seen. Else itself. */
  readonly first: readonly number[];
  /** By fact of targets, those that cannot be so without it. */
  readonly depending: readonly (readonly number[])[];
  /** What a wish for a place asks of a target. */
  readonly wishes: (place: string, wish: TargetWish) => readonly Wanted[];
}

interface Listed {
  readonly self: readonly Fact[];
  readonly targets: readonly Fact[];
  readonly places: readonly string[];
  /** Ids of the facts that the rules of thinking name. */
  readonly engaged: string;
  readonly near: string;
  readonly reach: string;
}

const numbers = (facts: readonly Fact[]): ReadonlyMap<string, number> =>
  new Map(facts.map(({ id }, index) => [id, index]));

type ToNumber = (id: string) => number;

const numbered =
  (of: ReadonlyMap<string, number>, whose: string): ToNumber =>
  (id) =>
    present(of.get(id), `fact ${id} of ${whose}`);

const sightsOf = (places: readonly string[], targetNumber: ToNumber): ReadonlyMap<string, Sight> =>
  new Map(
    places.map((place): readonly [string, Sight] => {
      const [valid, inCover, obscured] = sightIds(place);
      return [place, [targetNumber(valid), targetNumber(inCover), targetNumber(obscured)]];
    }),
  );

/** What facts of sight hang on, and from where each is told. */
function hanging({ targets }: Listed, sights: ReadonlyMap<string, Sight>) {
  const told = targets.map((_, fact) => [...sights].find(([, sight]) => sight.includes(fact)) ?? null);
  const first = told.map((found, fact) => (found === null ? fact : found[1][0]));
  const depending = targets.map((_, fact) =>
    first.flatMap((seen, other) => (seen === fact && other !== fact ? [other] : [])),
  );
  return { seenFrom: told.map((found) => found?.[0] ?? HERE), first, depending };
}

function wishesOf([valid, , obscured]: Sight): Readonly<Record<TargetWish, readonly Wanted[]>> {
  const target = [{ fact: valid, is: true }];
  return { target, clearTarget: [...target, { fact: obscured, is: false }] };
}

/** The book of a game's facts. Throws (a bug) when a fact that it must have is not listed. */
export function factBook(listed: Listed): FactBook {
  const { self, targets, places } = listed;
  const [ofSelf, ofTargets] = [numbers(self), numbers(targets)];
  const [selfNumber, targetNumber] = [numbered(ofSelf, 'the enemy'), numbered(ofTargets, 'a target')];
  const sights = sightsOf(places, targetNumber);
  const sight = (place: string): Sight => present(sights.get(place), `a look from ${place}`);
  const wishes = new Map(places.map((place) => [place, wishesOf(sight(place))]));
  return {
    self,
    targets,
    places,
    engaged: selfNumber(listed.engaged),
    near: targetNumber(listed.near),
    reach: targetNumber(listed.reach),
    isSelf: (id) => ofSelf.has(id),
    isTarget: (id) => ofTargets.has(id),
    selfNumber,
    targetNumber,
    sight,
    ...hanging(listed, sights),
    wishes: (place, wish) => present(wishes.get(place), `a wish for ${place}`)[wish],
  };
}
