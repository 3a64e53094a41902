import type { FightPolicy } from '../../../engine/odds/fightPolicy.ts';
import type { Fight, OddsFighter } from '../../../engine/odds/fightSum.ts';
import { changedHit, NO_RULES, openTarget, PLAIN_POLICY, type OddsShot } from '../../../engine/odds/shot.ts';
import type { OddsWorked } from '../../../state/odds/oddsTasks.ts';
import { type OddsAnswer, answerFrom, taskOf } from '../answer.ts';
import { fightOf } from '../asked.ts';
import type { Plays, OddsSituation } from '../oddsSituation.ts';
import {
  changesKept,
  countPlan,
  needOf,
  type Part,
  partPlan,
  saidPlan,
  type StepPlan,
  type Whose,
  workingRules,
} from './step.ts';

/** The attack roll of one side as it is made in the first round. */
const rollOf = ({ book, injuredHit, readings }: Fight, { weapon, hit, injury, reroll }: OddsFighter): OddsShot => ({
  book,
  weapon: { ...weapon, hit: changedHit(hit, injury === true ? injuredHit : 0) },
  target: openTarget(6, 1),
  policy: { ...PLAIN_POLICY, reroll },
  readings,
});

function dicePlans(fight: Fight, fighter: OddsFighter, whose: Whose): readonly StepPlan[] {
  const roll = rollOf(fight, fighter);
  const { dice, hit, rules } = roll.weapon;
  const bare = { ...roll, weapon: { ...roll.weapon, rules: { ...NO_RULES, lethal: rules.lethal } } };
  const rolled = countPlan(bare, (normals, crits) => ({ kind: 'dice', whose, dice, hit, normals, crits }));
  if (!changesKept(rules)) return [rolled];
  return [rolled, countPlan(roll, (normals, crits) => ({ kind: 'kept', whose, normals, crits }))];
}

const needPlan = (whose: Whose, { weapon }: OddsFighter, { wounds }: OddsFighter): StepPlan =>
  saidPlan(
    needOf(whose, wounds, {
      normal: weapon.damage.normal,
      critical: weapon.damage.critical + weapon.rules.devastating,
    }),
  );

/** The same fight when the other side strikes first, told from mine. */
function second(situation: OddsSituation, fight: Fight): StepPlan {
  const { attacker, defender } = fight;
  const swapped = { ...fight, attacker: defender, defender: attacker };
  const read = (worked: OddsWorked): OddsAnswer =>
    answerFrom(
      situation,
      worked.kind === 'fight'
        ? { kind: 'fight', odds: { ...worked.odds, attacker: worked.odds.defender, defender: worked.odds.attacker } }
        : worked,
    );
  return partPlan({ kind: 'first' }, situation, { kind: 'fight', fight: swapped }, read);
}

/** How I play, and how else I might. */
const PLAYED: Readonly<Record<Plays, readonly [kind: 'well' | 'strike' | 'leastHarm', otherwise: FightPolicy]>> = {
  well: ['well', 'strike'],
  wellOnStriker: ['well', 'strike'],
  strike: ['strike', 'optimal'],
  leastHarm: ['leastHarm', 'optimal'],
};

/** What it would be worth to play otherwise: to strike only, or where I do not play well, to do so. */
function played(situation: OddsSituation, fight: Fight): StepPlan {
  const [kind, policy] = PLAYED[situation.plays];
  const otherwise = { ...fight, attacker: { ...fight.attacker, policy } };
  return partPlan({ kind }, situation, { kind: 'fight', fight: otherwise });
}

function ruleParts(situation: OddsSituation, whose: 0 | 'theirs'): readonly StepPlan[] {
  const key = whose === 0 ? 'mine' : 'theirs';
  const { rules } = situation[key];
  return workingRules(rules, situation).map((rule) => {
    const otherwise = {
      ...situation,
      [key]: { ...situation[key], rules: { ...rules, [rule]: NO_RULES[rule] } },
    };
    return partPlan({ kind: 'rule', whose, rule, value: rules[rule] }, otherwise, taskOf(otherwise));
  });
}

type Otherwise = readonly [kind: Exclude<Part['kind'], 'rule'>, isSo: boolean, otherwise: Partial<OddsSituation>];

const othersOf = ({ injured, foeInjured, rounds, injuries, rerolls }: OddsSituation): readonly Otherwise[] => [
  ['rerolls', rerolls === 'nonCrits', { rerolls: 'fails' }],
  ['injured', injured, { injured: false }],
  ['foeInjured', foeInjured, { foeInjured: false }],
  ['rounds', rounds > 1, { rounds: 1 }],
  ['injuries', injuries, { injuries: false }],
];

/** The steps of a fight: the dice of both, what it takes, who strikes first, how it is played, and what each part is worth. */
export function fightPlans(situation: OddsSituation): readonly StepPlan[] {
  const fight = fightOf(situation);
  const { attacker, defender } = fight;
  const parts = othersOf(situation)
    .filter(([, isSo]) => isSo)
    .map(([kind, , change]) => {
      const otherwise = { ...situation, ...change };
      return partPlan({ kind }, otherwise, taskOf(otherwise));
    });
  return [
    ...dicePlans(fight, attacker, 0),
    needPlan(0, attacker, defender),
    ...dicePlans(fight, defender, 'theirs'),
    needPlan('theirs', defender, attacker),
    second(situation, fight),
    played(situation, fight),
    ...ruleParts(situation, 0),
    ...ruleParts(situation, 'theirs'),
    ...parts,
  ];
}
