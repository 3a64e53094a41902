import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRADES } from '../../../src/engine/family/killteam/model/pool.ts';
import { WINDOWS, type Moment, type Window, type Windows } from '../../../src/engine/family/killteam/rules/windows.ts';
import { DEFAULT_SHOT } from '../../../src/engine/family/killteam/model/facts.ts';
import { ACTION_IDS } from '../../../src/engine/core/ids.ts';
import { acolyteRules } from '../../../src/engine/systems/acolyte/rules.ts';
import { changedRules, type RuleChanges } from '../../../src/engine/family/killteam/rules/changedRules.ts';
import { kt3KillTeam } from '../../../src/engine/systems/kt3/kt3.ts';
import { acolyteKillTeam } from '../../../src/engine/systems/acolyte/acolyte.ts';
import { aura } from '../../../src/engine/family/killteam/attack/fight/aura.ts';
import { defenderWeapon } from '../../../src/engine/family/killteam/attack/fight/defenderWeapon.ts';
import { exchange } from '../../../src/engine/family/killteam/attack/fight/exchange.ts';
import { keep, nearby as nearbyFight } from '../../../src/engine/family/killteam/attack/fight/retain.ts';
import { allocate } from '../../../src/engine/family/killteam/attack/shoot/allocate.ts';
import { accurate as attackAccurate, attackRoll } from '../../../src/engine/family/killteam/attack/shoot/attackDice.ts';
import { coverSave, defenceRoll } from '../../../src/engine/family/killteam/attack/shoot/defenceDice.ts';
import { shrugShot } from '../../../src/engine/family/killteam/attack/shoot/shrugShot.ts';
import { shrugStrike } from '../../../src/engine/family/killteam/attack/fight/shrugStrike.ts';
import { defenceReroll } from '../../../src/engine/family/killteam/attack/shoot/defenceReroll.ts';
import { others } from '../../../src/engine/family/killteam/attack/shoot/others.ts';
import { mayRule } from '../../../src/engine/family/killteam/attack/shoot/mayRule.ts';
import { attackReroll } from '../../../src/engine/family/killteam/attack/shoot/rerolls.ts';
import { nearby } from '../../../src/engine/family/killteam/attack/shoot/retain.ts';
import { validity } from '../../../src/engine/family/killteam/attack/shoot/validity.ts';
import { battleWith } from '../../support/battleState.ts';
import { kt3Rules } from '../../../src/engine/systems/kt3/rules.ts';
import { systemById } from '../../../src/engine/systems/killTeams.ts';
import type { KillTeamRules } from '../../../src/engine/family/killteam/rules/killTeamRules.ts';
import { dice, folded, operativeWith, ruleUse } from '../../support/attackContext.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const filesIn = (folder: string, ending: string) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .toSorted();
const rulesIn = (id: string) => filesIn(`src/engine/systems/${id}/weapon-rules`, '.ts');
const exportsOf = async (system: string, rule: string) => {
  const file = path.join(root, `src/engine/systems/${system}/weapon-rules/${rule}.ts`);
  return Object.entries((await import(file)) as Record<string, unknown>);
};

const systems = [kt3Rules, acolyteRules];

describe.each(systems)('weapon rules of $id', (ruleset) => {
  it('should have a file for every rule of the ruleset, and a rule for every file', () => {
    const inherited = ruleset.id === 'kt3' ? [] : rulesIn('kt3');
    expect(Object.keys(ruleset.weaponRules).toSorted()).toEqual(
      [...new Set([...inherited, ...rulesIn(ruleset.id)])].toSorted(),
    );
  });

  it('should export from every file one rule with the name of the file, the one the ruleset has', async () => {
    for (const rule of rulesIn(ruleset.id)) {
      expect(await exportsOf(ruleset.id, rule)).toEqual([[rule, ruleset.weaponRules[rule]]]);
      expect(ruleset.weaponRules[rule]?.id).toBe(rule);
    }
  });

  it('should have a test file for every rule file', () => {
    expect(filesIn(`tests/engine/systems/${ruleset.id}/weapon-rules`, '.test.ts')).toEqual(rulesIn(ruleset.id));
  });

  it('should say where every rule is printed', () => {
    for (const rule of Object.values(ruleset.weaponRules)) expect(rule.source).toMatch(/^(Kill Team 3|ACOLYTE), /);
  });

  it.each(WINDOWS)('should order every rule that speaks at %s exactly once, and no other', (window) => {
    const speaking = Object.values(ruleset.weaponRules).filter(({ windows }) => windows.includes(window));
    expect(ruleset.order[window].toSorted()).toEqual(speaking.map(({ id }) => id).toSorted());
  });
});

describe('rulesets', () => {
  it('should be found by id', () => {
    expect(systemById('kt3').weaponRules).toBe(kt3KillTeam.weaponRules);
    expect(systemById('acolyte')).toBe(acolyteKillTeam);
    expect(kt3KillTeam).toMatchObject({ id: 'kt3', weaponRules: kt3Rules.weaponRules, order: kt3Rules.order });
    expect(acolyteKillTeam).toMatchObject({
      id: 'acolyte',
      weaponRules: acolyteRules.weaponRules,
      order: acolyteRules.order,
    });
  });

  it.each(systems)('should have every step of both sequences in $id', ({ shoot, fight }) => {
    expect(shoot).toEqual([
      validity,
      attackAccurate,
      attackRoll,
      attackReroll,
      mayRule,
      nearby,
      coverSave,
      defenceRoll,
      defenceReroll,
      allocate,
      shrugShot,
      others,
    ]);
    const [chosen, helped, ...rolls] = fight.slice(0, 10);
    expect([chosen, helped]).toEqual([defenderWeapon, aura]);
    expect(new Set(rolls).size).toBe(8);
    expect(fight.slice(10)).toEqual([nearbyFight, keep, shrugStrike, exchange]);
  });

  it('should know the actions of Kill Team 3 in kt3, and all actions but Pass of 2021 in acolyte', () => {
    expect(Object.keys(kt3KillTeam.actions)).toHaveLength(10);
    expect(Object.keys(acolyteKillTeam.actions).toSorted()).toEqual(
      ACTION_IDS.filter((action) => action !== 'pass').toSorted(),
    );
  });

  it('[A-36] [A-37] should leave the fallen on the board and raise them three times in acolyte only', () => {
    expect(acolyteRules).toMatchObject({ fallenStay: true, reanimationsBeforeSlain: 3 });
    expect(kt3Rules).toMatchObject({ fallenStay: false, reanimationsBeforeSlain: 0 });
  });

  it.each(systems)('should collect three defence dice in $id', ({ defenceDice }) => {
    expect(defenceDice(operativeWith())).toBe(3);
  });

  it('[A-11] should give one command point in a Ready step to those who have any', () => {
    expect(acolyteRules.readyCp(battleWith(), 'retinue')).toEqual({ retinue: 1 });
    expect(acolyteRules.readyCp(battleWith({ turningPoint: 2 }), 'enemy')).toEqual({ retinue: 1 });
    expect(kt3Rules.readyCp(battleWith(), 'retinue')).toEqual({ retinue: 1, enemy: 0 });
  });
});

const { lethal, range } = kt3Rules.weaponRules;
const named = (id: string, rule = lethal) => (rule === undefined ? {} : { [id]: rule });
const unchanged: RuleChanges = {
  id: 'acolyte',
  version: '9',
  add: {},
  replace: {},
  remove: [],
  order: {},
  values: {},
};
const changed = (changes: Partial<RuleChanges>) => changedRules(kt3Rules, { ...unchanged, ...changes });

describe('changedRules', () => {
  it('should change nothing but id and version when told nothing', () => {
    expect(changed({})).toEqual({ ...kt3Rules, id: 'acolyte', version: '9' });
  });

  it('should add, replace and remove rules, and leave the parent alone', () => {
    const next = changed({ add: named('fresh'), replace: named('range'), remove: ['severe'] });
    expect(next.weaponRules['fresh']).toBe(lethal);
    expect(next.weaponRules['range']).toBe(lethal);
    expect(next.weaponRules).not.toHaveProperty('severe');
    expect(kt3Rules.weaponRules['range']).toBe(range);
    expect(kt3Rules.weaponRules).toHaveProperty('severe');
  });

  it('should take a removed rule out of every order, and keep an order it is given', () => {
    const next = changed({ remove: ['severe'], order: { triggers: ['stun', 'devastating'] } });
    expect(next.order.retained).toEqual(['punishing', 'rending']);
    expect(next.order.triggers).toEqual(['stun', 'devastating']);
    expect(next.order.spread).toEqual(kt3Rules.order.spread);
  });

  it('should set values', () => {
    expect(changed({ values: { defenceDice: () => 4 } }).defenceDice(operativeWith())).toBe(4);
  });

  it('should throw when a rule is added that exists', () => {
    expect(() => changed({ add: named('lethal') })).toThrow('rule lethal exists already');
  });

  it('should throw when a rule is replaced that does not exist', () => {
    expect(() => changed({ replace: named('unheardOf') })).toThrow('no rule unheardOf');
    expect(() => changed({ replace: named('toString') })).toThrow('no rule toString');
  });

  it('should throw when a rule is removed that does not exist', () => {
    expect(() => changed({ remove: ['unheardOf'] })).toThrow('no rule unheardOf');
  });

  it('should let a rule be added under a name every object has', () => {
    expect(changed({ add: named('toString') }).weaponRules['toString']).toBe(lethal);
  });
});

const number = fc.record({ x: fc.integer({ min: 1, max: 4 }) });
const printed: Readonly<Record<string, fc.Arbitrary<Record<string, unknown>>>> = {
  accurate: number,
  blast: number,
  devastating: fc.record({ x: fc.integer({ min: 1, max: 3 }), inches: fc.constantFrom(null, 1, 2) }),
  heavy: fc.record({ only: fc.constantFrom(null, 'dash', 'reposition') }),
  lethal: fc.record({ x: fc.integer({ min: 2, max: 6 }) }),
  limited: number,
  piercing: number,
  piercingCrits: number,
  range: number,
  torrent: number,
};
const paramsOf = (rule: string) => printed[rule] ?? fc.constant({});

const pools = fc
  .array(fc.constantFrom('c', 'n', 'f', '1', 'a'), { maxLength: 6 })
  .map((letters) => dice(letters.join('')));
const starts: fc.Arbitrary<Windows> = fc.record({
  weaponAllowed: fc.subarray(['concealed', 'jammed'] as const),
  actionsBarred: fc.constant([]),
  range: fc.constantFrom(null, 6),
  targetCover: fc.boolean(),
  accurate: fc.integer({ min: 0, max: 2 }),
  rerolls: fc.constant([]),
  thresholds: fc.record({ hit: fc.integer({ min: 1, max: 7 }), critical: fc.constant(7) }),
  retained: pools,
  triggers: fc.constant([]),
  piercing: fc.constant(0),
  coverSave: fc.boolean(),
  critsOnly: fc.constant(false),
  shock: fc.constant(false),
  spread: fc.constant(null),
  hot: fc.constant(false),
  limited: fc.constant(null),
  stuns: fc.constant(false),
  price: fc.constant(0),
  reap: fc.constant(0),
});
const moments: fc.Arbitrary<Partial<Moment>> = fc
  .record({
    pool: pools,
    kind: fc.constantFrom('shoot' as const, 'fight' as const),
    done: fc.subarray(['reposition', 'dash'] as const),
    uses: fc.integer({ min: 0, max: 3 }),
    guard: fc.boolean(),
    coverIsLight: fc.boolean(),
    inStronghold: fc.boolean(),
  })
  .map(({ coverIsLight, inStronghold, ...set }) => ({
    ...set,
    facts: { ...DEFAULT_SHOT, coverIsLight },
    target: operativeWith({ inStronghold }),
  }));

const pairsOf = (ids: readonly string[]): [string, string][] =>
  ids.flatMap((first, at) => ids.slice(at + 1).map((second): [string, string] => [first, second]));

/** The values of both orders over generated attacks, one line each. */
function bothOrders(ruleset: KillTeamRules, window: Window, [first, second]: [string, string]): [unknown, unknown][] {
  const cases = fc.sample(fc.record({ start: starts, moment: moments, one: paramsOf(first), two: paramsOf(second) }), {
    numRuns: 300,
    seed: 1,
  });
  return cases.map(({ start, moment, one, two }) => {
    const rules = [ruleUse(first, one), ruleUse(second, two)];
    const value = (ids: string[]) => {
      const ordered = { ...ruleset, order: { ...ruleset.order, [window]: ids } };
      return folded(window, { ...moment, start: start[window], rules, ruleset: ordered });
    };
    return [value([first, second]), value([second, first])];
  });
}

const inAnyOrder = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((item) => JSON.stringify(item)).toSorted() : value;
const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** `outcome`: what happens depends on who speaks first; `sequence`: the same things come one after the other. */
function sensitivePairs(ruleset: KillTeamRules): { outcome: string[]; sequence: string[] } {
  const outcome: string[] = [];
  const sequence: string[] = [];
  for (const window of WINDOWS)
    for (const pair of pairsOf(ruleset.order[window])) {
      const values = bothOrders(ruleset, window, pair);
      const name = `${window}: ${pair.join(' ')}`;
      if (values.some(([one, other]) => differ(inAnyOrder(one), inAnyOrder(other)))) outcome.push(name);
      else if (values.some(([one, other]) => differ(one, other))) sequence.push(name);
    }
  return { outcome, sequence };
}

/** Web says no more than Stun did, and comes after what Devastating does. */
const WITH_WEB = ['triggers: devastating web'];

describe.each(systems)('pairs of rules that share a window in $id', (ruleset) => {
  it('should depend on who speaks first in these and no others', () => {
    expect(sensitivePairs(ruleset)).toEqual({
      outcome: ['retained: punishing severe', 'retained: rending severe', 'spread: blast torrent'],
      sequence: [
        'weaponAllowed: heavy limited',
        'rerolls: ceaseless balanced',
        'rerolls: ceaseless relentless',
        'rerolls: balanced relentless',
        'triggers: devastating stun',
        ...('web' in ruleset.weaponRules ? WITH_WEB : []),
      ],
    });
  });

  it('should conserve the dice at every retention', () => {
    const uses = fc.subarray(['punishing', 'rending', 'severe'].map((id) => ruleUse(id)));
    fc.assert(
      fc.property(pools, uses, (start, rules) => {
        const after = folded('retained', { start, rules, ruleset });
        expect(after.map(({ die, face }) => [die, face])).toEqual(start.map(({ die, face }) => [die, face]));
        expect(after.every(({ grade }) => GRADES.includes(grade))).toBe(true);
      }),
    );
  });
});
