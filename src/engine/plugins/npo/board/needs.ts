import type { CompiledTable } from '../../../behaviour/compile.ts';
import { interpret } from '../../../behaviour/interpret.ts';
import { HERE } from '../../../behaviour/fact.ts';
import { PLACES, TARGET_FACTS } from '../../../behaviour/killTeam/fact.ts';
import type { KillTeam } from '../../../behaviour/killTeam/terms.ts';
import { bitsOf, type Known, type Mask, placeOf } from '../../../behaviour/known.ts';
import type { Thought } from '../../../behaviour/thought.ts';
import type { Need } from '../../../behaviour/trace.ts';
import type { Spot } from '../../../board/move/spots.ts';
import type { Operative } from '../../../family/killteam/model/operative.ts';
import type { Game } from '../../../family/killteam/rules/game.ts';
import { isTargetWish } from '../../../behaviour/place.ts';
import { targetsOf } from '../view.ts';
import { withTargetFacts } from './here.ts';
import { type Sighted, sightedBy } from './sighted.ts';
import { chargeSpots, isCovered, moveOnBoard, spotsFor } from './spots.ts';

type MovedTo = Exclude<(typeof PLACES)[number], typeof HERE>;

/** An enemy that thinks, by which table. */
interface Thinker {
  readonly game: Game;
  readonly enemy: Operative;
  readonly table: CompiledTable<KillTeam>;
}

/** Every row of the table that goes there for somebody to attack wants cover: ends without are none. */
function wantsCover({ rows }: CompiledTable<KillTeam>, place: MovedTo): boolean {
  const going = rows.filter(({ action, where }) => action === place && where?.wishes.some(isTargetWish) === true);
  return going.length > 0 && going.every(({ where }) => where?.cover === 'must');
}

const NOT_THERE: Sighted = { valid: false, inCover: false, obscured: false };

/** How much is in the way of an attack: less is better. */
const hiddenness = ({ inCover, obscured }: Sighted): number => (obscured ? 2 : 0) + (inCover ? 1 : 0);

/** How somebody is best seen from one of these places. */
function bestSeen({ game, enemy }: Thinker, spots: readonly Spot[], target: Operative): Sighted {
  const sighted = sightedBy(game, enemy, target);
  let best: Sighted | null = null;
  for (const { sees } of spots) {
    const look = sees(target.id);
    const seen = look === null ? NOT_THERE : sighted(look);
    if (seen.valid && (best === null || hiddenness(seen) < hiddenness(best))) best = seen;
    if (best !== null && hiddenness(best) === 0) break;
  }
  return best ?? NOT_THERE;
}

const isPlaced = ({ state }: Game, id: string): boolean => state.board?.places[id] !== undefined;

/** What is seen of these from the places that a move leads to. */
function seenFrom(thinker: Thinker, known: Known, place: MovedTo, among: Mask): Known {
  const { game, enemy, table } = thinker;
  const all = spotsFor(game, moveOnBoard(game, enemy, place));
  const spots = wantsCover(table, place) ? all.filter(isCovered(game)) : all;
  const targets = targetsOf(game.state);
  return bitsOf(among).reduce((now, bit) => {
    const target = targets[placeOf(bit)];
    if (target === undefined || !isPlaced(game, target.id)) return now;
    const { valid, inCover, obscured } = bestSeen(thinker, spots, target);
    const facts = { [`validTarget.${place}`]: valid, [`inCover.${place}`]: inCover, [`obscured.${place}`]: obscured };
    return withTargetFacts(now, bit, facts);
  }, known);
}

/** Whom of these a charge reaches; `isNearest`: it is enough to know the nearest, whoever is farther counts as out of reach. */
function reached({ game, enemy }: Thinker, known: Known, among: Mask, isNearest: boolean): Known {
  const targets = targetsOf(game.state);
  let [now, isFound] = [known, false];
  for (const bit of byInches(known, among)) {
    const target = targets[placeOf(bit)];
    if (target === undefined || !isPlaced(game, target.id)) continue;
    const chargeReach = !(isNearest && isFound) && chargeSpots(game, enemy, target.id).length > 0;
    now = withTargetFacts(now, bit, { chargeReach });
    isFound ||= chargeReach;
  }
  return now;
}

/** Those of a mask, each by itself, the nearest first. */
const byInches = ({ inches }: Known, among: Mask): readonly Mask[] =>
  bitsOf(among).toSorted((one, other) => (inches[placeOf(one)] ?? Infinity) - (inches[placeOf(other)] ?? Infinity));

/** What is needed, as far as the board tells it; the same where it does not. */
function answered(thinker: Thinker, known: Known, need: Need): Known {
  if (need.of !== 'target') return known;
  const { fact, targets } = need;
  if (TARGET_FACTS[fact]?.askedBy === 'reach') return reached(thinker, known, targets, need.nearest === true);
  if (TARGET_FACTS[fact]?.askedBy !== 'sight') return known;
  const place = PLACES.find((each) => each === known.book.seenFrom[fact]);
  return place === undefined || place === HERE ? known : seenFrom(thinker, known, place, targets);
}

/** All that the board tells of moves that the table has rows for. */
function withAll(thinker: Thinker, known: Known): Known {
  const { rows } = thinker.table;
  const places = PLACES.filter((place): place is MovedTo => rows.some(({ action }) => action === place));
  const charged = rows.some(({ action }) => action === 'charge')
    ? reached(thinker, known, known.targets, false)
    : known;
  return places.reduce((now, place) => seenFrom(thinker, now, place, now.targets), charged);
}

/** What is known with all that the board tells of moves and the list of the enemy comes to need; the rest is for the table. */
export function knownOfMoves(game: Game, enemy: Operative, thought: Thought<KillTeam>): Known {
  const thinker: Thinker = { game, enemy, table: thought.table };
  let { known } = thought;
  if (!isPlaced(game, enemy.id)) return known;
  for (;;) {
    const outcome = interpret({ ...thought, known });
    if (outcome.kind === 'plan') return known;
    const after = answered(thinker, known, outcome.need);
    if (after === known) return withAll(thinker, known);
    known = after;
  }
}
