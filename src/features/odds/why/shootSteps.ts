import { editionOf } from '../../../content/oddsEditions.ts';
import { NO_RULES, type OddsShot } from '../../../engine/odds/shot.ts';
import { taskOf } from '../answer.ts';
import { attacksOf, attackShot, shotsOf } from '../asked.ts';
import type { OddsSide, OddsSituation } from '../oddsSituation.ts';
import {
  changesKept,
  countPlan,
  meanPlan,
  needOf,
  type Part,
  partPlan,
  saidPlan,
  type StepPlan,
  workingRules,
} from './step.ts';

/** The situation with another side of the attacker at a place in the row. */
const withAttacker = (situation: OddsSituation, at: number, side: OddsSide): OddsSituation =>
  at === 0
    ? { ...situation, mine: side }
    : { ...situation, others: situation.others.map((other, place) => (place === at - 1 ? { ...other, side } : other)) };

/** The dice as they fall: Lethal alone of the rules. */
const bareOf = (shot: OddsShot): OddsShot => ({
  ...shot,
  weapon: { ...shot.weapon, rules: { ...NO_RULES, lethal: shot.weapon.rules.lethal } },
  target: { ...shot.target, obscured: false },
});

/** Whether what is retained hangs on the dice alone, and not on what a choice is worth. */
const isPlain = ({ policy: { reroll, optional, accurate } }: OddsShot): boolean =>
  (reroll === 'fails' || reroll === 'nonCrits') && optional === 'always' && accurate === 'always';

function dicePlans(shot: OddsShot, whose: number): readonly StepPlan[] {
  const { dice, hit } = shot.weapon;
  const rolled = countPlan(bareOf(shot), (normals, crits) => ({ kind: 'dice', whose, dice, hit, normals, crits }));
  if (!isPlain(shot) || (!shot.target.obscured && !changesKept(shot.weapon.rules))) return [rolled];
  return [rolled, countPlan(shot, (normals, crits) => ({ kind: 'kept', whose, normals, crits }))];
}

const unsaved = (shot: OddsShot): OddsShot => ({ ...shot, target: { ...shot.target, dice: 0 } });

/** Each attacker’s shots stay one object, so that they are worked out once. */
function withoutSaves(situation: OddsSituation): StepPlan {
  const saved = shotsOf(situation);
  const bare = new Map([...new Set(saved)].map((shot) => [shot, unsaved(shot)]));
  const shots = saved.map((shot) => bare.get(shot) ?? shot);
  return meanPlan({ kind: 'shots', shots, wounds: situation.theirs.wounds }, (without) => ({ kind: 'saves', without }));
}

function needPlans({ theirs }: OddsSituation, shots: readonly OddsShot[]): readonly StepPlan[] {
  const [shot, another] = shots;
  if (shot === undefined || another !== undefined) return [];
  const { damage, rules } = shot.weapon;
  return [saidPlan(needOf(0, theirs.wounds, { normal: damage.normal, critical: damage.critical + rules.devastating }))];
}

function ruleParts(situation: OddsSituation): readonly StepPlan[] {
  return attacksOf(situation).flatMap(({ side }, whose) =>
    workingRules(side.rules, situation).map((rule) => {
      const less = { ...side, rules: { ...side.rules, [rule]: NO_RULES[rule] } };
      const otherwise = withAttacker(situation, whose, less);
      return partPlan({ kind: 'rule', whose, rule, value: side.rules[rule] }, otherwise, taskOf(otherwise));
    }),
  );
}

type Otherwise = readonly [kind: Exclude<Part['kind'], 'rule'>, isSo: boolean, otherwise: Partial<OddsSituation>];

/** What can be otherwise, and whether it is so now. */
function othersOf(situation: OddsSituation): readonly Otherwise[] {
  const { edition, inCover, vantage, obscured, invulnerable, rerolls, optional, accurate, cover } = situation;
  const { sight, ownDefence, optional: hasOptional } = editionOf(edition);
  return [
    ['rerolls', rerolls !== 'fails', { rerolls: 'fails' }],
    ['optional', optional !== 'always', { optional: 'always' }],
    ['accurate', accurate !== 'always' && hasOptional, { accurate: 'always' }],
    ['injured', situation.injured, { injured: false }],
    ['cover', inCover, { inCover: false, vantage: false }],
    ['vantage', vantage && sight, { vantage: false }],
    ['keptCover', inCover && cover === 'always', { cover: 'optimal' }],
    ['obscured', obscured && sight, { obscured: false }],
    ['invulnerable', invulnerable > 0 && ownDefence, { invulnerable: 0 }],
    ['shots', situation.shots > 1, { shots: 1 }],
    ['others', situation.others.length > 0, { others: [] }],
  ];
}

/** The steps of shots: the dice, the saves, what it takes, and what each part is worth. */
export function shootPlans(situation: OddsSituation): readonly StepPlan[] {
  const each = attacksOf(situation).map((attack) => attackShot(situation, attack));
  const parts = othersOf(situation)
    .filter(([, isSo]) => isSo)
    .map(([kind, , change]) => {
      const otherwise = { ...situation, ...change };
      return partPlan({ kind }, otherwise, taskOf(otherwise));
    });
  return [
    ...each.flatMap(dicePlans),
    withoutSaves(situation),
    ...needPlans(situation, each),
    ...ruleParts(situation),
    ...parts,
  ];
}
