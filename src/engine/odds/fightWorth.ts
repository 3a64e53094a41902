import type { ByGrade, Prospect } from '../log/advice.ts';
import { type AttackSpread, attackSpread, type Worth } from './attackSpread.ts';
import type { Holding } from './fightPolicy.ts';
import { FightSolver } from './fightSolver.ts';
import { combatantOf, type Fight, harmOf, NOBODY, type OddsFighter } from './fightSum.ts';
import { mixed, NO_PROSPECT, scoreOf, seenByOther } from './prospect.ts';
import { critsOf, normalsOf, retained, retaining, SIDE } from './retain.ts';
import { changedHit, PLAIN_POLICY, type OddsShot } from './shot.ts';

type Role = 'attacker' | 'defender';

/** The attack roll of a side, re-rolls chosen by what is worth most. */
const rollOf = ({ book, readings }: Fight, { weapon, hit }: OddsFighter): OddsShot => ({
  book,
  weapon: { ...weapon, hit: changedHit(hit, 0) },
  target: NOBODY,
  policy: { ...PLAIN_POLICY, reroll: 'maxKill' },
  readings,
});

/** What a side retains of its dice; `kept`: those that Accurate kept. */
export function retainedOf(
  fight: Fight,
  role: Role,
  { grades, kept }: { readonly grades: ByGrade; readonly kept: number },
): number {
  const rolled = { crits: grades.critical, normals: grades.normal, fails: grades.fail };
  return retained(retaining(rollOf(fight, fight[role]), kept), rolled);
}

const holdingOf = (hits: number, wounds: number): Holding => ({
  crits: critsOf(hits),
  normals: normalsOf(hits),
  wounds,
  struck: false,
});

/** A prospect by number, worked out once for each. */
function once(make: (key: number) => Prospect): (key: number) => Prospect {
  const known = new Map<number, Prospect>();
  return (key) => {
    const found = known.get(key) ?? make(key);
    known.set(key, found);
    return found;
  };
}

/** More than any successes as one number. */
const MANY = SIDE * SIDE;

/**
 * What one round of a fight comes to from its dice on, when both play their best, re-rolls of those who
 * have still to roll included. Injury in the fight changes nothing. Throws `FightBoundError` where there are too many courses.
 *
 * Source: Kill Team (2024) core rules, Fight.
 */
export class FightWorth {
  readonly #fight: Fight;
  readonly #first: Role;
  readonly #solver: FightSolver;
  readonly #meet = once((both) => this.#met(Math.floor(both / MANY), both % MANY));
  readonly #open = once((hits) => this.#beforeDefence(hits));
  #defence: AttackSpread | null = null;

  /** `first`: who resolves the first die. */
  constructor(fight: Fight, first: Role) {
    this.#fight = fight;
    this.#first = first;
    const playing = (fighter: OddsFighter) => combatantOf({ ...fighter, policy: 'optimal' }, fight.book);
    this.#solver = new FightSolver(playing(fight.attacker), playing(fight.defender));
  }

  /** Seen by a side with what it retains; `foe`: what the other retains, null: the defender has still to roll. */
  of(role: Role, hits: number, foe: number | null): Prospect {
    if (role === 'defender') return seenByOther(this.#meet((foe ?? 0) * MANY + hits));
    return foe === null ? this.#open(hits) : this.#meet(hits * MANY + foe);
  }

  /** Seen by the attacker, before anybody rolls. */
  before(): Prospect {
    return this.#rolled('attacker', (hits) => scoreOf(this.#open(hits)), this.#open);
  }

  #met(attacking: number, defending: number): Prospect {
    const { book, attacker, defender } = this.#fight;
    const theirs = Math.max(0, defender.wounds - harmOf(attacker, book, critsOf(attacking)));
    const harm = theirs === 0 ? 0 : harmOf(defender, book, critsOf(defending));
    const mine = Math.max(0, attacker.wounds - harm);
    const [lost, otherLost] = this.#lost(holdingOf(attacking, mine), holdingOf(defending, theirs));
    const left = mine - lost;
    const otherLeft = theirs - otherLost;
    return {
      kills: Number(otherLeft === 0),
      falls: Number(left === 0),
      inflicts: defender.wounds - otherLeft,
      suffers: attacker.wounds - left,
    };
  }

  /** Wounds that the attacker and the defender lose, die by die. */
  #lost(attacking: Holding, defending: Holding): readonly [number, number] {
    if (this.#first === 'attacker') {
      const { moverLoses, otherLoses } = this.#solver.play(0, attacking, defending);
      return [moverLoses, otherLoses];
    }
    const { moverLoses, otherLoses } = this.#solver.play(1, defending, attacking);
    return [otherLoses, moverLoses];
  }

  #beforeDefence(hits: number): Prospect {
    const met = (defending: number): Prospect => this.#meet(hits * MANY + defending);
    return this.#rolled('defender', (defending) => -scoreOf(met(defending)), met);
  }

  #rolled(role: Role, worth: Worth, after: (hits: number) => Prospect): Prospect {
    const { hits, chances } = this.#spread(role, worth);
    return mixed([...chances].flatMap((chance, at) => (chance > 0 ? [[after(hits[at] ?? 0), chance]] : [])));
  }

  /** Every way a side can roll. Without re-rolls it is the same whatever the other has retained. */
  #spread(role: Role, worth: Worth): AttackSpread {
    const fighter = this.#fight[role];
    const { accurate, balanced, ceaseless, relentless } = fighter.weapon.rules;
    const isFixed = role === 'defender' && !(balanced || ceaseless || relentless);
    if (isFixed && this.#defence !== null) return this.#defence;
    const roll = rollOf(this.#fight, fighter);
    const spread = attackSpread(roll, retaining(roll, Math.min(accurate, fighter.weapon.dice)), worth);
    if (isFixed) this.#defence = spread;
    return spread;
  }
}

/**
 * What retained successes of a side would inflict if nobody blocked or struck back, not cut at what the other has left: for a
 * fight too long to work out. Nobody is said to go down.
 */
export function unanswered(fight: Fight, role: Role, hits: number): Prospect {
  const { normal, critical } = fight[role].weapon.damage;
  const inflicts = harmOf(fight[role], fight.book, critsOf(hits)) + critsOf(hits) * critical + normalsOf(hits) * normal;
  return { ...NO_PROSPECT, inflicts };
}
