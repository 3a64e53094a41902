import { isEqual } from '../core/isEqual.ts';
import { counterOf } from '../family/killteam/attack/ammunition.ts';
import { tableGeometry } from '../family/killteam/attack/attackContext.ts';
import { type EffectiveFacts, effectiveFacts } from '../family/killteam/attack/effectiveFacts.ts';
import { woundsBefore } from '../family/killteam/attack/shoot/allocate.ts';
import {
  type AttackDice,
  type DefenceDice,
  immediateDamage,
  thresholdsOf,
} from '../family/killteam/attack/shoot/derive.ts';
import { threatened } from '../family/killteam/attack/shoot/defenceDice.ts';
import { type FurtherFacts, furtherFacts } from '../family/killteam/attack/shoot/furtherFacts.ts';
import { furtherShots } from '../family/killteam/attack/shoot/furtherTargets.ts';
import { attackNow, defenceNow, savesNow, triggersNow } from '../family/killteam/attack/shoot/shotInHand.ts';
import { rangeOf, targetProblem } from '../family/killteam/attack/targeting.ts';
import type { AmmoCounter, Operative, Weapon } from '../family/killteam/model/operative.ts';
import { count, type Pool, type Thresholds } from '../family/killteam/model/pool.ts';
import type { Rejection } from '../family/killteam/model/rejection.ts';
import type { ShootTask } from '../family/killteam/model/task.ts';
import type { ShotInHand } from '../family/killteam/rules/steps.ts';
import { type WeaponHit, weaponHit } from '../family/killteam/stats/stats.ts';
import type { OperativeId } from '../core/ids.ts';
import type { PickOption } from '../log/request.ts';
import { type Expected, expectedOfShot } from './expected.ts';
import { once } from '../core/once.ts';
import { type SavesSpent, savesSpent, type Successes } from './savesSpent.ts';
import { type Spoken, spokenAt, type ToldWindow } from './spoken.ts';

/** What Blast or Torrent does to all its targets that are still to be rolled for. */
export interface SpreadExpected {
  /** Those after the one in hand. */
  readonly further: readonly { readonly target: OperativeId; readonly kill: number }[];
  /** Wounds really lost by all of them together, the one in hand included, expected. */
  readonly mean: number;
}

/** A shot in hand, worked out. */
export interface ShotView {
  readonly task: ShootTask;
  readonly shooter: Operative;
  readonly target: Operative;
  /** With what traits add to it now. */
  readonly weapon: Weapon;
  /** What is left in it; null: nobody counts. */
  readonly counter: AmmoCounter | null;
  /** How far it shoots, in inches; null: any distance. */
  readonly range: number | null;
  /** Cover and obscured as they count. */
  readonly terrain: EffectiveFacts;
  /** Facts that matter only because of others, or of a trait. */
  readonly asks: FurtherFacts;
  /** The facts are what the table has told of the pair, and not the usual ones; never of those that Blast copies. */
  readonly toldUnusual: boolean;
  /** Why this is no valid target; null: it is one. */
  readonly problem: Rejection | null;
  /** Where the Hit of this use comes from. */
  readonly hitFrom: WeaponHit;
  readonly thresholds: Thresholds;
  /** Save of the target against this weapon. */
  readonly save: number;
  /** Defence dice collected, before any is taken away. */
  readonly defenceDice: number;
  /** Null: not rolled yet. */
  readonly attack: AttackDice | null;
  readonly hits: Successes | null;
  /** There is a hit to save: without one nobody rolls defence dice. */
  readonly hasHit: boolean;
  /** Null: the attack is not rolled yet. */
  readonly defence: DefenceDice | null;
  /** Defence dice as they lie, those kept for cover first. */
  readonly savePool: Pool;
  /** What is known of them. */
  readonly saves: Successes;
  /** Wounds of the target when the saves are spent. */
  readonly wounds: number;
  /** Wounds that the target loses at once, whatever it saves. */
  readonly immediate: number;
  readonly spent: (option: PickOption) => SavesSpent;
  /** The weapon's rules that may speak at that moment. */
  readonly spoken: (window: ToldWindow) => readonly Spoken[];
  /** What is to be expected before its dice; null: its numbers are out of range. */
  readonly expected: Expected | null;
  /** The same of Blast and Torrent; null: there are no further targets, or not yet, or one has no odds. */
  readonly spread: SpreadExpected | null;
}

const successesIn = (pool: Pool): Successes => ({
  criticals: count(pool, 'critical'),
  normals: count(pool, 'normal'),
});

function toldUnusual({ game: { state }, shooter, target, task }: ShotInHand): boolean {
  if (task.blast !== undefined) return false;
  const usual = tableGeometry.shot({ ...state, facts: {} }, shooter, target);
  return !isEqual({ ...usual, ...tableGeometry.shot(state, shooter, target) }, usual);
}

const problemOf = ({ game, shooter, weapon, target, task }: ShotInHand): Rejection | null =>
  targetProblem(game.rules, game.state, { shooter, weapon, target, via: task.via, facts: task.sequence.facts });

/** Further targets of Blast and Torrent, each a shot of its own. */
function spreadOf(inHand: ShotInHand, first: Expected | null): SpreadExpected | null {
  const further = furtherShots(inHand).map((shot) => ({ target: shot.target.id, expected: expectedOfShot(shot) }));
  const known = further.flatMap(({ target, expected }) => (expected === null ? [] : [{ target, ...expected }]));
  if (first === null || known.length === 0 || known.length < further.length) return null;
  return {
    further: known.map(({ target, kill }) => ({ target, kill })),
    mean: known.reduce((sum, { mean }) => sum + mean, first.mean),
  };
}

/** The dice as they lie. */
function diceOf(inHand: ShotInHand) {
  const attack = attackNow(inHand);
  const savePool = savesNow(inHand);
  return {
    attack,
    hits: attack === null ? null : successesIn(attack.pool),
    hasHit: threatened(inHand),
    defence: defenceNow(inHand),
    savePool,
    saves: successesIn(savePool),
    wounds: Math.max(0, woundsBefore(inHand)),
    immediate: inHand.task.sequence.immediate || immediateDamage(triggersNow(inHand)),
  };
}

/** Who shoots with what, and what is known of it. */
function shooterOf({ game, task, shooter, weapon }: ShotInHand) {
  const { state, rules } = game;
  const { pointBlank, via } = task;
  return {
    shooter,
    weapon,
    counter: counterOf(state, shooter, weapon),
    range: rangeOf(rules, state, { shooter, weapon, via }),
    hitFrom: weaponHit(game, { operative: shooter, weapon }, { pointBlank, assists: 0 }),
  };
}

/** At whom, and what the table says of it. */
function targetOf(inHand: ShotInHand) {
  const { task, target, shot } = inHand;
  const { facts } = task.sequence;
  return {
    target,
    terrain: effectiveFacts(shot.context.facts),
    asks: furtherFacts({ ...shot.context, facts }, target),
    toldUnusual: toldUnusual(inHand),
    problem: problemOf(inHand),
    save: shot.save,
    defenceDice: shot.defenceDice,
  };
}

/** A shot in hand with all that its screen tells; its odds are worked out when they are first asked for. */
export function shotView(inHand: ShotInHand): ShotView {
  const { task, shot } = inHand;
  const expected = once(() => expectedOfShot(inHand));
  const spread = once(() => spreadOf(inHand, expected()));
  return {
    task,
    ...shooterOf(inHand),
    ...targetOf(inHand),
    thresholds: thresholdsOf(shot),
    ...diceOf(inHand),
    spent: (option) => savesSpent(task, option),
    spoken: (window) => spokenAt(inHand, window),
    get expected() {
      return expected();
    },
    get spread() {
      return spread();
    },
  };
}
