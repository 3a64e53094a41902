import { numberAt } from './chances.ts';
import { type DamageChances, meanOf } from './damageSums.ts';
import { DuelTable } from './duelTable.ts';
import { type Fight, FightSum, isInjured, type OddsFighter, type RoundSums, weaponIn } from './fightSum.ts';
import { hotOdds } from './hot.ts';
import { changedHit, checkWeapon, wholeWithin, WOUNDS, WOUNDS_LEFT } from './shot.ts';

/** What becomes of one side. `killed`: chance; `lost`: wounds really lost, expected; `left`: chances of each number left. */
export interface FighterOdds {
  readonly killed: number;
  readonly lost: number;
  readonly left: DamageChances;
  /** The chance of a critical success retained in the first round, or of a second critical strike where those stun. */
  readonly stuns: number;
  /** Wounds to itself by Hot after the first round; null: it has no such rule. */
  readonly self: DamageChances | null;
}

/** `outcome`: chances by wounds left, at `attacker's * (defender's most + 1) + defender's`. */
export interface FightOdds {
  readonly outcome: Float64Array;
  readonly attacker: FighterOdds;
  readonly defender: FighterOdds;
}

/** Fights are worked out one after the other, so they can share its places. */
const table = new DuelTable();

const ROUNDS: readonly [number, number] = [1, 20];
const PIPS: readonly [number, number] = [0, 9];
const HITS: readonly [number, number] = [-99, 99];

function checkFighter({ weapon, hit, wounds, injuredAt }: OddsFighter, path: string): void {
  checkWeapon({ ...weapon, hit: changedHit(hit, 0) }, `${path}.weapon`);
  wholeWithin(path, 'hit', hit, HITS);
  wholeWithin(path, 'wounds', wounds, WOUNDS_LEFT);
  wholeWithin(path, 'injuredAt', injuredAt, WOUNDS);
}

/** The outcome of all rounds, each between those who still stand, and the second critical strikes of the first. */
function roundsOf(fight: Fight, sum: FightSum): RoundSums {
  const { attacker, defender, rounds, swaps } = fight;
  const side = defender.wounds + 1;
  const size = (attacker.wounds + 1) * side;
  let before: Float64Array = new Float64Array(size);
  before[size - 1] = 1;
  const twice: [number, number] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const sums: RoundSums = { outcome: new Float64Array(size), twice: round === 0 ? twice : [0, 0] };
    const first = swaps && round % 2 === 1 ? 1 : 0;
    for (let index = 0; index < size; index += 1) {
      const chance = numberAt(before, index);
      if (chance === 0) continue;
      const wounds = [Math.floor(index / side), index % side] as const;
      if (wounds[0] === 0 || wounds[1] === 0) sums.outcome[index] = (sums.outcome[index] ?? 0) + chance;
      else sum.round(first, wounds, chance, sums);
    }
    before = sums.outcome;
  }
  return { outcome: before, twice };
}

/** The chances of each number of wounds that one side has left. `side`: places of an outcome for each of the attacker’s. */
function leftOf(outcome: Float64Array, role: Role, most: number, side: number): DamageChances {
  const left = new Float64Array(most + 1);
  for (let index = 0; index < outcome.length; index += 1) {
    const wounds = role === 'attacker' ? Math.trunc(index / side) : index % side;
    left[wounds] = numberAt(left, wounds) + numberAt(outcome, index);
  }
  return Array.from(left);
}

type Role = 'attacker' | 'defender';

function oddsOf(fight: Fight, role: Role, sums: RoundSums, sum: FightSum): FighterOdds {
  const fighter = fight[role];
  const left = leftOf(sums.outcome, role, fighter.wounds, fight.defender.wounds + 1);
  const injured = isInjured(fighter, fighter.wounds);
  const { crits, chances } = sum.pool(role, fighter.wounds);
  let crit = 0;
  for (let at = 0; at < chances.length; at += 1) if (numberAt(crits, at) > 0) crit += numberAt(chances, at);
  return {
    killed: left[0] ?? 0,
    lost: fighter.wounds - meanOf(left),
    left,
    stuns: fight.book.stun === 'retained' ? crit : sums.twice[role === 'attacker' ? 0 : 1],
    self: fighter.weapon.rules.hot ? hotOdds(weaponIn(fight, fighter, injured).hit) : null,
  };
}

/**
 * How a fight ends, exactly: every roll of both with its chance, then both play by their policies. Throws `OddsRangeError`,
 * and `FightBoundError` where there are too many courses.
 *
 * Source: Kill Team (2024) core rules, Fight; Kill Team (2021) where the book is its.
 */
export function fightOdds(fight: Fight): FightOdds {
  checkFighter(fight.attacker, 'attacker');
  checkFighter(fight.defender, 'defender');
  wholeWithin('', 'injuredHit', fight.injuredHit, PIPS);
  wholeWithin('', 'rounds', fight.rounds, ROUNDS);
  table.clear();
  const sum = new FightSum(fight, table);
  const sums = roundsOf(fight, sum);
  return {
    outcome: sums.outcome,
    attacker: oddsOf(fight, 'attacker', sums, sum),
    defender: oddsOf(fight, 'defender', sums, sum),
  };
}
