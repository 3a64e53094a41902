import { fold } from '../fold.ts';
import { classify, count, keptDie, type Pool, type Thresholds } from '../../model/pool.ts';
import type { RerollRight, Trigger } from '../../rules/windows.ts';
import type { Because } from '../../model/attackEvent.ts';
import { hasChange } from '../../stats/changes.ts';
import { withBonus } from '../criticalBonus.ts';
import { attackContext } from '../attackContext.ts';
import { DEFAULT_SHOT } from '../../model/facts.ts';
import type { Game } from '../../rules/game.ts';
import type { FighterInHand, FightInHand } from '../../rules/steps.ts';
import { operativeById, weaponById } from '../../model/lookup.ts';
import type { FightRole, FightTask } from '../../model/task.ts';

export const otherRole = (role: FightRole): FightRole => (role === 'attacker' ? 'defender' : 'attacker');

const fighterInHand = (game: Game, task: FightTask, role: FightRole): FighterInHand => {
  const fighter = task[role];
  const operative = operativeById(game.state, fighter.operative);
  const opponent = operativeById(game.state, task[otherRole(role)].operative);
  const { assists, rerollsPassed: declined } = fighter;
  const carried = fighter.weapon === null ? null : weaponById(operative, fighter.weapon);
  const attack = { attacker: operative, target: opponent, via: task.via, facts: DEFAULT_SHOT, assists, declined };
  const context = carried === null ? null : attackContext(game.state, { ...attack, weapon: carried });
  return {
    role,
    fighter,
    operative,
    context,
    weapon: context?.weapon ?? null,
    opponent,
    foe: task.asIf ? null : opponent,
  };
};

export const fightInHand = (game: Game, task: FightTask): FightInHand => ({
  game,
  task,
  attacker: fighterInHand(game, task, 'attacker'),
  defender: fighterInHand(game, task, 'defender'),
});

/** Attack dice this side rolls; none when it cannot retaliate. */
export const diceToRoll = ({ task }: FightInHand, { role, weapon, fighter }: FighterInHand): number =>
  weapon === null || (role === 'defender' && task.noRetaliate) ? 0 : Math.max(0, weapon.attacks - fighter.accurate);

export function thresholdsOf(fight: FightInHand, side: FighterInHand): Thresholds {
  const start = { hit: side.fighter.hit, critical: 7 };
  if (side.context === null) return start;
  return fold(fight.game.rules, 'thresholds', { value: start, moment: side.context }).value;
}

/** What the weapon of a side lets it roll again, whatever forbids it. */
export const rightsUnhinderedOf = (fight: FightInHand, side: FighterInHand): readonly RerollRight[] =>
  side.context === null ? [] : fold(fight.game.rules, 'rerolls', { value: [], moment: side.context }).value;

export const rightsOf = (fight: FightInHand, side: FighterInHand): readonly RerollRight[] =>
  hasChange(fight.game.state, side.opponent, 'noRerollsAgainst') ? [] : rightsUnhinderedOf(fight, side);

/** The most dice Accurate lets this side keep. */
export function accurateLimitOf(fight: FightInHand, side: FighterInHand): number {
  if (side.context === null) return 0;
  const limit = fold(fight.game.rules, 'accurate', { value: 0, moment: side.context }).value;
  return Math.min(limit, side.context.weapon.attacks);
}

/** The dice of one side: retained if they are, else as they would be; null before its roll. */
export function poolOf(
  fight: FightInHand,
  side: FighterInHand,
): { readonly pool: Pool; readonly because: readonly Because[] } | null {
  if (side.fighter.pool !== null) return { pool: side.fighter.pool, because: [] };
  if (side.fighter.dice === null) return null;
  const kept = Array.from({ length: side.fighter.accurate }, () => keptDie('normal', 'accurate'));
  const pool = [...kept, ...classify(side.fighter.dice, thresholdsOf(fight, side))];
  if (side.context === null) return { pool, because: [] };
  const folded = fold(fight.game.rules, 'retained', { value: pool, moment: { ...side.context, pool } });
  return { pool: folded.value, because: folded.because };
}

/** What the retained crits of one side set off. */
export function triggersOf(fight: FightInHand, side: FighterInHand, pool: Pool): readonly Trigger[] {
  if (side.context === null) return [];
  const moment = { ...side.context, pool };
  return withBonus(fold(fight.game.rules, 'triggers', { value: [], moment }).value, moment);
}

/** This side's weapon makes the opponent block with crits only (Brutal). */
export function isBrutal(fight: FightInHand, side: FighterInHand): boolean {
  if (side.context === null) return false;
  return fold(fight.game.rules, 'critsOnly', { value: false, moment: side.context }).value;
}

/** This side's first critical strike discards a die (Shock). */
export function hasShock(fight: FightInHand, side: FighterInHand): boolean {
  if (side.context === null) return false;
  return fold(fight.game.rules, 'shock', { value: false, moment: side.context }).value;
}

/** This side's first critical strike takes a normal success of the opponent, its second stuns it. */
export function stunsByStrikes(fight: FightInHand, side: FighterInHand): boolean {
  if (side.context === null) return false;
  return fold(fight.game.rules, 'stuns', { value: false, moment: side.context }).value;
}

/** Wounds that each of its critical strikes deals to other enemies near; 0: none. */
export function reapOf(fight: FightInHand, side: FighterInHand): number {
  if (side.context === null) return 0;
  return fold(fight.game.rules, 'reap', { value: 0, moment: side.context }).value;
}

/** Successes not yet struck or blocked. */
export const successesLeft = (pool: Pool): number => count(pool, 'critical') + count(pool, 'normal');
