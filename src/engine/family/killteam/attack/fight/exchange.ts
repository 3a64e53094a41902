import { hasChange, totalOf } from '../../stats/changes.ts';
import { hardenedAgainst } from '../../stats/hardened.ts';
import { type DealtDie, type Shrug, shrugOf } from '../../stats/shrug.ts';
import { toughness } from '../../stats/toughness.ts';
import { count, type Pool, spendFirst } from '../../model/pool.ts';
import type { OptionCode, PickOption } from '../../model/request.ts';
import { damageEvents } from '../damage.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { Lasts } from '../../model/lasting.ts';
import type { Operative } from '../../model/operative.ts';
import { isInjured } from '../../stats/stats.ts';
import { isOut, woundsIn } from '../../stats/upright.ts';
import type { Fighter, FightRole } from '../../model/task.ts';
import {
  fightInHand,
  hasShock,
  isBrutal,
  otherRole,
  poolOf,
  reapOf,
  stunsByStrikes,
  successesLeft,
} from './fightInHand.ts';
import type { FighterInHand, FightInHand, FightStep } from '../../rules/steps.ts';
import { type Block, cancelled, type Fighter as Duellist, type FightMove, legalMoves } from './fightMoves.ts';
import { stunEvents } from '../shoot/retain.ts';
import { retainBoth } from './retain.ts';
import { fighterMoved, fightMoved, fightRequestId } from './step.ts';

const poolNow = (fight: FightInHand, role: FightRole): Pool => poolOf(fight, fight[role])?.pool ?? [];

/** Somebody is at 0 wounds, or nobody has a success left. */
export const fightOver = (fight: FightInHand): boolean =>
  isOut(fight.game.state, fight.attacker.operative) ||
  isOut(fight.game.state, fight.defender.operative) ||
  successesLeft(poolNow(fight, 'attacker')) + successesLeft(poolNow(fight, 'defender')) === 0;

/** Who resolves the next die: turns alternate, a side without dice is passed over (A5 step 4). */
export const moverOf = (fight: FightInHand): FightRole =>
  successesLeft(poolNow(fight, fight.task.turn)) > 0 ? fight.task.turn : otherRole(fight.task.turn);

/** A side as its next die finds it. */
export const duellistOf = (fight: FightInHand, side: FighterInHand): Duellist => {
  const pool = poolNow(fight, side.role);
  return {
    crits: count(pool, 'critical'),
    normals: count(pool, 'normal'),
    damage: side.weapon?.damage ?? { normal: 0, critical: 0 },
    wounds: woundsIn(fight.game.state, side.operative),
    brutal: isBrutal(fight, side),
    shock: hasShock(fight, side),
    stuns: stunsByStrikes(fight, side),
    parriesTwo: side.operative.abilities.includes('parriesTwo'),
    shockUsed: side.fighter.shockUsed,
  };
};

/** Every move the rules allow now, those that a screen leaves out included. */
export const movesNow = (fight: FightInHand): readonly FightMove[] => {
  const side = moverOf(fight);
  return legalMoves({ side, mover: duellistOf(fight, fight[side]), other: duellistOf(fight, fight[otherRole(side)]) });
};

const CODES = {
  strike: { normal: 'strikeNormal', critical: 'strikeCritical' },
  normal: { normal: 'blockNormalWithNormal', critical: 'blockCriticalWithCritical', none: 'blockNothingWithNormal' },
  critical: {
    normal: 'blockNormalWithCritical',
    critical: 'blockCriticalWithCritical',
    none: 'blockNothingWithCritical',
  },
} as const satisfies Record<string, Record<string, OptionCode>>;

const TWO = {
  normal: { normal: 'blockTwoNormalsWithNormal', critical: 'blockTwoNormalsWithNormal' },
  critical: { normal: 'blockTwoNormalsWithCritical', critical: 'blockTwoCriticalsWithCritical' },
} as const satisfies Record<string, Record<string, OptionCode>>;

const codeOfBlock = ({ with: die, cancels, also }: Block): OptionCode => {
  if (also === undefined) return CODES[die][cancels ?? 'none'];
  return cancels === also ? TWO[die][also] : 'blockBothWithCritical';
};

/** What a move is called; no two of one moment alike. */
export const codeOf = (move: FightMove): OptionCode =>
  move.kind === 'strike' ? CODES.strike[move.with] : codeOfBlock(move);

/** A block that cancels nothing is worth offering only when its die cannot cancel anything. */
const wasteful = (move: FightMove, all: readonly FightMove[]): boolean =>
  move.kind === 'block' &&
  move.cancels === null &&
  all.some((other) => other.kind === 'block' && other.with === move.with && other.cancels !== null);

/** Wounds that traits add to the strike (`rules/acolyte.md` A10, Khorne). */
const added = ({ game, task }: FightInHand, { operative, fighter }: FighterInHand): number => {
  const { activation } = game.state;
  const charged = activation?.operative === operative.id && activation.done.includes('charge');
  return charged && task.via !== 'guard' && fighter.struck !== true
    ? totalOf(game.state, operative, 'chargeStrike')
    : 0;
};

/** Wounds of one strike, less what the opponent shrugs off. */
const strikeDamage = (fight: FightInHand, side: FighterInHand, grade: 'normal' | 'critical') => {
  const { opponent, weapon } = side;
  const full = (weapon?.damage[grade] ?? 0) + added(fight, side);
  const { less, speaking } = toughness(fight.game.state, opponent, [full]);
  return { damage: full - less, speaking };
};

/** The moves worth offering: strikes first. */
const offered = (fight: FightInHand): readonly FightMove[] => {
  const all = movesNow(fight);
  return all.filter((move) => !wasteful(move, all));
};

const optionOf = (fight: FightInHand, move: FightMove): PickOption => {
  const side = fight[moverOf(fight)];
  const { operative, opponent } = side;
  const damage = move.kind === 'strike' ? strikeDamage(fight, side, move.with).damage : 0;
  const to = Math.max(0, opponent.wounds - damage);
  return {
    id: codeOf(move),
    code: codeOf(move),
    params: { damage, from: opponent.wounds, to, me: operative.id, them: opponent.id },
    value: move.kind === 'strike' ? damage : null,
  };
};

/** One unresolved normal success of the opponent goes; by Shock, else one crit. */
function shockEvents(fight: FightInHand, mover: FightRole): readonly BattleEvent[] {
  const victim = fight[otherRole(mover)];
  const pool = poolNow(fight, victim.role);
  const grade = count(pool, 'normal') > 0 ? 'normal' : 'critical';
  const used = fighterMoved(mover, { shockUsed: true });
  if (successesLeft(pool) === 0 || (grade === 'critical' && !hasShock(fight, fight[mover]))) return [used];
  return [
    used,
    { type: 'shocked', operative: victim.operative.id, grade },
    fighterMoved(victim.role, { pool: [...spendFirst(pool, grade)] }),
  ];
}

/** A first strike is remembered for those to whom it matters. */
const remembers = (lasts: Lasts, operative: Operative): Partial<Fighter> =>
  hasChange(lasts, operative, 'chargeStrike') || hasChange(lasts, operative, 'doubleStrike') ? { struck: true } : {};

/** What the victim of a strike shrugs off of it. */
export interface ShruggedStrike {
  readonly off: (damage: number) => number;
  readonly speaking: BattleEvent;
}

/** What a critical strike does beside its damage: Shock, Stun by strikes, Reap. */
function criticalEvents(fight: FightInHand, mover: FightRole): readonly BattleEvent[] {
  const side = fight[mover];
  const { fighter, opponent } = side;
  const stuns = stunsByStrikes(fight, side);
  const isFirst = !fighter.shockUsed;
  const stunsNow = stuns && !isFirst && fighter.stunned !== true;
  return [
    ...(isFirst && (stuns || hasShock(fight, side)) ? shockEvents(fight, mover) : []),
    ...(stunsNow
      ? [...stunEvents(fight.game, opponent.id, fightRequestId(fight, mover)), fighterMoved(mover, { stunned: true })]
      : []),
    ...(reapOf(fight, side) > 0 ? [fightMoved({ reaping: mover })] : []),
  ];
}

function strikeEvents(
  fight: FightInHand,
  mover: FightRole,
  { grade, shrugged }: { readonly grade: 'normal' | 'critical'; readonly shrugged: ShruggedStrike | null },
): readonly BattleEvent[] {
  const { operative, opponent } = fight[mover];
  const full = strikeDamage(fight, fight[mover], grade);
  const hardened = Math.max(0, full.damage - (fight.task.hardened ?? 0));
  const damage = hardened - (shrugged?.off(hardened) ?? 0);
  const speaking = shrugged === null ? full.speaking : [...full.speaking, shrugged.speaking];
  return [
    { type: 'struck', operative: operative.id, target: opponent.id, grade, damage },
    fighterMoved(mover, {
      pool: [...spendFirst(poolNow(fight, mover), grade)],
      ...remembers(fight.game.state, operative),
    }),
    ...speaking,
    ...damageEvents(fight.game.state, opponent.id, { amount: damage, by: operative.id, cause: 'fight' }),
    ...(grade === 'critical' ? criticalEvents(fight, mover) : []),
  ];
}

function blockEvents(fight: FightInHand, mover: FightRole, move: Block): readonly BattleEvent[] {
  const other = otherRole(mover);
  const lost = cancelled(move);
  const { cancels, also } = move;
  return [
    {
      type: 'blocked',
      operative: fight[mover].operative.id,
      with: move.with,
      cancels,
      ...(also !== undefined && { also }),
    },
    fighterMoved(mover, { pool: [...spendFirst(poolNow(fight, mover), move.with)] }),
    ...(lost.length === 0 ? [] : [fighterMoved(other, { pool: [...lost.reduce(spendFirst, poolNow(fight, other))] })]),
  ];
}

/** Its first strike was at an injured opponent, and it resolves the next die too (`rules/acolyte.md` A10, Slaanesh). */
const strikesOn = (fight: FightInHand, mover: FightRole, { kind }: FightMove): boolean => {
  const { operative, opponent, fighter } = fight[mover];
  const first = kind === 'strike' && fighter.struck !== true;
  return first && hasChange(fight.game.state, operative, 'doubleStrike') && isInjured(fight.game.rules, opponent);
};

/** One die of the side whose turn it is, resolved by a legal move; the dice are retained already. */
export function moveEvents(
  fight: FightInHand,
  move: FightMove,
  shrugged: ShruggedStrike | null = null,
): readonly BattleEvent[] {
  const mover = moverOf(fight);
  const moved =
    move.kind === 'strike'
      ? strikeEvents(fight, mover, { grade: move.with, shrugged })
      : blockEvents(fight, mover, move);
  const turn = strikesOn(fight, mover, move) ? mover : otherRole(mover);
  const { striking, hardened } = fight.task;
  const decided = {
    ...(striking !== undefined && { striking: null }),
    ...(hardened !== undefined && { hardened: null }),
  };
  return [...moved, fightMoved({ turn, exchanges: fight.task.exchanges + 1, ...decided })];
}

/** The move that is called so; null: it is not offered. */
export const moveChosen = (fight: FightInHand, code: string): FightMove | null =>
  offered(fight).find((move) => codeOf(move) === code) ?? null;

/** What the victim of this move may shrug off of its damage; null: nothing. */
export function shrugOfStrike(
  fight: FightInHand,
  move: FightMove,
): { readonly shrug: Shrug; readonly die: DealtDie } | null {
  if (move.kind !== 'strike') return null;
  const side = fight[moverOf(fight)];
  const { damage } = strikeDamage(fight, side, move.with);
  const shrug = damage === 0 ? null : shrugOf(fight.game.state, side.opponent, 'fight');
  return shrug === null ? null : { shrug, die: { grade: move.with, damage } };
}

/** What its victim rolls for of this move; null: nothing, or it has rolled. */
export function hardenedOf(fight: FightInHand, move: FightMove) {
  const { hardened = null, exchanges } = fight.task;
  if (move.kind !== 'strike' || hardened !== null) return null;
  const side = fight[moverOf(fight)];
  const dice = [strikeDamage(fight, side, move.with).damage];
  return hardenedAgainst(fight.game.state, side.opponent, { id: fightRequestId(fight, 'hardened', exchanges), dice });
}

/** One die: strike or block. */
export const exchange: FightStep = {
  request: (fight) => {
    if (fight.attacker.fighter.dice === null || fightOver(fight)) return null;
    const mover = moverOf(fight);
    const options = offered(fight).map((move) => optionOf(fight, move));
    return {
      kind: 'pick',
      id: fightRequestId(fight, 'die', fight.task.exchanges),
      question: 'fightDie',
      side: fight[mover].operative.side,
      operative: fight[mover].operative.id,
      options,
      usual: options[0]?.id ?? '',
      random: false,
    };
  },
  resolve: (before, answer) => {
    const retained = retainBoth(before);
    const state = before.game.rules.evolve(before.game.state, retained);
    const task = state.tasks.at(-1);
    if (task?.kind !== 'fight' || answer.kind !== 'pick') return [];
    const fight = fightInHand(before.game.at(state), task);
    const chosen = moveChosen(fight, answer.option);
    if (chosen === null) return [];
    return shrugOfStrike(fight, chosen) === null && hardenedOf(fight, chosen) === null
      ? [...retained, ...moveEvents(fight, chosen)]
      : [...retained, fightMoved({ striking: answer.option })];
  },
};
