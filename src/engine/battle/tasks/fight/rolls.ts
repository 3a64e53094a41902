import { keptDie } from '../../../attack/pool.ts';
import { rerolled } from '../../../attack/reroll.ts';
import { immediateDamage } from '../../../attack/shoot/derive.ts';
import { diceOf } from '../../../dice/answers.ts';
import type { Answer, RollRequest } from '../../../dice/request.ts';
import type { BattleEvent } from '../../event.ts';
import type { FightRole } from '../../task.ts';
import { openRight, rerollRequest } from '../rerollStep.ts';
import { diceToRoll, type FighterInHand, type FightInHand, rightsOf, thresholdsOf, triggersOf } from './fightInHand.ts';
import { fighterMoved, fightMoved, fightRequestId, type FightStepModule } from './step.ts';

/** One side rolls its attack dice. */
export const rollOf = (role: FightRole): FightStepModule => ({
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

const rightOf = (fight: FightInHand, { fighter, ...side }: FighterInHand) =>
  fighter.dice === null || fighter.pool !== null
    ? null
    : openRight(rightsOf(fight, { fighter, ...side }), fighter.rerollsPassed, fighter.dice);

/** Weapon rules let one side roll dice again. */
export const rerollOf = (role: FightRole): FightStepModule => ({
  request: (fight) => {
    const side = fight[role];
    const right = rightOf(fight, side);
    if (right === null || side.fighter.dice === null || side.weapon === null) return null;
    const { operative } = side;
    const id = fightRequestId(fight, role, 'reroll', right.rule);
    const advised = triggersOf(fight, side, [keptDie('critical', 'advice')]);
    return rerollRequest({ id, side: operative.side, operative: operative.id, role }, right, {
      dice: side.fighter.dice,
      thresholds: thresholdsOf(fight, side),
      weapon: side.weapon,
      perCritical: immediateDamage(advised),
    });
  },
  resolve: (fight, answer) => {
    const right = rightOf(fight, fight[role]);
    if (answer.kind !== 'reroll' || right === null) return [];
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
