import { geometry } from '../../../board/geometry.ts';
import { isSelfFact, selfNumber, targetNumber } from '../../../behaviour/killTeam/fact.ts';
import { type Known, notKnown, selfIs, withSelf, withTarget } from '../../../behaviour/known.ts';
import { boardNow } from '../../../family/killteam/attack/boardGeometry.ts';
import { ofSide, standing } from '../../../family/killteam/model/lookup.ts';
import type { Operative } from '../../../family/killteam/model/operative.ts';
import type { BattleState } from '../../../family/killteam/model/state.ts';
import type { Game } from '../../../family/killteam/rules/game.ts';
import { aplOf } from '../../../family/killteam/stats/stats.ts';
import { powerFor } from '../power.ts';
import { gunFor } from '../threat.ts';
import { targetsOf } from '../view.ts';
import { inchesBetween } from '../../../board/zoneMark.ts';
import { marksLying } from '../../../family/killteam/model/boardMarkers.ts';
import { placeNamed } from './named.ts';
import { sightedBy } from './sighted.ts';

/** What facts say in inches: near, far from all, at the Target Location, splashed, in control of a marker. */
const NEAR = 4;
const FAR = 12;
const AT_LOCATION = 2;
const SPLASH = 2;
const CONTROL = 1;

type Facts = Readonly<Record<string, boolean>>;

/** How far around its target a gun harms; null: it does not. */
function harmsWithin(game: Game, enemy: Operative, target: Operative): number | null {
  const rules = gunFor(game, enemy, target)?.rules ?? [];
  const x = rules.find(({ id }) => id === 'blast')?.params['x'];
  if (typeof x === 'number') return x;
  return rules.some(({ id }) => id === 'splash') ? SPLASH : null;
}

/** Whether a friend of an enemy is so near to somebody; null: one of them has no place on the board. */
function friendsWithin({ state }: Game, enemy: Operative, target: Operative, within: number): boolean | null {
  const { board } = state;
  if (board === undefined) return null;
  const friends = ofSide(state, enemy.side).filter((each) => each.id !== enemy.id && standing(each));
  const inches = friends.map(({ id }) => geometry().inchesOn(board, id, target.id));
  if (inches.some((each) => each !== null && each <= within)) return true;
  return inches.includes(null) ? null : false;
}

/** Whether the side of somebody controls a marker that it is at: with more APL there. Null: the board has none, or not everybody. */
function controls(game: Game, target: Operative): boolean | null {
  const { board, operatives } = game.state;
  const all = operatives.filter(standing);
  const markers = marksLying(game.state, 'marker');
  if (board === undefined || markers.length === 0 || all.some(({ id }) => board.places[id] === undefined)) return null;
  return markers.some((marker) => {
    const there = all.filter(({ id }) => {
      const place = board.places[id];
      return place !== undefined && inchesBetween(place, marker) <= CONTROL;
    });
    const balance = there.reduce(
      (sum, each) => sum + (each.side === target.side ? aplOf(game, each) : -aplOf(game, each)),
      0,
    );
    return balance > 0 && there.includes(target);
  });
}

const factIf = (fact: string, is: boolean | null): Facts => (is === null ? {} : { [fact]: is });

function targetFacts(game: Game, enemy: Operative, target: Operative, inches: number): Facts {
  const board = boardNow(game.state);
  const look = board === undefined ? null : geometry().lookOn(board, enemy.id, target.id);
  if (look === null) return {};
  const { valid, inCover, obscured } = sightedBy(game, enemy, target)(look);
  const power = powerFor(game, enemy)?.victim ?? null;
  const around = harmsWithin(game, enemy, target);
  return {
    validTarget: valid,
    inCover,
    obscured,
    within4: inches <= NEAR,
    ...factIf('controlsObjective', controls(game, target)),
    ...factIf('powerReach', power === null ? null : look.leaning !== null && inches <= (power.inches ?? Infinity)),
    ...factIf('friendsNear', around === null ? null : friendsWithin(game, enemy, target, around)),
  };
}

function selfFacts(state: BattleState, enemy: Operative, inches: readonly (number | null)[]): Facts {
  const place = state.board?.places[enemy.id];
  const location = placeNamed(state, state.npo?.targetLocation);
  const near = inches.some((each) => each !== null && each <= FAR);
  return {
    ...factIf('farFromAll', near ? false : inches.includes(null) ? null : true),
    ...factIf(
      'atTargetLocation',
      place === undefined || location === null ? null : inchesBetween(place, location) <= AT_LOCATION,
    ),
  };
}

/** The same with facts that nobody has told. */
const withSelfFacts = (known: Known, facts: Facts): Known =>
  Object.entries(facts)
    .filter(([fact]) => isSelfFact(fact) && selfIs(known.self, selfNumber(fact)) === null)
    .reduce((now, [fact, is]) => withSelf(now, selfNumber(fact), is), known);

/** The same with facts of one target, by its bit, that nobody has told. */
export const withTargetFacts = (known: Known, bit: number, facts: Facts): Known =>
  Object.entries(facts)
    .map(([fact, is]) => ({ fact: targetNumber(fact), is }))
    .filter(({ fact }) => notKnown(known, bit, fact) !== 0)
    .reduce((now, { fact, is }) => withTarget(now, fact, is ? { yes: bit, no: 0 } : { yes: 0, no: bit }), known);

/** What the board sees and measures from where an enemy stands, where nobody has told it by hand. */
export function knownHere(game: Game, enemy: Operative, known: Known): Known {
  const { state } = game;
  const { board } = state;
  if (board?.places[enemy.id] === undefined) return known;
  const targets = targetsOf(state);
  const inches = targets.map(({ id }) => geometry().inchesOn(board, enemy.id, id));
  const seen = targets.reduce((now, target, at) => {
    const off = inches[at] ?? null;
    return off === null ? now : withTargetFacts(now, 1 << at, targetFacts(game, enemy, target, off));
  }, known);
  return { ...withSelfFacts(seen, selfFacts(state, enemy, inches)), inches };
}
