import * as z from 'zod/mini';
import { type Edition, EDITIONS, injuredWith } from '../../content/oddsEditions.ts';
import { criticalStrikes } from '../../engine/odds/criticalStrikes.ts';
import { type FightOdds, fightOdds } from '../../engine/odds/fight.ts';
import type { Fight, OddsFighter } from '../../engine/odds/fightSum.ts';
import type { FightPolicy } from '../../engine/odds/fightPolicy.ts';
import { FightSolver } from '../../engine/odds/fightSolver.ts';
import type { OddsRules } from '../../engine/odds/shot.ts';
import { caseKind } from '../caseKind.ts';
import { written } from './chances.ts';
import { armed, damage, dice, edition, optionsShape, readingsOf, rulesOf, wounds } from './shapes.ts';
import { anyObject } from '../anyObject.ts';

const POLICIES = {
  strike: 'strike',
  strike_low: 'strikeLow',
  block: 'block',
  optimal: 'optimal',
  diff: 'diff',
  least_harm: 'leastHarm',
} as const satisfies Readonly<Record<string, FightPolicy>>;

const policy = z.optional(z.enum(['strike', 'strike_low', 'block', 'optimal', 'diff', 'least_harm']));
const policies = z.optional(
  z.strictObject({ attacker: policy, defender: policy, reroll: z.optional(z.enum(['fails', 'non_crits'])) }),
);
type Policies = z.infer<typeof policies>;

const MOST_ASSISTS = 9;
const MOST_ROUNDS = 20;

const fighterShape = z.strictObject({
  ...armed,
  wounds,
  assist: z.optional(z.int().check(z.minimum(0), z.maximum(MOST_ASSISTS))),
  injured: z.optional(z.union([z.boolean(), z.literal('auto')])),
  start_wounds: z.optional(wounds),
  parry_two: z.optional(z.boolean()),
});

const fightShape = z.strictObject({
  kind: z.string(),
  edition,
  attacker: fighterShape,
  defender: fighterShape,
  rounds: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_ROUNDS))),
  swap: z.optional(z.boolean()),
  policy: policies,
  options: z.optional(optionsShape),
});

type Role = 'attacker' | 'defender';

const fightingRules = (input: z.infer<typeof fightShape>, role: Role): OddsRules => {
  const { rules = {}, parry_two: parriesTwo = false } = input[role];
  return { ...rulesOf(rules, input.edition, role), parriesTwo };
};

function fighterOf(input: z.infer<typeof fightShape>, role: Role): OddsFighter {
  const { atk, hit, dmg, hit_mod = 0, assist = 0, ...own } = input[role];
  return {
    weapon: {
      dice: atk,
      damage: { normal: dmg[0], critical: dmg[1] },
      rules: fightingRules(input, role),
    },
    hit: hit + hit_mod - assist,
    wounds: own.wounds,
    injury: own.injured ?? false,
    injuredAt: injuredWith(input.edition, own.start_wounds ?? own.wounds),
    policy: POLICIES[input.policy?.[role] ?? 'strike'],
    reroll: input.policy?.reroll === 'non_crits' ? 'nonCrits' : 'fails',
  };
}

function outcomes({ outcome }: FightOdds, { defender }: Fight): Readonly<Record<string, number>> {
  const side = defender.wounds + 1;
  return Object.fromEntries(
    [...outcome.entries()]
      .filter(([, chance]) => chance > 0)
      .map(([index, chance]) => [`${String(Math.floor(index / side))},${String(index % side)}`, chance]),
  );
}

const FIXED: ReadonlySet<FightPolicy> = new Set<FightPolicy>(['strike', 'strikeLow', 'block']);

/** What is said of one round alone: Stun and Hot of a side that has them. */
function ofOneRound(fight: Fight, odds: FightOdds, role: Role): Readonly<Record<string, unknown>> {
  const { rules } = fight[role].weapon;
  const isCounted = fight.book.stun === 'retained' || FIXED.has(fight[role].policy);
  const { self, stuns } = odds[role];
  return {
    ...(rules.stun && isCounted ? { [`p_stun_by_${role}`]: stuns } : {}),
    ...(self !== null && fight.book.hot === 'dieAfter' ? { [`hot_damage_${role}`]: written(self) } : {}),
  };
}

/** What Reap costs each enemy near, of a side that has it: so much for each of its critical strikes. */
function reaped(fight: Fight): Readonly<Record<string, unknown>> {
  const { attacker, defender } = fight;
  if (attacker.weapon.rules.reap + defender.weapon.rules.reap === 0) return {};
  const strikes = criticalStrikes(fight);
  if (strikes === null) return {};
  return Object.fromEntries(
    (['attacker', 'defender'] as const)
      .filter((role) => fight[role].weapon.rules.reap > 0)
      .map((role) => [
        `reap_by_${role}`,
        Object.fromEntries(
          strikes[role].flatMap((chance, times) =>
            chance > 0 ? [[String(times * fight[role].weapon.rules.reap), chance]] : [],
          ),
        ),
      ]),
  );
}

/** One fight, or several in a row. */
export const oddsFight = caseKind(fightShape, (input) => {
  const fight: Fight = {
    book: EDITIONS[input.edition].book,
    injuredHit: EDITIONS[input.edition].stats.injuredHit,
    attacker: fighterOf(input, 'attacker'),
    defender: fighterOf(input, 'defender'),
    rounds: input.rounds ?? 1,
    swaps: input.swap ?? false,
    readings: readingsOf(input.options),
  };
  const odds = fightOdds(fight);
  return {
    outcome: outcomes(odds, fight),
    p_defender_killed: odds.defender.killed,
    p_attacker_killed: odds.attacker.killed,
    mean_to_defender: odds.defender.lost,
    mean_to_attacker: odds.attacker.lost,
    ...reaped(fight),
    ...(fight.rounds === 1 ? { ...ofOneRound(fight, odds, 'attacker'), ...ofOneRound(fight, odds, 'defender') } : {}),
  };
});

const heldShape = z.strictObject({ crits: dice, normals: dice, dmg: damage, wounds, rules: z.optional(anyObject) });

const resolveShape = z.strictObject({
  kind: z.string(),
  edition,
  attacker: heldShape,
  defender: heldShape,
  policy: policies,
  options: z.optional(optionsShape),
});

const combatantOf = (held: z.infer<typeof heldShape>, of: Edition, [role, chosen]: readonly [Role, Policies]) => {
  const rules = rulesOf(held.rules ?? {}, of, role);
  return {
    dice: held.crits + held.normals,
    wounds: held.wounds,
    damage: { normal: held.dmg[0], critical: held.dmg[1] },
    brutal: rules.brutal,
    shock: rules.shock,
    stuns: EDITIONS[of].book.stun === 'strikes' && rules.stun,
    parriesTwo: rules.parriesTwo,
    policy: POLICIES[chosen?.[role] ?? 'optimal'],
  };
};

/** The dice of a fight as they lie on the table; the attacker begins. */
export const oddsResolve = caseKind(resolveShape, ({ edition: of, attacker, defender, policy: chosen }) => {
  const solver = new FightSolver(
    combatantOf(attacker, of, ['attacker', chosen]),
    combatantOf(defender, of, ['defender', chosen]),
  );
  const { moverLoses, otherLoses } = solver.play(0, { ...attacker, struck: false }, { ...defender, struck: false });
  return { attacker_left: attacker.wounds - moverLoses, defender_left: defender.wounds - otherLoses };
});
