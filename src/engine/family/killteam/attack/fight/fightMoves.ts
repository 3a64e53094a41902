import type { Weapon } from '../../model/operative.ts';

export type FightSide = 'attacker' | 'defender';
type FightDie = 'normal' | 'critical';

/**
 * One side in the middle of a fight: unresolved successes (whole dice, 0 or more), damage of a strike and
 * wounds left (whole wounds, 0 or more), and the weapon rules that still speak at this point.
 */
export type Fighter = {
  readonly crits: number;
  readonly normals: number;
  readonly damage: Weapon['damage'];
  readonly wounds: number;
  readonly brutal: boolean;
  readonly shock: boolean;
  /** Its first critical strike takes a normal success only (Kill Team 2021, Stun). */
  readonly stuns: boolean;
  /** One of its dice parries two: a normal one normals, a critical one any (C-17). */
  readonly parriesTwo: boolean;
  /** It has already struck with a critical success in this sequence. */
  readonly shockUsed: boolean;
};

/** What a player may do with one die. `cancels: null` spends the die on a block that stops nothing. */
export type FightMove =
  | { readonly kind: 'strike'; readonly with: FightDie }
  | {
      readonly kind: 'block';
      readonly with: FightDie;
      readonly cancels: FightDie | null;
      /** The second die that it cancels; absent: none. */
      readonly also?: FightDie;
    };
export type Block = Extract<FightMove, { kind: 'block' }>;

/** The two fighters as seen by the one who has to move. */
export type Duel = { readonly side: FightSide; readonly mover: Fighter; readonly other: Fighter };

const STRIKES: readonly FightMove[] = [
  { kind: 'strike', with: 'critical' },
  { kind: 'strike', with: 'normal' },
];

const BLOCKS: readonly FightMove[] = [
  { kind: 'block', with: 'critical', cancels: 'critical' },
  { kind: 'block', with: 'normal', cancels: 'normal' },
  { kind: 'block', with: 'critical', cancels: 'normal' },
  { kind: 'block', with: 'normal', cancels: null },
  { kind: 'block', with: 'critical', cancels: null },
];

const DOUBLE_BLOCKS: readonly FightMove[] = [
  { kind: 'block', with: 'critical', cancels: 'critical', also: 'critical' },
  { kind: 'block', with: 'critical', cancels: 'critical', also: 'normal' },
  { kind: 'block', with: 'normal', cancels: 'normal', also: 'normal' },
  { kind: 'block', with: 'critical', cancels: 'normal', also: 'normal' },
];

const MOVES: readonly FightMove[] = [...STRIKES, ...BLOCKS];
const MOVES_WITH_SHIELD: readonly FightMove[] = [...STRIKES, ...DOUBLE_BLOCKS, ...BLOCKS];

/**
 * Every legal move: strikes, then blocks, the blocks that stop nothing last. A normal die blocks a
 * normal one, a critical die blocks either; against Brutal a normal die cannot block at all. A shield lets a die block two.
 *
 * Source: Kill Team (2024) core rules, Fight, resolve attack dice; weapon rule Brutal.
 */
export function legalMoves(duel: Duel): readonly FightMove[] {
  const all = duel.mover.parriesTwo ? MOVES_WITH_SHIELD : MOVES;
  return all.filter((move) => isLegal(duel, move));
}

function isLegal({ mover, other }: Duel, move: FightMove): boolean {
  if (held(mover, move.with) === 0) return false;
  if (move.kind === 'strike') return true;
  if (other.brutal && move.with === 'normal') return false;
  return cancelled(move).every((die) => held(other, die) >= cancelled(move).filter((each) => each === die).length);
}

/** The dice that a block cancels. */
export const cancelled = ({ cancels, also }: Block): readonly FightDie[] => [
  ...(cancels === null ? [] : [cancels]),
  ...(also === undefined ? [] : [also]),
];

/** The other of the two sides. */
export function enemyOf(side: FightSide): FightSide {
  return side === 'attacker' ? 'defender' : 'attacker';
}

/** True while the fighter has an unresolved success. */
function hasDice(fighter: Fighter): boolean {
  return fighter.crits + fighter.normals > 0;
}

/** True when no move is left: somebody is at 0 wounds, or all dice of both are resolved. */
export function isOver({ mover, other }: Duel): boolean {
  return mover.wounds <= 0 || other.wounds <= 0 || !(hasDice(mover) || hasDice(other));
}

/** The duel seen by whoever really moves: a side without dice is passed over while the other has some. */
export function withDice(duel: Duel): Duel {
  return hasDice(duel.mover) ? duel : passed(duel);
}

/** The duel after a legal move, seen by whoever moves next. Wounds stop at 0. */
export function afterMove(duel: Duel, move: FightMove): Duel {
  const resolved = move.kind === 'strike' ? strike(duel, move.with) : block(duel, move);
  return withDice(passed(resolved));
}

function strike(duel: Duel, die: FightDie): Duel {
  const wounds = Math.max(0, duel.other.wounds - duel.mover.damage[die]);
  const struck = { ...duel, mover: without(duel.mover, die), other: { ...duel.other, wounds } };
  const { shock: shocks, stuns, shockUsed } = duel.mover;
  return die === 'critical' && (shocks || stuns) && !shockUsed ? shock(struck) : struck;
}

/** The first critical strike also discards an unresolved normal success; by Shock, else a critical one. */
function shock({ side, mover, other }: Duel): Duel {
  const lost = other.normals > 0 ? 'normal' : 'critical';
  const loses = hasDice(other) && (lost === 'normal' || mover.shock);
  return { side, mover: { ...mover, shockUsed: true }, other: loses ? without(other, lost) : other };
}

function block(duel: Duel, move: Block): Duel {
  const other = cancelled(move).reduce(without, duel.other);
  return { ...duel, mover: without(duel.mover, move.with), other };
}

function passed({ side, mover, other }: Duel): Duel {
  return { side: enemyOf(side), mover: other, other: mover };
}

function held(fighter: Fighter, die: FightDie): number {
  return die === 'critical' ? fighter.crits : fighter.normals;
}

function without(fighter: Fighter, die: FightDie): Fighter {
  return die === 'critical' ? { ...fighter, crits: fighter.crits - 1 } : { ...fighter, normals: fighter.normals - 1 };
}
