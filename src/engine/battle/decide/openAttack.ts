import { accurateLimit, effectiveFacts } from '../../attack/shoot/derive.ts';
import type { RolledDie } from '../../attack/pool.ts';
import { rerollable } from '../../attack/reroll.ts';
import { cancelledEvents } from '../cancelled.ts';
import type { Command } from '../command.ts';
import type { BattleEvent } from '../event.ts';
import type { ShotFacts } from '../facts.ts';
import type { Game } from '../game.ts';
import { operativeById, topTask } from '../lookup.ts';
import { reject, type Rejection, when } from '../rejection.ts';
import type { FightTask, ShootSequence, ShootTask } from '../task.ts';
import { fightInHand } from '../tasks/fight/fightInHand.ts';
import { newFighter, withAccurate } from '../tasks/fight/weapons.ts';
import { defenceNow, type ShotInHand, shotInHand, triggersNow } from '../tasks/shoot/shotInHand.ts';
import { type BattleDecision, done, refused, unless } from './decision.ts';

const openShot = (game: Game): ShootTask | null => {
  const task = topTask(game.state);
  return task?.kind === 'shoot' && !task.sequence.resolved ? task : null;
};

const openFight = (game: Game): FightTask | null => {
  const task = topTask(game.state);
  return task?.kind === 'fight' ? task : null;
};

const withFacts = (task: ShootTask, facts: ShotFacts): ShootTask => ({
  ...task,
  sequence: { ...task.sequence, facts },
});

const otherDefence = (before: ShotInHand, after: ShotInHand): boolean =>
  defenceNow(before)?.toRoll !== defenceNow(after)?.toRoll;

const obscured = ({ task }: ShotInHand): boolean => effectiveFacts(task.sequence.facts).obscured;

const otherHits = (before: ShotInHand, after: ShotInHand): boolean => obscured(before) !== obscured(after);

const ATTACK_AGAIN: Partial<ShootSequence> = { accurate: null, attack: null, rerollsPassed: [], nearby: null };

/**
 * Dice that no longer fit the changed facts are rolled again: too many kept by Accurate, other defence dice. Dice whose
 * hits are no longer the same are retained anew.
 */
function outdated(game: Game, task: ShootTask, facts: ShotFacts): Partial<ShootSequence> {
  const now = shotInHand(game, task);
  const next = shotInHand(game, withFacts(task, facts));
  const { attack, accurate, retained } = task.sequence;
  const limit = accurateLimit(next.shot);
  const kept = accurate ?? limit;
  const tooAccurate = kept > limit;
  const askedAnew = tooAccurate || (attack === null && kept !== limit);
  return {
    ...(askedAnew ? ATTACK_AGAIN : {}),
    ...(tooAccurate || otherDefence(now, next) ? { defence: null, keepCover: null } : {}),
    ...(retained && (tooAccurate || otherHits(now, next)) ? { retained: false } : {}),
  };
}

/** Retained crits have hurt or stunned already, so the hits cannot be others any more. */
const tooLate = (game: Game, task: ShootTask, set: Partial<ShootSequence>): boolean =>
  task.sequence.retained && set.retained === false && triggersNow(shotInHand(game, task)).length > 0;

/** What the table says about the shot in hand; remembered until either moves. Not in the middle of a re-roll. */
export function setFacts(game: Game, command: Extract<Command, { type: 'setFacts' }>): BattleDecision {
  const task = openShot(game);
  if (task === null) return refused(reject('noOpenAttack'));
  if (task.sequence.rerolling !== null) return refused(reject('requestPending'));
  const facts = { ...task.sequence.facts, ...command.facts };
  if (!Number.isFinite(facts.height) || Math.abs(facts.height) > 100) return refused(reject('outOfBounds'));
  const set = { facts, ...outdated(game, task, facts) };
  if (tooLate(game, task, set)) return refused(reject('outOfBounds'));
  return done(game, [
    { type: 'factsSet', shooter: task.operative, target: task.sequence.target, facts },
    { type: 'shotMoved', set },
  ]);
}

/** Assisting friends as the table counts them; before anybody has rolled. */
export function setAssists(game: Game, command: Extract<Command, { type: 'setAssists' }>): BattleDecision {
  const task = openFight(game);
  if (task === null || task.attacker.dice !== null) return refused(reject('noOpenAttack'));
  const counts = [command.attacker, command.defender];
  if (counts.some((n) => !Number.isInteger(n) || n < 0 || n > 20)) return refused(reject('outOfBounds'));
  const { attacker, defender } = fightInHand(game, task);
  const next = withAccurate(game, {
    ...task,
    attacker: newFighter(attacker.operative, attacker.weapon, command.attacker),
    defender: newFighter(defender.operative, defender.weapon, command.defender),
  });
  return done(game, [
    { type: 'fighterMoved', role: 'attacker', set: next.attacker },
    { type: 'fighterMoved', role: 'defender', set: next.defender },
  ]);
}

interface Pool {
  readonly owner: string;
  readonly dice: readonly RolledDie[] | null;
  readonly open: boolean;
}

const poolOfShot = ({ operative, sequence }: ShootTask, pool: 'attack' | 'defence'): Pool =>
  pool === 'attack'
    ? { owner: operative, dice: sequence.attack, open: !sequence.retained && sequence.defence === null }
    : { owner: sequence.target, dice: sequence.defence, open: true };

const poolOfFight = (task: FightTask, pool: 'attack' | 'defence'): Pool => {
  const side = pool === 'attack' ? task.attacker : task.defender;
  return { owner: side.operative, dice: side.dice, open: side.pool === null };
};

/** The dice of a pool of the attack in hand as long as they are neither retained nor spent, and whose they are. */
export function openPool(game: Game, pool: 'attack' | 'defence'): Pool | null {
  const shot = openShot(game);
  const fight = openFight(game);
  const found = shot !== null ? poolOfShot(shot, pool) : fight !== null ? poolOfFight(fight, pool) : null;
  return found?.open === true ? found : null;
}

/** Dice a Command Re-roll may take now: the retinue's own, each once. */
export function commandRerollDice(game: Game, pool: 'attack' | 'defence'): readonly number[] {
  const found = openPool(game, pool);
  const own = found !== null && operativeById(game.state, found.owner).side === 'retinue';
  return own ? rerollable(found.dice ?? []) : [];
}

/** Command Re-roll: 1 CP, one of the retinue's attack or defence dice, each die once. */
export function commandReroll(game: Game, command: Extract<Command, { type: 'commandReroll' }>): BattleDecision {
  const task = openShot(game)?.sequence ?? openFight(game);
  if (task === null) return refused(reject('noOpenAttack'));
  const reasons: readonly Rejection[] = [
    ...when(task.rerolling !== null, 'requestPending'),
    ...when(!commandRerollDice(game, command.pool).includes(command.die), 'dieCannotBeRerolled'),
    ...when(game.state.cp < 1, 'notEnoughCp'),
  ];
  const rerolling = { pool: command.pool, dice: [command.die], rule: 'commandReroll' };
  const moved: BattleEvent =
    openShot(game) === null ? { type: 'fightMoved', set: { rerolling } } : { type: 'shotMoved', set: { rerolling } };
  return unless(game, reasons, {
    override: command.override,
    events: () => [{ type: 'cpChanged', by: -1, why: 'commandReroll' }, moved],
  });
}

/** Nobody has rolled yet, and it is the first target. */
const untouched = (task: ShootTask | FightTask): boolean =>
  task.kind === 'shoot' ? task.sequence.attack === null && task.number === 0 : task.attacker.dice === null;

/** The attack is taken back as if never declared, with its AP. Only before anything was rolled. */
export function cancelAttack(game: Game): BattleDecision {
  const task = openShot(game) ?? openFight(game);
  if (task === null || !untouched(task)) return refused(reject('noOpenAttack'));
  return done(game, cancelledEvents(task));
}
