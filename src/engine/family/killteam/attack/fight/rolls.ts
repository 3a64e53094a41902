import { classify } from '../../model/pool.ts';
import { rerolled } from '../reroll.ts';
import { diceOf } from '../rolledDice.ts';
import type { RollRequest } from '../../model/request.ts';
import type { Answer } from '../../../../log/request.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { FightRole } from '../../model/task.ts';
import { openRights, rerollRequest } from '../rerollStep.ts';
import { diceToRoll, rightsOf, rightsUnhinderedOf, thresholdsOf } from './fightInHand.ts';
import type { RerollRight } from '../../rules/windows.ts';
import type { FighterInHand, FightInHand, FightStep } from '../../rules/steps.ts';
import { fighterMoved, fightMoved, fightRequestId } from './step.ts';

/** One side rolls its attack dice. */
export const rollOf = (role: FightRole): FightStep => ({
  request: (fight) => {
    const side = fight[role];
    const dice = diceToRoll(fight, side);
    if (side.fighter.dice !== null || dice === 0) return null;
    return {
      kind: 'roll',
      id: fightRequestId(fight, role),
      purpose: role === 'attacker' ? 'fightAttack' : 'fightDefence',
      side: side.operative.side,
      operative: side.operative.id,
      count: dice,
      sides: 6,
      counts: !rightsOf(fight, side).some((right) => right.mode === 'face'),
      success: thresholdsOf(fight, side),
    };
  },
  resolve: (fight, answer) => {
    const dice = diceOf(answer, diceToRoll(fight, fight[role]));
    return [
      { type: 'attackDiceRolled', operative: fight[role].operative.id, role, dice },
      fighterMoved(role, { dice }),
    ];
  },
});

const openOf = ({ fighter: { dice, pool, rerollsPassed } }: FighterInHand, rights: readonly RerollRight[]) =>
  dice === null || pool !== null ? [] : openRights(rights, rerollsPassed, dice);

/** The re-rolls by weapon rules that the dice of a side have still before them, in their order. */
export const fighterRights = (fight: FightInHand, side: FighterInHand) => openOf(side, rightsOf(fight, side));

/** The same, whatever forbids them. */
export const fighterRightsUnhindered = (fight: FightInHand, side: FighterInHand) =>
  openOf(side, rightsUnhinderedOf(fight, side));

/** Weapon rules let one side roll dice again. */
export const rerollOf = (role: FightRole): FightStep => ({
  request: (fight) => {
    const side = fight[role];
    const [right] = fighterRights(fight, side);
    const { dice } = side.fighter;
    if (right === undefined || dice === null) return null;
    const { operative } = side;
    const id = fightRequestId(fight, role, 'reroll', right.rule);
    return rerollRequest({ id, side: operative.side, operative: operative.id, role }, right, {
      dice,
      grades: classify(dice, thresholdsOf(fight, side)).map(({ grade }) => grade),
    });
  },
  resolve: (fight, answer) => {
    const [right] = fighterRights(fight, fight[role]);
    if (answer.kind !== 'reroll' || right === undefined) return [];
    const passed = fighterMoved(role, { rerollsPassed: [...fight[role].fighter.rerollsPassed, right.rule] });
    if (answer.dice.length === 0) return [passed];
    const pool = role === 'attacker' ? ('attack' as const) : ('defence' as const);
    return [passed, fightMoved({ rerolling: { pool, dice: [...answer.dice], rule: right.rule } })];
  },
});

const rerollingRole = (fight: FightInHand): FightRole | null =>
  fight.task.rerolling === null ? null : fight.task.rerolling.pool === 'attack' ? 'attacker' : 'defender';

/** The roll of dice that somebody decided to roll again; null when there is none. */
export function freshRoll(fight: FightInHand): RollRequest | null {
  const role = rerollingRole(fight);
  const { rerolling } = fight.task;
  if (role === null || rerolling === null) return null;
  const { operative } = fight[role];
  return {
    kind: 'roll',
    id: fightRequestId(fight, 'fresh', role, rerolling.rule, rerolling.dice.join('+')),
    purpose: 'reroll',
    side: operative.side,
    operative: operative.id,
    count: rerolling.dice.length,
    sides: 6,
    counts: true,
    success: thresholdsOf(fight, fight[role]),
  };
}

/** What the fresh dice change. */
export function resolveFresh(fight: FightInHand, answer: Answer): readonly BattleEvent[] {
  const role = rerollingRole(fight);
  const { rerolling } = fight.task;
  if (role === null || rerolling === null) return [];
  const old = fight[role].fighter.dice ?? [];
  const dice = rerolled(old, rerolling.dice, diceOf(answer, rerolling.dice.length));
  return [
    {
      type: 'diceRerolled',
      operative: fight[role].operative.id,
      rule: rerolling.rule,
      pool: rerolling.pool,
      from: rerolling.dice.map((index) => old[index]?.face ?? null),
      to: rerolling.dice.map((index) => dice[index]?.face ?? null),
    },
    fighterMoved(role, { dice }),
    fightMoved({ rerolling: null }),
  ];
}
