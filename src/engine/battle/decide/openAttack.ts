import { accurateLimit } from '../../attack/shoot/derive.ts';
import { rerollable } from '../../attack/reroll.ts';
import type { Command } from '../command.ts';
import type { BattleEvent } from '../event.ts';
import type { ShotFacts } from '../facts.ts';
import type { Game } from '../game.ts';
import { operativeById, topTask } from '../lookup.ts';
import { reject, type Rejection } from '../rejection.ts';
import { when } from '../actions/reasons.ts';
import type { FightTask, ShootTask } from '../task.ts';
import { fightInHand } from '../tasks/fight/fightInHand.ts';
import { newFighter, withAccurate } from '../tasks/fight/weapons.ts';
import { defenceNow, shotInHand } from '../tasks/shoot/shotInHand.ts';
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

/** Dice that no longer fit the changed facts are rolled again: too many kept by Accurate, other defence dice. */
function outdated(game: Game, task: ShootTask, facts: ShotFacts): Partial<ShootTask['sequence']> {
  const next = shotInHand(game, withFacts(task, facts));
  const accurate = task.sequence.accurate ?? 0;
  const tooAccurate = accurate > accurateLimit(next.shot);
  const before = defenceNow(shotInHand(game, task))?.toRoll;
  const changed = before !== defenceNow(next)?.toRoll;
  return {
    ...(tooAccurate ? { accurate: null, attack: null } : {}),
    ...(tooAccurate || changed ? { defence: null, keepCover: null } : {}),
  };
}

/** What the table says about the shot in hand; remembered until either moves. Not once crits have hurt at once. */
export function setFacts(game: Game, command: Extract<Command, { type: 'setFacts' }>): BattleDecision {
  const task = openShot(game);
  if (task === null) return refused(reject('noOpenAttack'));
  const facts = { ...task.sequence.facts, ...command.facts };
  const late = task.sequence.immediate > 0 && facts.obscured !== task.sequence.facts.obscured;
  if (late || !Number.isFinite(facts.height) || Math.abs(facts.height) > 100) return refused(reject('outOfBounds'));
  return done(game, [
    { type: 'factsSet', shooter: task.operative, target: task.sequence.target, facts },
    { type: 'shotMoved', set: { facts, ...outdated(game, task, facts) } },
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

/** Dice a Command Re-roll may take now: the retinue's own, before they are retained or spent. */
export function commandRerollDice(game: Game, pool: 'attack' | 'defence'): readonly number[] {
  const shot = openShot(game);
  const fight = openFight(game);
  if (shot !== null) {
    const { sequence } = shot;
    const owner = operativeById(game.state, pool === 'attack' ? shot.operative : sequence.target);
    const tooLate = pool === 'attack' && (sequence.retained || sequence.defence !== null);
    return owner.side !== 'retinue' || tooLate ? [] : rerollable(sequence[pool] ?? []);
  }
  if (fight === null) return [];
  const side = pool === 'attack' ? fight.attacker : fight.defender;
  const own = operativeById(game.state, side.operative).side === 'retinue';
  return own && side.pool === null ? rerollable(side.dice ?? []) : [];
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

/** The attack is taken back as if never declared, with its AP. Only before anything was rolled. */
export function cancelAttack(game: Game): BattleDecision {
  const task = openShot(game) ?? openFight(game);
  const rolled = task?.kind === 'shoot' ? task.sequence.attack : task?.attacker.dice;
  if (task === null || rolled !== null || (task.kind === 'shoot' && task.number > 0))
    return refused(reject('noOpenAttack'));
  const operative = task.kind === 'shoot' ? task.operative : task.attacker.operative;
  const ap = task.via === 'action' ? 1 : 0;
  return done(game, [
    { type: 'taskClosed' },
    { type: 'taskClosed' },
    { type: 'attackCancelled', operative, action: task.kind, ap },
  ]);
}
