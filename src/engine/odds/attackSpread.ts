import { type AttackFaces, attackFaces } from './attackFaces.ts';
import { BestRoll } from './bestRoll.ts';
import { countTable, type CountChances } from './chances.ts';
import { type Retaining, retained, type RolledDice, waysToRetain } from './retain.ts';
import type { OddsShot } from './shot.ts';
import { successesOf } from './successes.ts';

/** Every way an attack roll can end: retained successes as `retained` gives them, with their chance. */
export interface AttackSpread {
  readonly hits: readonly number[];
  readonly chances: readonly number[];
}

/** What retained successes are worth to the attacker. */
export type Worth = (hits: number) => number;

type Hits = (rolled: RolledDice) => number;

const NOTHING = 1e-12;
const NONE: CountChances = Float64Array.of(1);

/** All rules that may be used are, or those that are worth most; of equals, the most of them. */
function hitsBy(rules: Retaining, isFree: boolean, worth: Worth): Hits {
  const ways = isFree && !rules.obscured ? waysToRetain(rules) : [rules];
  if (ways.length === 1) return (rolled) => retained(rules, rolled);
  return (rolled) =>
    ways
      .map((way) => retained(way, rolled))
      .reduce((best, hits) => (worth(hits) > worth(best) + NOTHING ? hits : best));
}

/** Of so many dice: the chances of each number of successes, and the share of critical ones among them as a fraction. */
interface FreeRoll {
  readonly successes: CountChances;
  readonly crits: number;
  readonly of: number;
}

/** Relentless on every die that is not critical: each die is rolled until it is, at most twice. */
function nonCritsAgain(dice: number, { crits, successes }: AttackFaces): FreeRoll {
  const critical = crits * 6 + (6 - crits) * crits;
  const all = critical + (6 - crits) * (successes - crits);
  return { successes: countTable(all, 36)[dice] ?? NONE, crits: critical, of: all };
}

function freeRoll({ book, weapon, policy }: OddsShot, dice: number, faces: AttackFaces): FreeRoll {
  const { rules } = weapon;
  if (policy.reroll === 'nonCrits' && rules.relentless) return nonCritsAgain(dice, faces);
  return { successes: successesOf({ book, dice, faces, rules }), crits: faces.crits, of: faces.successes };
}

function spreadOf(roll: FreeRoll, dice: number, hitsOf: Hits): AttackSpread {
  const hits: number[] = [];
  const chances: number[] = [];
  const shares = countTable(roll.crits, roll.of);
  for (let successes = 0; successes <= dice; successes += 1) {
    const chance = roll.successes[successes] ?? 0;
    const share = shares[successes] ?? NONE;
    for (let crits = 0; crits <= successes; crits += 1) {
      hits.push(hitsOf({ crits, normals: successes - crits, fails: dice - successes }));
      chances.push(chance * (share[crits] ?? 0));
    }
  }
  return { hits, chances };
}

function bestSpread({ book, weapon }: OddsShot, dice: number, hitsOf: Hits, worth: Worth): AttackSpread {
  const faces = attackFaces(weapon);
  const side = dice + 1;
  const graded = (crits: number, normals: number) => hitsOf({ crits, normals, fails: dice - crits - normals });
  const chances = [
    ...new BestRoll({
      book,
      dice,
      faces,
      rules: weapon.rules,
      worth: (crits, normals) => worth(graded(crits, normals)),
    }).spread(),
  ];
  const hits = chances.map((_, at) => {
    const [crits, normals] = [Math.floor(at / side), at % side];
    return crits + normals > dice ? 0 : graded(crits, normals);
  });
  return { hits, chances };
}

/**
 * Every way the attack roll of a shot can end when `rules.kept` dice are kept by Accurate and the others are rolled.
 * `worth`: what the choices go by.
 */
export function attackSpread(shot: OddsShot, rules: Retaining, worth: Worth): AttackSpread {
  const { weapon, policy } = shot;
  const dice = weapon.dice - rules.kept;
  const hitsOf = hitsBy(rules, policy.optional === 'max', worth);
  const chooses = policy.reroll !== 'fails' && policy.reroll !== 'nonCrits';
  const hasAgain = weapon.rules.balanced || weapon.rules.ceaseless || weapon.rules.relentless;
  if (chooses && hasAgain) return bestSpread(shot, dice, hitsOf, worth);
  return spreadOf(freeRoll(shot, dice, attackFaces(weapon)), dice, hitsOf);
}
