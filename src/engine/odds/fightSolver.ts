import { DuelTable } from './duelTable.ts';
import {
  better,
  type Combatant,
  type Ending,
  endingOf,
  type FightPolicy,
  type Holding,
  losing,
  MOST_LOSS,
  otherLosing,
  STRUCK_TWICE,
  swapped,
  withKilled,
} from './fightPolicy.ts';
import { killTable, type Packing } from './killTable.ts';

/** A fight with more courses than can be worked out. */
export class FightBoundError extends Error {
  constructor() {
    super('a fight with so many dice and wounds has too many courses to be worked out');
    this.name = 'FightBoundError';
  }
}

/** Blocks as bits, in the order in which the policy of blocking tries them. */
const CRITICAL_BLOCKS_CRITICAL = 1;
const NORMAL_BLOCKS_NORMAL = 2;
const CRITICAL_BLOCKS_NORMAL = 4;

const FIXED: ReadonlySet<FightPolicy> = new Set<FightPolicy>(['strike', 'strikeLow', 'block']);

const bitsFor = (most: number): number => 32 - Math.clz32(most);

/** What the search needs of a side at each step, in one place. `kills`: of `killTable`. */
interface Side {
  readonly normal: number;
  readonly critical: number;
  /** Its normal successes can block: the foe's weapon is not Brutal. */
  readonly normalsStop: boolean;
  readonly shock: boolean;
  readonly stuns: boolean;
  readonly policy: FightPolicy;
  readonly isFixed: boolean;
  /** It never blocks a normal success with a critical one while a normal one would do. */
  readonly sparesCrits: boolean;
  readonly kills: Int16Array;
}

const sideOf = (combatant: Combatant, foe: Combatant, packing: Packing): Side => ({
  normal: combatant.damage.normal,
  critical: combatant.damage.critical,
  normalsStop: !foe.brutal,
  shock: combatant.shock,
  stuns: combatant.stuns,
  policy: combatant.policy,
  isFixed: FIXED.has(combatant.policy),
  sparesCrits: critsAreBetter(combatant, foe),
  kills: killTable(combatant, packing),
});

const hardest = ({ damage }: Combatant): number => Math.max(damage.normal, damage.critical);

/** The most wounds that have to be told apart: beyond what the other side can do all are the same. */
const woundsOf = (combatant: Combatant, foe: Combatant): number =>
  Math.min(combatant.wounds + hardest(foe), foe.dice * hardest(foe) + 1);

/** Whether a critical success is always at least as good as a normal one: both want to win, or the foe does not look. */
const critsAreBetter = (combatant: Combatant, foe: Combatant): boolean =>
  combatant.damage.critical >= combatant.damage.normal &&
  combatant.policy === 'optimal' &&
  (foe.policy === 'optimal' || foe.policy === 'strike' || foe.policy === 'strikeLow');

/**
 * How fights between two sides end when both play by their policies: backward induction over the exact state, each position
 * worked out once. What a side holds is one whole number: from the low bits up its critical successes, its normal ones, its
 * wounds, and whether it has made a critical strike. A position is the holdings of the side to move and of the other.
 *
 * Source: Kill Team (2024) core rules, Fight, resolve attack dice; weapon rules Brutal and Shock; Stun of 2021.
 */
export class FightSolver {
  readonly #sides: readonly [Side, Side];
  readonly #table: DuelTable;
  /** A normal success, a wound, and a critical strike made, as parts of a holding; and the bits of one. */
  readonly #normal: number;
  readonly #wound: number;
  readonly #struck: number;
  readonly #bits: number;
  readonly #dieBits: number;
  readonly #woundBits: number;
  /** Every wound counts for itself, so positions with other wounds are others. */
  readonly #countsAll: boolean;
  readonly #dieMask: number;
  readonly #woundMask: number;

  /** `table`: an empty one, for this solver alone. Throws `FightBoundError` where a position does not fit into 31 bits. */
  constructor(attacker: Combatant, defender: Combatant, table = new DuelTable()) {
    this.#table = table;
    const hasFlags = [attacker, defender].some(({ shock, stuns }) => shock || stuns);
    const dieBits = bitsFor(Math.max(1, attacker.dice, defender.dice));
    const woundBits = bitsFor(Math.max(woundsOf(attacker, defender), woundsOf(defender, attacker)));
    this.#bits = 2 * dieBits + woundBits + (hasFlags ? 1 : 0);
    if (2 * this.#bits + 1 > 31 || 1 << woundBits > MOST_LOSS + 1) throw new FightBoundError();
    this.#dieBits = dieBits;
    this.#woundBits = woundBits;
    this.#dieMask = (1 << dieBits) - 1;
    this.#woundMask = (1 << woundBits) - 1;
    this.#normal = 1 << dieBits;
    this.#wound = 1 << (2 * dieBits);
    this.#struck = hasFlags ? 1 << (2 * dieBits + woundBits) : 0;
    this.#countsAll = attacker.policy === 'diff' || defender.policy === 'diff';
    const packing = { dieBits, woundBits };
    this.#sides = [sideOf(attacker, defender, packing), sideOf(defender, attacker, packing)];
  }

  /** How it ends when the attacker (0) or the defender (1) is to move next. Throws `FightBoundError`. */
  play(mover: 0 | 1, holding: Holding, other: Holding): Ending {
    const [mine, theirs] = [holding, other].map(
      ({ crits, normals, wounds, struck }) =>
        this.holding(this.dice(crits, normals), wounds) + (struck ? this.#struck : 0),
    );
    return endingOf(this.ending(mover, mine ?? 0, theirs ?? 0));
  }

  /** Successes as a part of a holding. */
  dice(crits: number, normals: number): number {
    return crits + normals * this.#normal;
  }

  /** A holding of such dice and so many wounds. */
  holding(dice: number, wounds: number): number {
    return dice + Math.min(wounds, this.#woundMask) * this.#wound;
  }

  /**
   * How it ends between two holdings, as `endingOf` reads it; a side without dice is passed over. Throws `FightBoundError`.
   */
  ending(mover: 0 | 1, mine: number, theirs: number): number {
    if (this.#wounds(mine) === 0 || this.#wounds(theirs) === 0) return 0;
    if (this.#hasDice(mine)) return this.#solve(mover, mine, theirs);
    return this.#hasDice(theirs) ? swapped(this.#solve(mover === 0 ? 1 : 0, theirs, mine)) : 0;
  }

  #crits(held: number): number {
    return held & this.#dieMask;
  }

  #normals(held: number): number {
    return (held >>> this.#dieBits) & this.#dieMask;
  }

  #wounds(held: number): number {
    return (held >>> (2 * this.#dieBits)) & this.#woundMask;
  }

  #hasDice(held: number): boolean {
    return (held & (this.#wound - 1)) !== 0;
  }

  /** Wounds that all dice of a holding inflict together. */
  #striking(side: Side, held: number): number {
    return this.#crits(held) * side.critical + this.#normals(held) * side.normal;
  }

  /** A holding with the wounds that stand for all that the other side's dice kill alike: nobody plays otherwise for them. */
  #standingFor(held: number, foe: Side, theirs: number): number {
    const wounds = this.#wounds(held);
    const dice = theirs & (this.#wound - 1);
    const least = foe.kills[(dice << this.#woundBits) | wounds] ?? wounds;
    return least < wounds || !this.#countsAll ? held + (least - wounds) * this.#wound : held;
  }

  /** `held` has dice, and both have wounds. */
  #solve(mover: 0 | 1, held: number, otherHeld: number): number {
    const side = this.#sides[mover];
    const foe = this.#sides[mover === 0 ? 1 : 0];
    if (!this.#hasDice(otherHeld)) return this.#alone(side, held, otherHeld);
    const mine = this.#standingFor(held, foe, otherHeld);
    const theirs = this.#standingFor(otherHeld, side, held);
    const key = (((mover << this.#bits) | theirs) << this.#bits) | mine;
    let ending = this.#table.get(key);
    if (ending === -1) {
      ending = side.isFixed ? this.#byRule(mover, mine, theirs) : this.#best(mover, mine, theirs);
      if (!this.#table.set(key, ending)) throw new FightBoundError();
    }
    if (mine === held && theirs === otherHeld) return ending;
    return withKilled(ending, this.#allOf(mine, theirs), this.#allOf(held, otherHeld));
  }

  /** The ending in which both lose all their wounds. */
  #allOf(mine: number, theirs: number): number {
    return losing(this.#wounds(mine), this.#wounds(theirs));
  }

  /** The other side has no dice left: every die strikes. */
  #alone(side: Side, mine: number, theirs: number): number {
    const ending = otherLosing(Math.min(this.#wounds(theirs), this.#striking(side, mine)));
    return side.stuns && this.#strikesTwice(side, mine, theirs) ? ending | STRUCK_TWICE : ending;
  }

  /** Whether a second critical strike comes before the other side falls, striking on. */
  #strikesTwice(side: Side, mine: number, theirs: number): boolean {
    const first = side.policy === 'strikeLow' ? this.#normals(mine) * side.normal : 0;
    const needed = (mine & this.#struck) === 0 ? 2 : 1;
    const before = first + (needed - 1) * side.critical;
    return this.#crits(mine) >= needed && before < this.#wounds(theirs);
  }

  /** The ending for the side that has just moved. */
  #after(mover: 0 | 1, mine: number, theirs: number): number {
    if (this.#hasDice(theirs)) return swapped(this.#solve(mover === 0 ? 1 : 0, theirs, mine));
    return this.#hasDice(mine) ? this.#alone(this.#sides[mover], mine, theirs) : 0;
  }

  #criticalStrike(mover: 0 | 1, held: number, theirs: number): number {
    const side = this.#sides[mover];
    const again = (held & this.#struck) !== 0;
    const twice = again && side.stuns ? STRUCK_TWICE : 0;
    const wounds = this.#wounds(theirs);
    if (side.critical >= wounds) return otherLosing(wounds) | twice;
    const struck = theirs - side.critical * this.#wound;
    const hitting = otherLosing(side.critical);
    if (again || !(side.shock || side.stuns)) return (this.#after(mover, held - 1, struck) + hitting) | twice;
    const lost = this.#normals(struck) > 0 ? this.#normal : Number(side.shock && this.#crits(struck) > 0);
    return this.#after(mover, held - 1 + this.#struck, struck - lost) + hitting;
  }

  #normalStrike(mover: 0 | 1, mine: number, theirs: number): number {
    const { normal } = this.#sides[mover];
    const wounds = this.#wounds(theirs);
    if (normal >= wounds) return otherLosing(wounds);
    return this.#after(mover, mine - this.#normal, theirs - normal * this.#wound) + otherLosing(normal);
  }

  /** The ending of the move that pleases most; a strike that kills at once cannot be bettered. */
  #best(mover: 0 | 1, mine: number, theirs: number): number {
    const { policy, critical, normal } = this.#sides[mover];
    const wounds = this.#wounds(theirs);
    const hasCrits = this.#crits(mine) > 0;
    const hasNormals = this.#normals(mine) > 0;
    if ((hasCrits && critical >= wounds) || (hasNormals && normal >= wounds)) return otherLosing(wounds);
    const all = this.#allOf(mine, theirs);
    let best = hasCrits ? this.#criticalStrike(mover, mine, theirs) : this.#normalStrike(mover, mine, theirs);
    if (hasCrits && hasNormals) best = better(policy, best, this.#normalStrike(mover, mine, theirs), all);
    for (let move = this.#blocks(mover, mine, theirs); move !== 0; move &= move - 1)
      best = better(policy, best, this.#blocked(mover, move & -move, mine, theirs), all);
    return best;
  }

  /** The ending after a block. */
  #blocked(mover: 0 | 1, move: number, mine: number, theirs: number): number {
    const withDie = move === NORMAL_BLOCKS_NORMAL ? this.#normal : 1;
    const cancels = move === CRITICAL_BLOCKS_CRITICAL ? 1 : this.#normal;
    return this.#after(mover, mine - withDie, theirs - cancels);
  }

  /** The blocks that a side has, as bits. Those that stop nothing are left out: they gain nobody anything. */
  #blocks(mover: 0 | 1, mine: number, theirs: number): number {
    const side = this.#sides[mover];
    const hasCrits = this.#crits(mine) > 0;
    let blocks = hasCrits && this.#crits(theirs) > 0 ? CRITICAL_BLOCKS_CRITICAL : 0;
    if (this.#normals(theirs) === 0) return blocks;
    const normalStops = this.#normals(mine) > 0 && side.normalsStop;
    if (normalStops) blocks |= NORMAL_BLOCKS_NORMAL;
    return hasCrits && !(normalStops && side.sparesCrits) ? blocks | CRITICAL_BLOCKS_NORMAL : blocks;
  }

  /** The first move of a fixed policy that the side has. */
  #byRule(mover: 0 | 1, mine: number, theirs: number): number {
    const { policy } = this.#sides[mover];
    const block = policy === 'block' ? this.#blocks(mover, mine, theirs) : 0;
    if (block !== 0) return this.#blocked(mover, block & -block, mine, theirs);
    const first = policy === 'strikeLow' ? this.#normals(mine) > 0 : this.#crits(mine) === 0;
    return first ? this.#normalStrike(mover, mine, theirs) : this.#criticalStrike(mover, mine, theirs);
  }
}
