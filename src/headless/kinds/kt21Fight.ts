import * as z from 'zod/mini';
import { isEqual } from '../../engine/core/isEqual.ts';
import { present } from '../../engine/core/invariant.ts';
import { fightOver, movesNow, moveEvents, moverOf } from '../../engine/family/killteam/attack/fight/exchange.ts';
import { fightInHand, poolOf, rightsOf } from '../../engine/family/killteam/attack/fight/fightInHand.ts';
import { reap } from '../../engine/family/killteam/attack/fight/reap.ts';
import { retainBoth } from '../../engine/family/killteam/attack/fight/retain.ts';
import { newFighter } from '../../engine/family/killteam/attack/fight/weapons.ts';
import type { BattleEvent } from '../../engine/family/killteam/model/event.ts';
import { topTask } from '../../engine/family/killteam/model/lookup.ts';
import type { Operative, Weapon } from '../../engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import type { FightRole, FightTask } from '../../engine/family/killteam/model/task.ts';
import type { FightInHand } from '../../engine/family/killteam/rules/steps.ts';
import { caseKind } from '../caseKind.ts';
import { bareBattle, bareOperative } from '../kt3/bareBattle.ts';
import { counted } from '../kt3/counted.ts';
import { rolledDice } from '../kt3/faces.ts';
import { gameOf } from '../kt21/game.ts';
import { rerollShape, withRerolls } from '../kt21/rerolls.ts';
import { badScript, type FightLine, lineOf, moveOf } from '../kt21/script.ts';
import { meleeShape, weaponOf } from '../kt21/weapon.ts';
import { within } from '../kt21/within.ts';
import { skillOf } from './kt21Shoot.ts';

const wounds = z.int().check(z.minimum(0), z.maximum(999));
const friends = z.optional(z.int().check(z.minimum(0), z.maximum(99)));
const support = z.optional(
  z.array(z.strictObject({ inER: z.boolean(), alsoER: z.boolean(), melee: z.optional(z.boolean()) })),
);
const near = z.optional(
  z.array(
    z.strictObject({
      id: z.string(),
      side: z.enum(['A', 'D']),
      visible: z.boolean(),
      toStriker: z.number(),
      toTarget: z.number(),
    }),
  ),
);
const flag = z.optional(z.boolean());
const pips = z.optional(z.int().check(z.minimum(-9), z.maximum(9)));
const dice = z.array(z.number());

const shape = z.object({
  a: meleeShape,
  d: z.nullable(meleeShape),
  wA: wounds,
  wD: wounds,
  rollA: dice,
  rollD: dice,
  script: z.array(z.unknown()),
  assistA: friends,
  assistD: friends,
  supportA: support,
  supportD: support,
  injuredA: flag,
  injuredD: flag,
  wsModA: pips,
  wsModD: pips,
  rerollsA: z.optional(rerollShape),
  rerollsD: z.optional(rerollShape),
  useRendingA: flag,
  useRendingD: flag,
  shieldA: flag,
  shieldD: flag,
  nearA: near,
  nearD: near,
  ruleset: z.optional(z.enum(['core', 'lite'])),
  coreExtras: flag,
  asIf: flag,
});
type FightCase = z.infer<typeof shape>;
type Letter = 'A' | 'D';

const ID = { A: 'retinue', D: 'enemy' } as const;
const ROLE: Readonly<Record<Letter, FightRole>> = { A: 'attacker', D: 'defender' };
const LETTERS = ['A', 'D'] as const;

/** Friends that make WS better: those near, with a melee weapon, that hold nobody else. Lite has no support. */
function supporters(input: FightCase, letter: Letter): number {
  if (input.ruleset === 'lite' && input.coreExtras !== true) return 0;
  const listed = input[`support${letter}`];
  return listed === undefined
    ? (input[`assist${letter}`] ?? 0)
    : listed.filter(({ inER, alsoER, melee }) => inER && !alsoER && melee !== false).length;
}

const withoutRending = (weapon: Weapon): Weapon => ({
  ...weapon,
  rules: weapon.rules.filter(({ id }) => id !== 'rending'),
});

/** The weapon of one side; null: it has none, or its dice are rolled as if fighting. */
function armOf(input: FightCase, letter: Letter): Weapon | null {
  const written = letter === 'A' ? input.a : input.asIf === true ? null : input.d;
  if (written === null) return null;
  const weapon = weaponOf(written, letter === 'A' ? 'a' : 'd');
  return input[`useRending${letter}`] === false ? withoutRending(weapon) : weapon;
}

const skillIn = (input: FightCase, letter: Letter, weapon: Weapon): number =>
  skillOf(weapon.hit.kind === 'set' ? weapon.hit.value : 6, {
    mod: (input[`wsMod${letter}`] ?? 0) - supporters(input, letter),
    injured: input[`injured${letter}`] === true && weapon.ofPower !== true,
  });

const operativeOf = (input: FightCase, letter: Letter): Operative => ({
  ...bareOperative(ID[letter], armOf(input, letter), Math.max(1, input[`w${letter}`])),
  wounds: input[`w${letter}`],
  ...(input[`shield${letter}`] === true && { abilities: ['parriesTwo'] }),
});

/** More than any strike takes from somebody who stands beside. */
const BESIDE_WOUNDS = 999;

/** Everybody near who may be hurt by Reap. */
const bystanders = (input: FightCase): readonly Operative[] =>
  [...(input.nearA ?? []), ...(input.nearD ?? [])]
    .filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at)
    .map(({ id, side }) => ({ ...bareOperative(ID[side], null, BESIDE_WOUNDS), id }));

const fightIn = (state: BattleState): FightInHand => {
  const task = topTask(state);
  return fightInHand(gameOf(state), present(task?.kind === 'fight' ? task : null, 'the open fight'));
};

function newFight(input: FightCase): BattleState {
  const operatives = [operativeOf(input, 'A'), operativeOf(input, 'D')] as const;
  const [attacker, defender] = operatives;
  const state = { ...bareBattle([...operatives, ...bystanders(input)], []), ruleset: 'kt2021' };
  const game = gameOf(state);
  const sideOf = (letter: Letter, operative: Operative, foe: Operative) => {
    const [weapon = null] = operative.weapons;
    const fighter = newFighter(game, { operative, weapon }, { foe, assists: 0 });
    return weapon === null ? fighter : { ...fighter, hit: skillIn(input, letter, weapon) };
  };
  const task: FightTask = {
    kind: 'fight',
    id: 'fight',
    via: 'action',
    attacker: sideOf('A', attacker, defender),
    defender: sideOf('D', defender, attacker),
    noRetaliate: defender.weapons.length === 0,
    ...(input.asIf === true && { asIf: true as const }),
    turn: 'attacker',
    exchanges: 0,
    rerolling: null,
  };
  return { ...state, tasks: [task] };
}

/** The state in which both have rolled, and re-rolled. */
function afterRolls(input: FightCase): BattleState {
  const state = newFight(input);
  const fight = fightIn(state);
  const rolled = (letter: Letter) => {
    const side = fight[ROLE[letter]];
    const wanted = side.weapon?.attacks ?? 0;
    const given = rolledDice(input[`roll${letter}`], wanted, `roll${letter}`);
    const rerolls = input[`rerolls${letter}`] ?? [];
    return [...withRerolls(given, rerolls, { rights: rightsOf(fight, side), path: `rerolls${letter}` }).dice];
  };
  const attacker = { ...fight.task.attacker, dice: rolled('A') };
  const defence = rolled('D');
  const defender = { ...fight.task.defender, dice: fight.task.noRetaliate ? null : defence };
  return { ...state, tasks: [{ ...fight.task, attacker, defender }] };
}

/** Who is near enough for Reap of this side. */
const reaped = (input: FightCase, letter: Letter): readonly string[] =>
  (input[`near${letter}`] ?? [])
    .filter(
      ({ side, visible, toStriker, toTarget }) =>
        side !== letter && visible && within(Math.min(toStriker, toTarget), 1),
    )
    .map(({ id }) => id);

/** What a line of the script makes happen. Throws `badScript` when the rules do not allow it now. */
function lineEvents(fight: FightInHand, line: FightLine, index: number): readonly BattleEvent[] {
  if (fightOver(fight)) throw badScript(index, 'the fight is over');
  if (ROLE[line[0]] !== moverOf(fight)) throw badScript(index, 'it is the turn of the other side');
  const move = moveOf(line);
  if (!movesNow(fight).some((one) => isEqual(one, move)))
    throw badScript(index, 'no such die to use, or none that it may discard');
  return moveEvents(fight, move);
}

const strikes = (events: readonly BattleEvent[], target: string): number =>
  events.reduce((sum, event) => sum + (event.type === 'struck' && event.target === target ? event.damage : 0), 0);

const stunned = (events: readonly BattleEvent[], operative: string): number =>
  events.some(
    (event) =>
      event.type === 'lastingBegan' &&
      event.lasting.on.kind === 'operative' &&
      event.lasting.on.operative === operative,
  )
    ? -1
    : 0;

const harvest = (events: readonly BattleEvent[]): Readonly<Record<string, number>> => {
  const wounded: Record<string, number> = {};
  for (const event of events)
    if (event.type === 'damaged' && event.cause === 'reap')
      wounded[event.operative] = (wounded[event.operative] ?? 0) + event.amount;
  return wounded;
};

const evolve = (state: BattleState, events: readonly BattleEvent[]): BattleState =>
  gameOf(state).rules.evolve(state, events);

interface Fought {
  readonly events: readonly BattleEvent[];
  readonly state: BattleState;
}

/** The lines of the script, one after the other; what a critical strike reaps at once. */
function played(input: FightCase, before: BattleState): Fought {
  const lines = input.script.map(lineOf);
  const events: BattleEvent[] = [];
  let state = before;
  for (const [index, line] of lines.entries()) {
    const struck = lineEvents(fightIn(state), line, index);
    state = evolve(state, struck);
    const after = fightIn(state);
    const harm =
      (after.task.reaping ?? null) === null
        ? []
        : reap.resolve(after, { kind: 'tick', operatives: reaped(input, line[0]) });
    state = evolve(state, harm);
    events.push(...struck, ...harm);
  }
  return { events, state };
}

const successes = (fight: FightInHand, letter: Letter) => counted(poolOf(fight, fight[ROLE[letter]])?.pool ?? []);

/** A value of each side under its name. */
const each = <T>(name: string, of: (letter: Letter) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(LETTERS.map((letter) => [`${name}${letter}`, of(letter)]));

/** One combat with the dice and the choices given, resolved by the engine (Kill Team 2021, Fight). */
export const kt21Fight = caseKind(shape, (input) => {
  const rolled = afterRolls(input);
  const start = evolve(rolled, retainBoth(fightIn(rolled)));
  const { events, state } = played(input, start);
  const end = fightIn(state);
  const damage = { A: strikes(events, ID.A), D: strikes(events, ID.D) };
  const incap = { A: input.wA <= damage.A, D: input.wD <= damage.D };
  const reaps = [input.a, input.d].some((weapon) => weapon?.rules !== undefined && 'reap' in weapon.rules);
  return {
    ...each('', (letter) => successes(fightIn(start), letter)),
    ...each('dmg', (letter) => damage[letter]),
    ...each('incap', (letter) => incap[letter]),
    ...each('left', (letter) => successes(end, letter)),
    ...each('apl', (letter) => stunned(events, ID[letter])),
    over: fightOver(end),
    ...(reaps && { reap: harvest(events) }),
    ...(input.asIf === true && { credit: incap.D ? 'combat' : null }),
  };
});
