import { isEqual } from '../../engine/core/isEqual.ts';
import * as z from 'zod/mini';
import type { RolledDie } from '../../engine/family/killteam/model/pool.ts';
import type { BattleEvent } from '../../engine/family/killteam/model/event.ts';
import { gameOf, systemById } from '../../engine/systems/killTeams.ts';
import { topTask } from '../../engine/family/killteam/model/lookup.ts';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import type { FightRole, FightTask } from '../../engine/family/killteam/model/task.ts';
import { fightOver, movesNow, moveEvents, moverOf } from '../../engine/family/killteam/attack/fight/exchange.ts';
import { diceToRoll, fightInHand, poolOf } from '../../engine/family/killteam/attack/fight/fightInHand.ts';
import type { FightInHand } from '../../engine/family/killteam/rules/steps.ts';
import { retainBoth } from '../../engine/family/killteam/attack/fight/retain.ts';
import { newFighter, withAccurate } from '../../engine/family/killteam/attack/fight/weapons.ts';
import { invariant } from '../../engine/core/invariant.ts';
import type { FightMove } from '../../engine/family/killteam/attack/fight/fightMoves.ts';
import { CaseError } from '../caseError.ts';
import { caseKind } from '../caseKind.ts';
import { bareBattle, bareOperative } from '../kt3/bareBattle.ts';
import { counted } from '../kt3/counted.ts';
import { faces, rolledDice } from '../kt3/faces.ts';
import { weaponOf, weaponShape } from '../kt3/weapon.ts';

const wounds = z.int().check(z.minimum(1), z.maximum(999));
const assists = z.optional(z.int().check(z.minimum(0), z.maximum(99)));
const FIRST = { A: 'attacker', D: 'defender' } as const;
const DICE = { n: 'normal', c: 'critical' } as const;

const shape = z.object({
  a: weaponShape,
  d: weaponShape,
  wA: wounds,
  wD: wounds,
  assistA: assists,
  assistD: assists,
  noRetaliate: z.optional(z.boolean()),
  first: z.optional(z.enum(['A', 'D'])),
  rollA: faces,
  rollD: faces,
  script: z.array(z.unknown()),
});
type FightCase = z.infer<typeof shape>;

const side = z.enum(['A', 'D']);
const die = z.enum(['n', 'c']);
const step = z.union([
  z.tuple([side, z.literal('strike'), die]),
  z.tuple([side, z.literal('block'), die, z.enum(['n', 'c', '-'])]),
]);
type FightLine = z.infer<typeof step>;

const badScript = (index: number, message: string) =>
  new CaseError({ code: 'badScript', path: `script[${index}]`, message });

const stepOf = (written: unknown, index: number): FightLine => {
  const parsed = step.safeParse(written);
  if (!parsed.success) throw badScript(index, 'is no [who, "strike", die] or [who, "block", die, cancelled die]');
  return parsed.data;
};

const moveOf = ([, verb, held, cancelled]: FightLine): FightMove =>
  verb === 'strike'
    ? { kind: 'strike', with: DICE[held] }
    : { kind: 'block', with: DICE[held], cancels: cancelled === 'n' || cancelled === 'c' ? DICE[cancelled] : null };

/** The fight before anybody has rolled. */
function newFight(input: FightCase): FightInHand {
  const a = weaponOf(input.a, { path: 'a', kind: 'melee' });
  const d = weaponOf(input.d, { path: 'd', kind: 'melee' });
  const attacker = bareOperative('retinue', a, input.wA);
  const defender = bareOperative('enemy', d, input.wD);
  const game = gameOf(bareBattle([attacker, defender], []));
  const noRetaliate = input.noRetaliate ?? false;
  const task: FightTask = {
    kind: 'fight',
    id: 'fight',
    via: 'action',
    attacker: newFighter(game, { operative: attacker, weapon: a }, { foe: defender, assists: input.assistA ?? 0 }),
    defender: newFighter(
      game,
      { operative: defender, weapon: noRetaliate ? null : d },
      { foe: attacker, assists: input.assistD ?? 0 },
    ),
    noRetaliate,
    turn: FIRST[input.first ?? 'A'],
    exchanges: 0,
    rerolling: null,
  };
  return fightInHand(game, withAccurate(game, task));
}

const rolled = (fight: FightInHand, role: FightRole, input: FightCase): RolledDie[] =>
  role === 'attacker'
    ? rolledDice(input.rollA, diceToRoll(fight, fight.attacker), 'rollA')
    : rolledDice(input.rollD, diceToRoll(fight, fight.defender), 'rollD');

/** The state in which both have rolled. */
function afterRolls(input: FightCase): BattleState {
  const { game, task, ...fight } = newFight(input);
  const before: FightInHand = { game, task, ...fight };
  const attacker = { ...task.attacker, dice: rolled(before, 'attacker', input) };
  const dice = rolled(before, 'defender', input);
  const defender = { ...task.defender, dice: task.noRetaliate ? null : dice };
  return bareBattle(game.state.operatives, [{ ...task, attacker, defender }]);
}

function fightIn(state: BattleState): FightInHand {
  const task = topTask(state);
  invariant(task?.kind === 'fight', 'the fight is open');
  return fightInHand(gameOf(state), task);
}

/** What a step of the script makes happen. Throws `badScript` when the rules do not allow it now. */
function stepEvents(fight: FightInHand, written: FightLine, index: number): readonly BattleEvent[] {
  if (fightOver(fight)) throw badScript(index, 'the fight is over');
  if (FIRST[written[0]] !== moverOf(fight)) throw badScript(index, 'it is the turn of the other side');
  const move = moveOf(written);
  const allowed = movesNow(fight).some((one) => isEqual(one, move));
  if (!allowed) throw badScript(index, 'no such die to use, or none that it may cancel');
  return moveEvents(fight, move);
}

const damageTo = (events: readonly BattleEvent[], operative: string): number =>
  events.reduce(
    (sum, event) => sum + (event.type === 'damaged' && event.operative === operative ? event.amount : 0),
    0,
  );

const successes = (fight: FightInHand, role: FightRole) => counted(poolOf(fight, fight[role])?.pool ?? []);

/** One fight with the dice and the choices given, resolved by the engine (Kill Team 3, Fight). */
export const kt3Fight = caseKind(shape, (input) => {
  const steps = input.script.map(stepOf);
  let state = afterRolls(input);
  const events = [...retainBoth(fightIn(state))];
  state = systemById(state.ruleset).evolve(state, events);
  const start = fightIn(state);
  for (const [index, written] of steps.entries()) {
    const next = stepEvents(fightIn(state), written, index);
    events.push(...next);
    state = systemById(state.ruleset).evolve(state, next);
  }
  const end = fightIn(state);
  return {
    A: successes(start, 'attacker'),
    D: successes(start, 'defender'),
    dmgA: damageTo(events, start.attacker.operative.id),
    dmgD: damageTo(events, start.defender.operative.id),
    incapA: end.attacker.operative.wounds === 0,
    incapD: end.defender.operative.wounds === 0,
    leftA: successes(end, 'attacker'),
    leftD: successes(end, 'defender'),
  };
});
