import { isEqual } from '../core/isEqual.ts';
import { counterOf } from '../family/killteam/attack/ammunition.ts';
import { obscuredIgnoredBy, tableGeometry } from '../family/killteam/attack/attackContext.ts';
import { type EffectiveFacts, effectiveFacts } from '../family/killteam/attack/effectiveFacts.ts';
import { coverDeniedBy } from '../family/killteam/attack/shoot/coverWay.ts';
import { woundsBefore } from '../family/killteam/attack/shoot/allocate.ts';
import {
  type AttackDice,
  type DefenceDice,
  immediateDamage,
  thresholdsOf,
} from '../family/killteam/attack/shoot/derive.ts';
import { threatened } from '../family/killteam/attack/shoot/defenceDice.ts';
import { type FurtherFacts, furtherFacts } from '../family/killteam/attack/shoot/furtherFacts.ts';
import { attackNow, defenceNow, savesNow, triggersNow } from '../family/killteam/attack/shoot/shotInHand.ts';
import { rangeOf, targetProblem } from '../family/killteam/attack/targeting.ts';
import type { AmmoCounter, Operative, Weapon } from '../family/killteam/model/operative.ts';
import { count, type Pool, type Thresholds } from '../family/killteam/model/pool.ts';
import type { Rejection } from '../family/killteam/model/rejection.ts';
import type { ShootTask } from '../family/killteam/model/task.ts';
import type { ShotInHand } from '../family/killteam/rules/steps.ts';
import type { Source } from '../family/killteam/stats/changes.ts';
import { type WeaponHit, weaponHit } from '../family/killteam/stats/stats.ts';
import type { PickOption } from '../family/killteam/model/request.ts';
import { type SavesSpent, savesSpent, type Successes } from './savesSpent.ts';
import { type Spoken, spokenAt, type ToldWindow } from './spoken.ts';

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
  /** What takes the save for its cover away from the target. */
  readonly coverDeniedBy: readonly Source[];
  /** What lets the shooter see a target that is obscured, as if it were not. */
  readonly obscuredIgnoredBy: readonly Source[];
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

/** A shot in hand with all that its screen tells. */
export function shotView(inHand: ShotInHand): ShotView {
  const { task, shot } = inHand;
  return {
    task,
    ...shooterOf(inHand),
    ...targetOf(inHand),
    thresholds: thresholdsOf(shot),
    ...diceOf(inHand),
    coverDeniedBy: coverDeniedBy(shot),
    obscuredIgnoredBy: obscuredIgnoredBy(inHand.game.state, {
      attacker: inHand.shooter,
      target: inHand.target,
      facts: task.sequence.facts,
    }),
    spent: (option) => savesSpent(task, option),
    spoken: (window) => spokenAt(inHand, window),
  };
}
