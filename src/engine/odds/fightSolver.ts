import { DuelTable } from './duelTable.ts';
import {
  leftAfter,
  MOST_LOSS,
  moverLoss,
  OTHER_FALLS,
  otherLoss,
  otherLosing,
  STRIKES_TWICE,
  swapped,
} from './ending.ts';
import { better, type Combatant, type FightEnding, type Holding } from './fightPolicy.ts';
import { FightSide } from './fightSide.ts';

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

const bitsFor = (most: number): number => 32 - Math.clz32(most);

const hardest = ({ damage }: Combatant): number => Math.max(damage.normal, damage.critical);

/** The most wounds that have to be told apart: beyond what the other side can do all are the same. */
const woundsOf = (combatant: Combatant, foe: Combatant): number =>
  Math.min(combatant.wounds + hardest(foe), foe.dice * hardest(foe) + 1);

const areAlike = (one: Combatant, other: Combatant): boolean =>
  one.damage.normal === other.damage.normal &&
  one.damage.critical === other.damage.critical &&
  one.brutal === other.brutal &&
  one.shock === other.shock &&
  one.stuns === other.stuns &&
  one.parriesTwo === other.parriesTwo &&
  one.policy === other.policy;

/**
 * How fights between two sides end when both play by their policies: backward induction over the exact state, each position
 * worked out once. What a side holds is one whole number: from the low bits up its critical successes, its normal ones, its
 * wounds, and whether it has made a critical strike. A position is the holdings of the side to move and of the other. Wounds
 * that the dice of the other side kill by the same strikes are one position: nobody plays otherwise for them.
 *
 * Source: Kill Team (2024) core rules, Fight, resolve attack dice; weapon rules Brutal and Shock; Stun of 2021.
 */
export class FightSolver {
  readonly #sides: readonly [FightSide, FightSide];
  readonly #table: DuelTable;
  readonly #bits: number;
  readonly #dieBits: number;
  /** A normal success, a wound, and a critical strike made, as parts of a holding. */
  readonly #normal: number;
  readonly #wound: number;
  readonly #struck: number;
  /** The parts of a holding. */
  readonly #crits: number;
  readonly #normals: number;
  readonly #dice: number;
  readonly #wounds: number;
  /** Every wound counts for itself: only what cannot be killed is one position. */
  readonly #countsAll: boolean;

  /** `table`: an empty one, for this solver alone. Throws `FightBoundError` where a position does not fit into 31 bits. */
  constructor(attacker: Combatant, defender: Combatant, table = new DuelTable()) {
    this.#table = table;
    const hasFlags = [attacker, defender].some(({ shock, stuns }) => shock || stuns);
    const dieBits = bitsFor(Math.max(1, attacker.dice, defender.dice));
    const woundBits = bitsFor(Math.max(woundsOf(attacker, defender), woundsOf(defender, attacker)));
    this.#bits = 2 * dieBits + woundBits + (hasFlags ? 1 : 0);
    if (2 * this.#bits + 1 > 31 || 1 << woundBits > MOST_LOSS + 1) throw new FightBoundError();
    this.#dieBits = dieBits;
    this.#normal = 1 << dieBits;
    this.#wound = 1 << (2 * dieBits);
    this.#struck = hasFlags ? 1 << (2 * dieBits + woundBits) : 0;
    this.#crits = this.#normal - 1;
    this.#normals = this.#crits << dieBits;
    this.#dice = this.#wound - 1;
    this.#wounds = ((1 << woundBits) - 1) << (2 * dieBits);
    this.#countsAll = attacker.policy === 'diff' || defender.policy === 'diff';
    const packing = { dieBits, woundBits };
    const mine = new FightSide(attacker, defender, packing, 0);
    const theirs = new FightSide(defender, attacker, packing, areAlike(attacker, defender) ? 0 : 1 << this.#bits);
    mine.foe = theirs;
    theirs.foe = mine;
    this.#sides = [mine, theirs];
  }

  /** How it ends when the attacker (0) or the defender (1) is to move next. Throws `FightBoundError`. */
  play(mover: 0 | 1, holding: Holding, other: Holding): FightEnding {
    const [mine, theirs] = [holding, other].map(
      ({ crits, normals, wounds, struck }) =>
        this.holding(this.dice(crits, normals), wounds) + (struck ? this.#struck : 0),
    );
    const ending = this.ending(mover, mine ?? 0, theirs ?? 0);
    return {
      moverLoses: holding.wounds - leftAfter(moverLoss(ending), holding.wounds),
      otherLoses: other.wounds - leftAfter(otherLoss(ending), other.wounds),
    };
  }

  /** Successes as a part of a holding. */
  dice(crits: number, normals: number): number {
    return crits + normals * this.#normal;
  }

  /** A holding of such dice and so many wounds. */
  holding(dice: number, wounds: number): number {
    return dice + Math.min(wounds * this.#wound, this.#wounds);
  }

  /** How it ends between two holdings; a side without dice is passed over. Throws `FightBoundError`. */
  ending(mover: 0 | 1, mine: number, theirs: number): number {
    if ((mine & this.#wounds) === 0 || (theirs & this.#wounds) === 0) return 0;
    const side = this.#sides[mover];
    return swapped(this.#after(side.foe, this.#standing(theirs, side, mine), this.#standing(mine, side.foe, theirs)));
  }

  /** A holding with the wounds that stand for all that the foe's dice kill alike. */
  #standing(held: number, foe: FightSide, theirs: number): number {
    const wounds = held & this.#wounds;
    const stands = foe.kills[wounds | (theirs & this.#dice)] ?? wounds;
    return this.#countsAll && stands > wounds ? held : held - wounds + stands;
  }

  /** The ending for the side that has just moved. */
  #after(side: FightSide, mine: number, theirs: number): number {
    const { foe } = side;
    if ((theirs & this.#dice) === 0) return (mine & this.#dice) === 0 ? 0 : this.#alone(side, mine, theirs);
    if ((mine & this.#dice) === 0) return swapped(this.#alone(foe, theirs, mine));
    const key = ((foe.keyBit | mine) << this.#bits) | theirs;
    const known = this.#table.get(key);
    if (known !== -1) return swapped(known);
    const ending = foe.isFixed ? this.#byRule(foe, theirs, mine) : this.#best(foe, theirs, mine);
    if (!this.#table.set(key, ending)) throw new FightBoundError();
    return swapped(ending);
  }

  /** The other side has no dice left: every die strikes. */
  #alone(side: FightSide, mine: number, theirs: number): number {
    const crits = mine & this.#crits;
    const normals = (mine & this.#normals) >>> this.#dieBits;
    const kills = crits * side.critical + normals * side.normal >= (theirs & this.#wounds);
    const ending = kills ? OTHER_FALLS : crits * side.criticalHit + normals * side.normalHit;
    return side.stuns && this.#strikesTwice(side, mine, theirs) ? ending | STRIKES_TWICE : ending;
  }

  /** Whether a second critical strike comes before the other side falls, striking on. */
  #strikesTwice(side: FightSide, mine: number, theirs: number): boolean {
    const first = side.policy === 'strikeLow' ? ((mine & this.#normals) >>> this.#dieBits) * side.normal : 0;
    const needed = (mine & this.#struck) === 0 ? 2 : 1;
    const before = first + (needed - 1) * side.critical;
    return (mine & this.#crits) >= needed && before < (theirs & this.#wounds);
  }

  /** The ending after a strike that did not kill, with such losses; the foe's dice are as before. */
  #struckBy(side: FightSide, mine: number, theirs: number, hit: number): number {
    const ending = this.#after(side, mine, this.#standing(theirs, side, mine));
    return (ending & OTHER_FALLS) === 0 ? ending + hit : ending;
  }

  #criticalStrike(side: FightSide, mine: number, theirs: number): number {
    if (side.startles) return this.#startling(side, mine, theirs);
    if (side.critical >= (theirs & this.#wounds)) return OTHER_FALLS;
    return this.#struckBy(side, mine - 1, theirs - side.critical, side.criticalHit);
  }

  /** A critical strike with Shock, or with Stun of 2021: the first one costs the foe a success. */
  #startling(side: FightSide, mine: number, theirs: number): number {
    const again = (mine & this.#struck) !== 0;
    const twice = again && side.stuns ? STRIKES_TWICE : 0;
    if (side.critical >= (theirs & this.#wounds)) return OTHER_FALLS | twice;
    const struck = theirs - side.critical;
    if (again) return this.#struckBy(side, mine - 1, struck, side.criticalHit) | twice;
    const lost = (struck & this.#normals) > 0 ? this.#normal : Number(side.shock && (struck & this.#crits) > 0);
    const left = struck - lost;
    return this.#struckBy(side, this.#standing(mine - 1 + this.#struck, side.foe, left), left, side.criticalHit);
  }

  #normalStrike(side: FightSide, mine: number, theirs: number): number {
    if (side.normal >= (theirs & this.#wounds)) return OTHER_FALLS;
    return this.#struckBy(side, mine - this.#normal, theirs - side.normal, side.normalHit);
  }

  /** The ending of the move that pleases most, the first of equals; a strike that kills at once cannot be bettered. */
  #best(side: FightSide, mine: number, theirs: number): number {
    const wounds = theirs & this.#wounds;
    const hasCrits = (mine & this.#crits) !== 0;
    if (side.critical >= wounds && hasCrits) return OTHER_FALLS;
    if (side.normal >= wounds && (mine & this.#normals) !== 0) return OTHER_FALLS;
    const all = this.#countsAll ? this.#allOf(mine, theirs) : 0;
    let best = hasCrits ? this.#criticalStrike(side, mine, theirs) : this.#normalStrike(side, mine, theirs);
    if (hasCrits && (mine & this.#normals) !== 0)
      best = better(side.policy, best, this.#normalStrike(side, mine, theirs), all);
    for (let move = this.#blocks(side, mine, theirs); move !== 0; move &= move - 1)
      best = better(side.policy, best, this.#blocked(side, move & -move, mine, theirs), all);
    return best;
  }

  /** The ending in which both lose all the wounds they have. */
  #allOf(mine: number, theirs: number): number {
    return (mine & this.#wounds) / this.#wound + otherLosing((theirs & this.#wounds) / this.#wound);
  }

  /** The ending after a block. */
  #blocked(side: FightSide, move: number, mine: number, theirs: number): number {
    const left = mine - (move === NORMAL_BLOCKS_NORMAL ? this.#normal : 1);
    const one = theirs - (move === CRITICAL_BLOCKS_CRITICAL ? 1 : this.#normal);
    const blocked = side.parriesTwo ? one - this.#second(move, one) : one;
    return this.#after(side, this.#standing(left, side.foe, blocked), this.#standing(blocked, side, left));
  }

  /** The other die that a shield takes with the same block, as a part of a holding; 0: there is none. */
  #second(move: number, theirs: number): number {
    const normal = (theirs & this.#normals) === 0 ? 0 : this.#normal;
    if (move === NORMAL_BLOCKS_NORMAL) return normal;
    const critical = (theirs & this.#crits) === 0 ? 0 : 1;
    return move === CRITICAL_BLOCKS_CRITICAL ? critical || normal : normal || critical;
  }

  /** The blocks that a side has, as bits. Those that stop nothing are left out: they gain nobody anything. */
  #blocks(side: FightSide, mine: number, theirs: number): number {
    const hasCrits = (mine & this.#crits) !== 0;
    const blocks = hasCrits && (theirs & this.#crits) !== 0 ? CRITICAL_BLOCKS_CRITICAL : 0;
    if ((theirs & this.#normals) === 0) return blocks;
    const normalStops = (mine & this.#normals) !== 0 && side.normalsStop;
    const byNormal = normalStops ? NORMAL_BLOCKS_NORMAL : 0;
    return blocks | byNormal | (hasCrits && !(normalStops && side.sparesCrits) ? CRITICAL_BLOCKS_NORMAL : 0);
  }

  /** The first move of a fixed policy that the side has. */
  #byRule(side: FightSide, mine: number, theirs: number): number {
    const { policy } = side;
    const block = policy === 'block' ? this.#blocks(side, mine, theirs) : 0;
    if (block !== 0) return this.#blocked(side, block & -block, mine, theirs);
    const first = policy === 'strikeLow' ? (mine & this.#normals) !== 0 : (mine & this.#crits) === 0;
    return first ? this.#normalStrike(side, mine, theirs) : this.#criticalStrike(side, mine, theirs);
  }
}
