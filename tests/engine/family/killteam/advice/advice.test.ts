import { describe, expect, it } from 'vitest';
import { commandWays } from '../../../../../src/engine/family/killteam/advice/commandWays.ts';
import type { Command } from '../../../../../src/engine/family/killteam/model/command.ts';
import type { ShotFacts } from '../../../../../src/engine/family/killteam/model/facts.ts';
import type { BattleState } from '../../../../../src/engine/family/killteam/model/state.ts';
import type { Operative, WeaponRuleUse } from '../../../../../src/engine/family/killteam/model/operative.ts';
import { gameOf } from '../../../../../src/engine/systems/killTeams.ts';
import type { PickAdvice, Prospect, RerollAdvice } from '../../../../../src/engine/log/advice.ts';
import { isBetter } from '../../../../../src/engine/odds/prospect.ts';
import { wayOf } from '../../../../../src/engine/odds/wayOf.ts';
import { comesOf } from '../../../../support/comesOf.ts';
import { again, fight, type Play, shoot } from '../../../../support/decide.ts';
import { cultistActs, devastating, ENGAGED, knife, rifle, rule, vexActs } from '../../../../support/duel.ts';
import { changed } from '../../../../support/traits.ts';
import { withCp } from '../../../../support/sides.ts';

const EXACT = 1e-9;

/** Every part of what was told is what was played. */
function expectSame(told: Prospect, played: Prospect, what: string): void {
  for (const part of ['kills', 'falls', 'inflicts', 'suffers'] as const)
    expect(Math.abs(told[part] - played[part]), `${part} of ${what}`).toBeLessThan(EXACT);
}

function rerollOf({ question, advice }: Play): RerollAdvice {
  if (advice?.kind !== 'reroll') throw new Error(`no advice on a re-roll: ${question.kind}`);
  return advice;
}

function pickOf({ question, advice, options: offered }: Play): PickAdvice {
  if (advice?.kind !== 'pick') throw new Error(`no advice on a choice: ${question.kind}`);
  expect(advice.options.map(({ id }) => id).toSorted()).toEqual(offered.toSorted());
  return advice;
}

/** Each way is worth what comes of it on the table, and none is better than the advised one. */
function expectRerollsTold(asked: Play, who: string, foe: string): void {
  const { ways, dice } = rerollOf(asked);
  const played = ways.map((way) => ({ way, comes: comesOf(asked.answers(again(...way.indices)).midway, who, foe) }));
  for (const { way, comes } of played) expectSame(way.prospect, comes, `re-rolling ${way.indices.join()}`);
  const best = played.find(({ way }) => way.indices.join() === dice.join());
  if (best === undefined) throw new Error('what is advised is no way');
  for (const { comes } of played) expect(isBetter(comes, best.comes)).toBe(false);
}

function expectOptionsTold(asked: Play, who: string, foe: string): void {
  const { options, best } = pickOf(asked);
  const played = options.map(({ id, prospect }) => ({
    id,
    prospect,
    comes: comesOf(asked.answers(id).midway, who, foe),
  }));
  for (const { id, prospect, comes } of played) {
    if (prospect === null) throw new Error(`nothing is told of ${id}`);
    expectSame(prospect, comes, id);
  }
  const advised = played.find(({ id }) => id === best);
  if (advised === undefined) throw new Error('what is advised is no option');
  for (const { comes } of played) expect(isBetter(comes, advised.comes)).toBe(false);
}

const gun = (attacks: number, damage: readonly [number, number], ...rules: readonly WeaponRuleUse[]) => ({
  weapons: [rifle({ attacks, damage: { normal: damage[0], critical: damage[1] } }, ...rules)],
});
const hurt = (wounds: number): Partial<Operative> => ({ wounds, maxWounds: 8 });

interface ShotCase {
  readonly name: string;
  readonly me: Partial<Operative>;
  readonly other: Partial<Operative>;
  readonly facts?: Partial<ShotFacts>;
  /** Answers before the question. */
  readonly before: readonly (readonly number[] | string)[];
}

/** One defence die is left; two are. */
const pierced = rule('piercing', 2);
const piercedOnce = rule('piercing', 1);

const rerolls: readonly ShotCase[] = [
  { name: 'Balanced, a crit needed', me: gun(2, [2, 6], rule('balanced'), pierced), other: hurt(6), before: [[4, 2]] },
  {
    name: 'Relentless, Rending',
    me: gun(2, [3, 5], rule('relentless'), rule('rending'), pierced),
    other: hurt(8),
    before: [[6, 4]],
  },
  {
    name: 'Ceaseless, then Balanced',
    me: gun(2, [3, 4], rule('ceaseless'), rule('balanced'), pierced),
    other: hurt(6),
    before: [[2, 3]],
  },
  {
    name: 'Relentless, Severe, Punishing and Lethal',
    me: gun(2, [3, 5], rule('relentless'), rule('severe'), rule('punishing'), rule('lethal', 5), pierced),
    other: hurt(7),
    before: [[4, 2]],
  },
  {
    name: 'Balanced, with a die of Accurate',
    me: gun(3, [3, 4], rule('balanced'), rule('accurate', 1), pierced),
    other: hurt(7),
    before: ['1', [4, 3]],
  },
  {
    name: 'Relentless at somebody obscured',
    me: gun(2, [3, 4], rule('relentless'), pierced),
    other: hurt(3),
    facts: { obscured: true },
    before: [[4, 1]],
  },
  {
    name: 'Balanced, Devastating and Piercing Crits, in cover',
    me: gun(2, [3, 4], rule('balanced'), devastating(2), rule('piercingCrits', 2)),
    other: hurt(5),
    facts: { cover: true },
    before: [[5, 1]],
  },
  {
    name: 'Balanced from Vantage at somebody in cover',
    me: gun(2, [3, 4], rule('balanced'), piercedOnce),
    other: { ...hurt(4), order: 'conceal' },
    facts: { cover: true, fromVantage: true, height: 2 },
    before: [[4, 1]],
  },
  {
    name: 'a savage with Balanced at thick skin',
    me: { ...gun(2, [3, 4], rule('balanced'), pierced), ...changed({ op: 'criticalBonus', group: 'any', by: 2 }) },
    other: { ...hurt(6), ...changed({ op: 'toughness', by: 1 }) },
    before: [[4, 1]],
  },
];

const shotAt = ({ me, other, facts = {}, before }: ShotCase, cp = 0): Play => {
  const shot = vexActs({ ...withCp(cp), me, other })
    .does(shoot())
    .does({ type: 'setFacts', facts });
  const asked =
    shot.question.kind === 'pick' && shot.options.includes('shootAnyway') ? shot.answers('shootAnyway') : shot;
  return asked.answers(...before);
};

describe('the advice on a re-roll of a shot', () => {
  it.each(rerolls)('should tell what comes of each choice, the best first: $name', (each) => {
    expectRerollsTold(shotAt(each), 'vex', 'cultist');
  });

  it('should roll hits again that cannot take the target down', () => {
    const asked = shotAt({ name: '', me: gun(2, [2, 6], rule('relentless')), other: hurt(6), before: [[4, 4]] });
    const { dice, ways } = rerollOf(asked);
    expect(dice).toEqual([0, 1]);
    expect(ways[0]?.prospect.kills).toBe(0);
    expect(wayOf(ways, { fail: 0, normal: 2, critical: 0 })?.prospect.kills).toBeGreaterThan(0.1);
  });

  it('should keep hits that take the target down for certain, however much more there is to inflict', () => {
    const asked = shotAt({
      name: '',
      me: gun(2, [3, 9], rule('relentless'), rule('piercing', 3)),
      other: hurt(3),
      before: [[4, 1]],
    });
    expect(rerollOf(asked).dice).toEqual([]);
    expect(rerollOf(asked).ways[0]?.prospect.kills).toBe(1);
  });

  it('should look at dice given by count', () => {
    const asked = vexActs({ me: gun(2, [3, 4], rule('balanced'), pierced), other: hurt(6) })
      .does(shoot())
      .answers({ kind: 'counts', criticals: 0, normals: 1 });
    expectRerollsTold(asked, 'vex', 'cultist');
    expect(rerollOf(asked).dice).toHaveLength(1);
  });
});

const options: readonly ShotCase[] = [
  {
    name: 'Accurate, which is not always worth it',
    me: gun(2, [3, 5], rule('accurate', 1), rule('rending'), rule('punishing'), piercedOnce),
    other: hurt(8),
    before: [],
  },
  {
    name: 'Accurate with Balanced',
    me: gun(2, [3, 4], rule('accurate', 2), rule('balanced'), pierced),
    other: hurt(3),
    before: [],
  },
  {
    name: 'a cover save from Vantage',
    me: gun(2, [3, 4], piercedOnce),
    other: { ...hurt(4), order: 'conceal' },
    facts: { cover: true, fromVantage: true, height: 2 },
    before: [[6, 4]],
  },
  {
    name: 'a cover save against Brutal',
    me: gun(2, [3, 4], rule('brutal')),
    other: hurt(7),
    facts: { cover: true },
    before: [[6, 4]],
  },
];

describe('the advice on a choice in a shot', () => {
  it.each(options)('should tell what comes of each option, the best first: $name', (each) => {
    const asked = shotAt(each);
    const [who, foe] =
      asked.question.kind === 'pick' && asked.question.question === 'accurate'
        ? ['vex', 'cultist']
        : ['cultist', 'vex'];
    expectOptionsTold(asked, who, foe);
  });

  it('should roll dice that Accurate may keep where that is worth more', () => {
    const [accurate] = options;
    if (accurate === undefined) throw new Error('no case');
    expect(pickOf(shotAt(accurate)).best).toBe('0');
  });

  it('should ask for a cover save where rolling it saves the target more often, though it costs more wounds', () => {
    const me = gun(2, [3, 4]);
    const asked = shotAt({ name: '', me, other: { ...hurt(4), save: 3 }, facts: { cover: true }, before: [[6, 6]] });
    const { best, options: offered } = pickOf(asked);
    const [normal, none] = offered.map(({ prospect }) => prospect);
    expect(best).toBe('none');
    expect(none?.falls).toBeLessThan(normal?.falls ?? 0);
    expectOptionsTold(asked, 'cultist', 'vex');
  });
});

const blade = (attacks: number, ...rules: readonly WeaponRuleUse[]): Pick<Operative, 'weapons'> => ({
  weapons: [knife({ attacks }, ...rules)],
});

interface FightCase {
  readonly name: string;
  readonly me: Partial<Operative>;
  readonly other: Partial<Operative>;
  readonly before: readonly (readonly number[])[];
}

const before: readonly FightCase[] = [
  {
    name: 'Balanced before the other rolls',
    me: { ...blade(2, rule('balanced')), wounds: 4 },
    other: { ...blade(2), wounds: 4 },
    before: [[4, 1]],
  },
  {
    name: 'Balanced and Rending against one with Balanced',
    me: { ...blade(2, rule('balanced'), rule('rending')), wounds: 4 },
    other: { ...blade(2, rule('balanced')), wounds: 6 },
    before: [[4, 4]],
  },
  {
    name: 'Balanced against somebody in a stronghold, who strikes first',
    me: { ...blade(2, rule('balanced')), wounds: 3 },
    other: { ...blade(2), wounds: 4, inStronghold: true },
    before: [[4, 1]],
  },
  {
    name: 'Balanced and Devastating against Shock',
    me: { ...blade(2, rule('balanced'), devastating(1)), wounds: 5 },
    other: { ...blade(2, rule('shock'), rule('brutal')), wounds: 6 },
    before: [[4, 1]],
  },
  {
    name: 'Balanced against nobody who strikes back',
    me: blade(3, rule('balanced')),
    other: { weapons: [rifle()], wounds: 7 },
    before: [[4, 2, 1]],
  },
];

const fought = ({ me, other, before: faces }: FightCase): Play =>
  vexActs({ ...ENGAGED, ...withCp(0), me, other })
    .does(fight())
    .answers(...faces);

describe('the advice on a re-roll of a fight', () => {
  it.each(before)('should tell what comes of each choice, the best first: $name', (each) => {
    expectRerollsTold(fought(each), 'vex', 'cultist');
  });

  it('should tell the defender what comes of each choice against the dice that lie', () => {
    const asked = fought({
      name: '',
      me: { ...blade(3), wounds: 5 },
      other: { ...blade(3, rule('relentless')), wounds: 5 },
      before: [
        [4, 6, 4],
        [4, 1, 6],
      ],
    });
    expectRerollsTold(asked, 'cultist', 'vex');
  });

  it('should say what it leaves out, and advise all the same, where there are too many dice', () => {
    const asked = fought({
      name: '',
      me: blade(9, rule('relentless')),
      other: blade(2),
      before: [[1, 2, 3, 4, 4, 4, 4, 4, 4]],
    });
    expect(rerollOf(asked)).toMatchObject({ omitted: 'answers', dice: [0, 1, 2] });
  });

  it('should say that a trait is not counted', () => {
    const me = { ...blade(2, rule('balanced')), ...changed({ op: 'doubleStrike' }) };
    expect(rerollOf(fought({ name: '', me, other: blade(2), before: [[4, 1]] })).omitted).toBe('traits');
  });
});

describe('the advice on Accurate in a fight', () => {
  const [retinue, enemy] = withCp(0).sides;
  const people: Pick<BattleState, 'sides'> = { sides: [retinue, { ...enemy, hand: 'people' }] };
  const foe = { ...blade(2), wounds: 4 };

  it('should tell what comes of each number of dice, the best first', () => {
    const me = { ...blade(2, rule('accurate', 1), rule('rending')), wounds: 5 };
    expectOptionsTold(fought({ name: '', me, other: foe, before: [] }), 'vex', 'cultist');
  });

  it('should tell the defender so, against the dice that lie', () => {
    const other = { ...blade(2, rule('accurate', 2)), wounds: 3 };
    const asked = vexActs({ ...ENGAGED, ...people, me: foe, other })
      .does(fight())
      .answers([6, 2]);
    expectOptionsTold(asked, 'cultist', 'vex');
  });

  it('should roll them all where only a crit saves it', () => {
    const me = { ...blade(1, rule('accurate', 1)), wounds: 3 };
    const weapons = [knife({ attacks: 1, damage: { normal: 1, critical: 6 } }, rule('accurate', 1))];
    const other = { weapons: [rifle()], wounds: 6 };
    expect(pickOf(fought({ name: '', me: { ...me, weapons }, other, before: [] })).best).toBe('0');
    expect(pickOf(fought({ name: '', me, other: { ...other, wounds: 1 }, before: [] })).best).toBe('1');
  });

  it('should say nothing of worth, and keep the most, where there are too many dice', () => {
    const asked = fought({ name: '', me: blade(9, rule('accurate', 2)), other: blade(2), before: [] });
    expect(pickOf(asked)).toMatchObject({
      best: '2',
      options: [{ prospect: null }, { prospect: null }, { prospect: null }],
    });
  });
});

describe('more dice than can be worked out while a player waits', () => {
  const MANY = 99;
  const faces = Array.from({ length: MANY }, (_, die) => 1 + (die % 6));

  it('should be rolled again, and kept by Accurate, without a word on what that is worth', () => {
    const me = gun(MANY, [3, 4], rule('accurate', 2), rule('relentless'));
    const kept = vexActs({ ...withCp(2), me, other: hurt(8) }).does(shoot());
    expect(pickOf(kept).best).toBe('2');
    expect(pickOf(kept).options.map(({ prospect }) => prospect)).toEqual([null, null, null]);
    const rolled = kept.answers('2', faces.slice(2));
    expect(rerollOf(rolled)).toMatchObject({ ways: [], dice: [] });
    expect(commandWays(gameOf(rolled.midway), 'attack')?.ways).toEqual([]);
    expect(rolled.answers(again()).question).toMatchObject({ purpose: 'defence' });
  });

  it('should be fought with all the same', () => {
    const rolled = vexActs({ ...ENGAGED, ...withCp(2), me: blade(MANY, rule('relentless')), other: blade(2) })
      .does(fight())
      .answers(faces);
    expect(rerollOf(rolled)).toMatchObject({ ways: [], dice: [] });
    expect(commandWays(gameOf(rolled.midway), 'attack')?.ways).toEqual([]);
  });

  it('should be struck with, though nothing is said of it, where both sides have many', () => {
    const many = { ...blade(MANY), wounds: 60, maxWounds: 60 };
    const rolled = vexActs({ ...ENGAGED, ...withCp(0), me: many, other: many })
      .does(fight())
      .answers(faces, faces);
    expect(rolled.question).toMatchObject({ question: 'fightDie', usual: 'strikeCritical' });
    expect(rolled.advice).toBeNull();
    expect(rolled.answers('strikeCritical').told('struck')).toHaveLength(1);
  });

  it('should choose a cover save against more successes than the odds can hold', () => {
    const facts = { cover: true, fromVantage: true, height: 2 };
    const asked = vexActs({ ...withCp(0), me: gun(MANY, [0, 1]), other: { ...hurt(8), order: 'conceal' } })
      .does(shoot())
      .does({ type: 'setFacts', facts });
    const cover = pickOf(
      asked.answers(...(asked.options.includes('shootAnyway') ? ['shootAnyway'] : []), Array(MANY).fill(5)),
    );
    expect(cover.options.map(({ prospect }) => prospect?.suffers)).toEqual([0, 0, 0, 0]);
  });
});

describe('the advice on what to fight back with', () => {
  it('should tell what comes of each weapon, the best first', () => {
    const arms = [
      knife({ id: 'club', attacks: 2, damage: { normal: 3, critical: 3 } }),
      knife({ id: 'stiletto', attacks: 2, damage: { normal: 1, critical: 6 } }, rule('lethal', 5)),
    ];
    const asked = vexActs({
      ...ENGAGED,
      ...withCp(0),
      me: { ...blade(2), wounds: 5 },
      other: { weapons: arms, wounds: 4 },
    }).does(fight());
    expect(asked.question).toMatchObject({ question: 'defenderWeapon' });
    expectOptionsTold(asked, 'cultist', 'vex');
  });

  it('should be the strongest where a fight is too long', () => {
    const arms = [knife({ id: 'club', attacks: 9 }), knife({ id: 'stiletto', attacks: 2 })];
    const asked = pickOf(vexActs({ ...ENGAGED, other: { weapons: arms } }).does(fight()));
    expect(asked.best).toBe('club');
    expect(asked.options.map(({ note, prospect }) => [note?.code ?? null, prospect])).toEqual([
      ['strongest', null],
      [null, null],
    ]);
  });
});

const taking = (pool: 'attack' | 'defence', die: number): Command => ({ type: 'commandReroll', pool, die });

/** What each die is worth to a Command Re-roll is what comes of it. */
function expectCommandTold(now: Play, pool: 'attack' | 'defence', foe = 'cultist'): void {
  const found = commandWays(gameOf(now.midway), pool);
  if (found === null) throw new Error('no die may be taken');
  const { ways, grades } = found;
  expectSame(ways[0]?.prospect ?? comesOf(now.midway, 'vex', foe), comesOf(now.midway, 'vex', foe), 'keeping all');
  for (const [die, grade] of grades.entries()) {
    const told = wayOf(ways, { fail: 0, normal: 0, critical: 0, [grade]: 1 });
    if (told === null) throw new Error(`nothing is told of die ${String(die)}`);
    expectSame(told.prospect, comesOf(now.does(taking(pool, die)).midway, 'vex', foe), `die ${String(die)}`);
  }
}

describe('the worth of a Command Re-roll', () => {
  it('should be what comes of an attack die', () => {
    const me = gun(2, [3, 4], pierced);
    expectCommandTold(shotAt({ name: '', me, other: hurt(6), before: [[6, 1]] }, 2), 'attack');
  });

  it('should count in the re-rolls that the weapon still has', () => {
    const me = gun(2, [3, 4], pierced, rule('balanced'));
    expectCommandTold(shotAt({ name: '', me, other: hurt(6), before: [[1, 3]] }, 2), 'attack');
    const now = vexActs({ ...ENGAGED, ...withCp(2), me: { ...blade(2, rule('balanced')), wounds: 5 }, other: blade(2) })
      .does(fight())
      .answers([2, 1]);
    expectCommandTold(now, 'attack');
  });

  it('should be what comes of an attack die with the cover save kept already', () => {
    const facts = { cover: true, fromVantage: true, height: 2 };
    const other: Partial<Operative> = { ...hurt(4), order: 'conceal' };
    const me = gun(2, [3, 4], piercedOnce);
    expectCommandTold(shotAt({ name: '', me, other, facts, before: [[4, 1], 'two'] }, 2), 'attack');
  });

  it('should be what comes of a defence die, wounds at once dealt already', () => {
    const now = cultistActs({ ...withCp(2), me: hurt(5), other: gun(3, [3, 4], devastating(1)) })
      .does(shoot('vex'))
      .answers([6, 4, 1], [5, 2, 1]);
    expectCommandTold(now, 'defence');
  });

  it('should be what comes of a die of either side of a fight', () => {
    const mine = { ...blade(2), wounds: 5 };
    const theirs = { ...blade(2), wounds: 5 };
    const striking = vexActs({ ...ENGAGED, ...withCp(2), me: mine, other: theirs })
      .does(fight())
      .answers([4, 1]);
    expectCommandTold(striking, 'attack');
    expectCommandTold(striking.answers([4, 6]), 'attack');
    const struck = cultistActs({ ...ENGAGED, ...withCp(2), me: mine, other: theirs })
      .does(fight('vex'))
      .answers([4, 6], [4, 1]);
    expectCommandTold(struck, 'defence');
  });
});
