import { EDITIONS } from '../../src/content/oddsEditions.ts';
import { killByEveryFace, killByEveryLine, positionsOf } from './everyFace.ts';
import { fightOdds } from '../../src/engine/odds/fight.ts';
import type { Fight, OddsFighter } from '../../src/engine/odds/fightSum.ts';
import { shotOdds } from '../../src/engine/odds/shoot.ts';
import {
  NO_RULES,
  type OddsRules,
  type OddsTarget,
  openTarget,
  PLAIN_POLICY,
  READINGS,
  type OddsShot,
} from '../../src/engine/odds/shot.ts';

const shot = (dice: number, rules: Partial<OddsRules>, more: Partial<OddsTarget> = {}): OddsShot => ({
  book: EDITIONS.kt24.book,
  weapon: { dice, hit: 3, damage: { normal: 3, critical: 4 }, rules: { ...NO_RULES, ...rules } },
  target: { ...openTarget(3, 12), ...more },
  policy: PLAIN_POLICY,
  readings: READINGS,
});

const fighter = (
  [dice, hit, normal, critical, wounds]: readonly [number, number, number, number, number],
  rules: Partial<OddsRules> = {},
): OddsFighter => ({
  weapon: { dice, damage: { normal, critical }, rules: { ...NO_RULES, ...rules } },
  hit,
  wounds,
  injuredAt: Math.ceil(wounds / 2) - 1,
  injury: false,
  policy: 'optimal',
  reroll: 'fails',
});

const fight = (attacker: OddsFighter, defender: OddsFighter): Fight => ({
  book: EDITIONS.kt24.book,
  injuredHit: 1,
  attacker,
  defender,
  rounds: 1,
  swaps: false,
  readings: READINGS,
});

const four = fighter([4, 3, 3, 4, 12]);
const eight = fighter([8, 3, 3, 4, 24], { rending: true });
const EIGHT_RULES: Partial<OddsRules> = {
  ceaseless: true,
  lethal: 5,
  rending: true,
  punishing: true,
  severe: true,
  piercingCrits: 2,
  devastating: 1,
};

const six = fight(
  fighter([6, 3, 5, 7, 18], { relentless: true, rending: true, brutal: true }),
  fighter([6, 3, 4, 6, 18], { lethal: 5, balanced: true, rending: true }),
);

const plain = shot(4, {});
const ruled = shot(8, EIGHT_RULES, { cover: 1 });
const fours = fight(four, four);
const eights = fight(eight, eight);

/**
 * Cases of the odds whose time is asked for, with their budgets in µs. `exhaustive`: the same chance by trying everything;
 * null: that takes hours and more. `positions`: of fights, how many positions trying everything goes through.
 */
export const oddsTasks = () => [
  {
    name: 'shoot, 4 dice plain',
    budget: 2,
    run: () => shotOdds(plain).kill,
    exhaustive: () => killByEveryFace(plain),
    positions: null,
  },
  {
    name: 'shoot, 8 dice, seven rules, in cover',
    budget: 10,
    run: () => shotOdds(ruled).kill,
    exhaustive: () => killByEveryFace(ruled),
    positions: null,
  },
  {
    name: 'fight, 4 v 4, both play well',
    budget: 80,
    run: () => fightOdds(fours).defender.killed,
    exhaustive: () => killByEveryLine(fours),
    positions: () => positionsOf(fours),
  },
  {
    name: 'fight, 6 v 6, re-rolls, Rending, Brutal',
    budget: 500,
    run: () => fightOdds(six).defender.killed,
    exhaustive: null,
    positions: () => positionsOf(six),
  },
  {
    name: 'fight, 8 v 8, Rending, 24 wounds',
    budget: 7000,
    run: () => fightOdds(eights).defender.killed,
    exhaustive: null,
    positions: () => positionsOf(eights),
  },
];
