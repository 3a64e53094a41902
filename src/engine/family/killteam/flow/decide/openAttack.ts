import type { Side } from '../../../../core/ids.ts';
import { isEqual } from '../../../../core/isEqual.ts';
import { effectiveFacts } from '../../attack/effectiveFacts.ts';
import { accurateLimit } from '../../attack/shoot/derive.ts';
import { rerollable } from '../../attack/reroll.ts';
import { changesOf, type Source } from '../../stats/changes.ts';
import { cancelledEvents } from '../../attack/cancelled.ts';
import type { Command } from '../../model/command.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { ShotFacts } from '../../model/facts.ts';
import type { Game, BattleDecision } from '../../rules/game.ts';
import { byPeople, operativeById, sideById } from '../../model/lookup.ts';
import { reject, type Rejection, when } from '../../model/rejection.ts';
import type { Fighter, FightRole, FightTask, ShootSequence, ShootTask } from '../../model/task.ts';
import { fightInHand } from '../../attack/fight/fightInHand.ts';
import { newFighter, withAccurate, withSaid } from '../../attack/fight/weapons.ts';
import { defenceNow, shotInHand, triggersNow } from '../../attack/shoot/shotInHand.ts';
import type { FightInHand, ShotInHand } from '../../rules/steps.ts';
import { done, refused, unless } from './decision.ts';
import { openFight, openPool, openShot, type PoolName } from '../../attack/openPool.ts';

const withFacts = (task: ShootTask, facts: ShotFacts): ShootTask => ({
  ...task,
  sequence: { ...task.sequence, facts },
});

const otherDefence = (before: ShotInHand, after: ShotInHand): boolean =>
  defenceNow(before)?.toRoll !== defenceNow(after)?.toRoll;

/** As it counts, with what lasts and says otherwise. */
const obscured = ({ shot }: ShotInHand): boolean => effectiveFacts(shot.context.facts).obscured;

const otherHits = (before: ShotInHand, after: ShotInHand): boolean =>
  obscured(before) !== obscured(after) || !isEqual(before.weapon.rules, after.weapon.rules);

const otherAttack = (before: ShotInHand, after: ShotInHand): boolean => before.weapon.attacks !== after.weapon.attacks;

const unretained = (again: boolean): Partial<ShootSequence> => (again ? { retained: false } : {});

const ATTACK_AGAIN: Partial<ShootSequence> = { accurate: null, attack: null, rerollsPassed: [], nearby: null };

/**
 * Dice that no longer fit the changed facts are rolled again: too many kept by Accurate, more or fewer attack dice, other
 * defence dice. Dice whose hits are no longer the same are retained anew.
 */
function outdated(game: Game, task: ShootTask, facts: ShotFacts): Partial<ShootSequence> {
  const now = shotInHand(game, task);
  const next = shotInHand(game, withFacts(task, facts));
  const { attack, accurate, retained } = task.sequence;
  const limit = accurateLimit(next.shot);
  const kept = accurate ?? limit;
  const rolledAnew = kept > limit || otherAttack(now, next);
  const unkept = attack === null && kept !== limit;
  return {
    ...(rolledAnew || unkept ? ATTACK_AGAIN : {}),
    ...(rolledAnew || otherDefence(now, next) ? { defence: null, keepCover: null } : {}),
    ...unretained(retained && (rolledAnew || otherHits(now, next))),
  };
}

/** Retained crits have hurt or stunned already, so the hits cannot be others any more. */
const tooLate = (game: Game, task: ShootTask, set: Partial<ShootSequence>): boolean =>
  task.sequence.retained && set.retained === false && triggersNow(shotInHand(game, task)).length > 0;

/**
 * What the table says about the shot in hand; remembered until either moves or the activation ends. Not in the middle of a
 * re-roll.
 */
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

/** Somebody has still to roll. */
export const assistsMatter = ({ attacker, defender, noRetaliate }: FightTask): boolean =>
  attacker.dice === null || (!noRetaliate && defender.dice === null);

function assistedBy(fight: FightInHand, role: FightRole, assists: number): Fighter {
  const { fighter, foe } = fight[role];
  return withSaid(newFighter(fight.game, fight[role], { foe, assists, aura: fighter.aura }), fighter);
}

/** Assisting friends as the table counts them, of each fighter until it has rolled. */
export function setAssists(game: Game, command: Extract<Command, { type: 'setAssists' }>): BattleDecision {
  const task = openFight(game);
  if (task === null || !assistsMatter(task)) return refused(reject('noOpenAttack'));
  const counts = [command.attacker, command.defender];
  const rolled = task.attacker.dice !== null;
  const wrong = counts.some((n) => !Number.isInteger(n) || n < 0 || n > 20);
  if (wrong || (rolled && command.attacker !== task.attacker.assists)) return refused(reject('outOfBounds'));
  const fight = fightInHand(game, task);
  const next = withAccurate(game, {
    ...task,
    attacker: assistedBy(fight, 'attacker', command.attacker),
    defender: assistedBy(fight, 'defender', command.defender),
  });
  return done(game, [
    ...(rolled ? [] : [{ type: 'fighterMoved' as const, role: 'attacker' as const, set: next.attacker }]),
    { type: 'fighterMoved', role: 'defender', set: next.defender },
  ]);
}

/** What forbids to roll dice against the opponent again (`rules/acolyte.md` A10, Tzeentch). */
function fixedBy(game: Game, pool: PoolName): readonly Source[] {
  const shot = openShot(game);
  const fight = openFight(game);
  const [attacker, defender] = [fight?.attacker.operative, shot?.sequence.target ?? fight?.defender.operative];
  const opponent = pool === 'attack' ? defender : attacker;
  if (opponent === undefined) return [];
  return changesOf(game.state, operativeById(game.state, opponent), 'noRerollsAgainst').map(({ source }) => source);
}

/** Dice of a side played by people that have not been rolled again, whatever forbids it. */
function ownDice(game: Game, pool: PoolName): readonly number[] {
  const found = openPool(game, pool);
  const own = found !== null && byPeople(game.state, operativeById(game.state, found.owner).side);
  return own ? rerollable(found.dice ?? []) : [];
}

/** Dice a Command Re-roll may take now: those of a side played by people, each once. */
export const commandRerollDice = (game: Game, pool: PoolName): readonly number[] =>
  fixedBy(game, pool).length > 0 ? [] : ownDice(game, pool);

/** What keeps people from rolling dice of this pool again; empty: nothing does, or there are none. */
export const commandRerollForbiddenBy = (game: Game, pool: PoolName): readonly Source[] =>
  ownDice(game, pool).length === 0 ? [] : fixedBy(game, pool);

/** The side whose dice a pool of the attack in hand is; null: there is no such pool. */
export const commandRerollOwner = (game: Game, pool: PoolName): Side | null => {
  const found = openPool(game, pool);
  return found === null ? null : operativeById(game.state, found.owner).side;
};

/** Command points of the side whose dice a pool of the attack in hand is; 0: there is none. */
export function commandRerollCp(game: Game, pool: PoolName): number {
  const owner = commandRerollOwner(game, pool);
  return owner === null ? 0 : sideById(game.state, owner).cp;
}

/** Command Re-roll: 1 CP, one of a player's attack or defence dice, each die once. */
export function commandReroll(game: Game, command: Extract<Command, { type: 'commandReroll' }>): BattleDecision {
  const task = openShot(game)?.sequence ?? openFight(game);
  if (task === null) return refused(reject('noOpenAttack'));
  const payer = commandRerollOwner(game, command.pool);
  const reasons: readonly Rejection[] = [
    ...when(task.rerolling !== null, 'requestPending'),
    ...when(!commandRerollDice(game, command.pool).includes(command.die), 'dieCannotBeRerolled'),
    ...when(commandRerollCp(game, command.pool) < 1, 'notEnoughCp'),
  ];
  const rerolling = { pool: command.pool, dice: [command.die], rule: 'commandReroll' };
  const moved: BattleEvent =
    openShot(game) === null ? { type: 'fightMoved', set: { rerolling } } : { type: 'shotMoved', set: { rerolling } };
  return unless(game, reasons, {
    override: command.override,
    events: () => [
      ...(payer === null ? [] : [{ type: 'cpChanged' as const, side: payer, by: -1, why: 'commandReroll' }]),
      moved,
    ],
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
