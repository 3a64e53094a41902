import type { AttackBook } from '../core/attackBook.ts';
import { attackSpread } from './attackSpread.ts';
import { numberAt } from './chances.ts';
import type { DuelTable } from './duelTable.ts';
import { leftAfter, moverLoss, moverTwice, otherLoss, otherTwice } from './ending.ts';
import type { Combatant, FightPolicy } from './fightPolicy.ts';
import { FightSolver } from './fightSolver.ts';
import { critsOf, normalsOf, retaining } from './retain.ts';
import { changedHit, type OddsWeapon, openTarget, PLAIN_POLICY, type Readings } from './shot.ts';

/**
 * One side of a fight. `hit` of its weapon after all changes but injury, not cut to 2 to 6 yet: -99 to 99; `wounds` it has
 * now, 1 to 999; `injury`: whether it is injured, or asked of its wounds at the start of each round; `injuredAt`: the most
 * wounds with which it is, 0 to 999.
 */
export interface OddsFighter {
  readonly weapon: Omit<OddsWeapon, 'hit'>;
  readonly hit: number;
  readonly wounds: number;
  readonly injuredAt: number;
  readonly injury: boolean | 'auto';
  readonly policy: FightPolicy;
  readonly reroll: 'fails' | 'nonCrits';
}

/**
 * A fight to be worked out. `injuredHit`: pips by which Hit is worse when injured, 0 to 9; `rounds`: fights in a row, 1 to 20;
 * `swaps`: in every second one the defender strikes first.
 */
export interface Fight {
  readonly book: AttackBook;
  readonly injuredHit: number;
  readonly attacker: OddsFighter;
  readonly defender: OddsFighter;
  readonly rounds: number;
  readonly swaps: boolean;
  readonly readings: Readings;
}

/** What a round adds to. `twice`: chances that the attacker and the defender make a second critical strike. */
export interface RoundSums {
  readonly outcome: Float64Array;
  readonly twice: [number, number];
}

/**
 * The successes a side can retain, each once, with their chances; `harm`: wounds that the critical ones inflict at once;
 * `dice`: as the solver holds them.
 */
interface Pool {
  readonly crits: readonly number[];
  readonly harm: readonly number[];
  readonly dice: readonly number[];
  readonly chances: readonly number[];
}

/** The target of an attack roll in a fight: nothing of it is looked at. */
export const NOBODY = openTarget(6, 1);

/** A side of a fight as the solver has it. */
export function combatantOf({ weapon, wounds, policy }: OddsFighter, book: AttackBook): Combatant {
  const { brutal, shock, stun, parriesTwo } = weapon.rules;
  const stuns = book.stun === 'strikes' && stun;
  return { dice: weapon.dice, wounds, damage: weapon.damage, brutal, shock, stuns, parriesTwo, policy };
}

/** Wounds that critical successes of a fighter inflict at once. */
export function harmOf({ weapon }: OddsFighter, book: AttackBook, crits: number): number {
  const { devastating, critBonus } = weapon.rules;
  return !book.devastatesInFights || crits === 0 ? 0 : crits * devastating + critBonus;
}

/** Whether a fighter with so many wounds is injured. */
export const isInjured = ({ injury, injuredAt }: OddsFighter, wounds: number): boolean =>
  injury === 'auto' ? wounds <= injuredAt : injury;

/** The weapon as a fighter uses it, injured or not. */
export const weaponIn = ({ injuredHit }: Fight, fighter: OddsFighter, injured: boolean): OddsWeapon => ({
  ...fighter.weapon,
  hit: changedHit(fighter.hit, injured ? injuredHit : 0),
});

/** Chances by what is retained, each different result once. */
function retainedChances(fight: Fight, fighter: OddsFighter, injured: boolean): Map<number, number> {
  const { book, readings } = fight;
  const weapon = weaponIn(fight, fighter, injured);
  const policy = { ...PLAIN_POLICY, reroll: fighter.reroll };
  const shot = { book, weapon, target: NOBODY, policy, readings };
  const kept = Math.min(weapon.rules.accurate, weapon.dice);
  const { hits, chances } = attackSpread(shot, retaining(shot, kept), () => 0);
  const sums = new Map<number, number>();
  for (const [at, chance] of chances.entries())
    if (chance > 0) sums.set(hits[at] ?? 0, (sums.get(hits[at] ?? 0) ?? 0) + chance);
  return sums;
}

const ROLES: readonly ('attacker' | 'defender')[] = ['attacker', 'defender'];

/** A round between so many wounds, seen by whoever strikes first. */
interface Meeting {
  readonly first: 0 | 1;
  readonly mine: number;
  readonly theirs: number;
  readonly pool: Pool;
  readonly foes: Pool;
  readonly sums: RoundSums;
}

/** A fight while it is worked out. */
export class FightSum {
  readonly #fight: Fight;
  readonly #solver: FightSolver;
  readonly #pools = new Map<string, Pool>();
  readonly #side: number;

  constructor(fight: Fight, table: DuelTable) {
    this.#fight = fight;
    const { book, attacker, defender } = fight;
    this.#solver = new FightSolver(combatantOf(attacker, book), combatantOf(defender, book), table);
    this.#side = defender.wounds + 1;
  }

  /** What a side with so many wounds can retain. */
  pool(role: 'attacker' | 'defender', wounds: number): Pool {
    const fighter = this.#fight[role];
    const injured = isInjured(fighter, wounds);
    const key = `${role}${String(injured)}`;
    const known = this.#pools.get(key);
    if (known !== undefined) return known;
    const sums = retainedChances(this.#fight, fighter, injured);
    const hits = [...sums.keys()];
    const made = {
      crits: hits.map(critsOf),
      harm: hits.map((each) => harmOf(fighter, this.#fight.book, critsOf(each))),
      dice: hits.map((each) => this.#solver.dice(critsOf(each), normalsOf(each))),
      chances: [...sums.values()],
    };
    this.#pools.set(key, made);
    return made;
  }

  /** What a side with the wounds it has can retain, each result with its chance. */
  hits(
    role: 'attacker' | 'defender',
  ): readonly { readonly crits: number; readonly normals: number; readonly chance: number }[] {
    const fighter = this.#fight[role];
    const sums = retainedChances(this.#fight, fighter, isInjured(fighter, fighter.wounds));
    return [...sums].map(([held, chance]) => ({ crits: critsOf(held), normals: normalsOf(held), chance }));
  }

  /** Adds what comes of one round between so many wounds, the attacker (0) or the defender (1) striking first. */
  round(first: 0 | 1, wounds: readonly [number, number], chance: number, sums: RoundSums): void {
    const meeting = this.#meeting(first, wounds, sums);
    for (let at = 0; at < meeting.pool.chances.length; at += 1) {
      const part = chance * numberAt(meeting.pool.chances, at);
      for (let foe = 0; foe < meeting.foes.chances.length; foe += 1) this.#meet(meeting, at, foe, part);
    }
  }

  #meeting(first: 0 | 1, wounds: readonly [number, number], sums: RoundSums): Meeting {
    const [role, otherRole] = first === 0 ? ROLES : ROLES.toReversed();
    const [mine, theirs] = first === 0 ? wounds : [wounds[1], wounds[0]];
    return {
      first,
      mine,
      theirs,
      pool: this.pool(role ?? 'attacker', mine),
      foes: this.pool(otherRole ?? 'defender', theirs),
      sums,
    };
  }

  /** One roll of each: critical successes that hurt at once, those of the first first, then die by die. */
  #meet(meeting: Meeting, at: number, foe: number, chance: number): void {
    const { first, pool, foes, sums } = meeting;
    const theirs = Math.max(0, meeting.theirs - numberAt(pool.harm, at));
    const harm = theirs === 0 ? 0 : numberAt(foes.harm, foe);
    const mine = Math.max(0, meeting.mine - harm);
    const solver = this.#solver;
    const held = solver.holding(numberAt(pool.dice, at), mine);
    const ending = solver.ending(first, held, solver.holding(numberAt(foes.dice, foe), theirs));
    const part = chance * numberAt(foes.chances, foe);
    const left = leftAfter(moverLoss(ending), mine);
    const otherLeft = leftAfter(otherLoss(ending), theirs);
    const index = first === 0 ? left * this.#side + otherLeft : otherLeft * this.#side + left;
    sums.outcome[index] = numberAt(sums.outcome, index) + part;
    if (moverTwice(ending)) sums.twice[first] += part;
    if (otherTwice(ending)) sums.twice[first === 0 ? 1 : 0] += part;
  }
}
