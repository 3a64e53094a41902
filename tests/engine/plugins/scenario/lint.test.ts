import { describe, expect, it } from 'vitest';
import type { Condition } from '../../../../src/engine/plugins/scenario/condition.ts';
import { lintScenario } from '../../../../src/engine/plugins/scenario/lint.ts';
import type { LintInput } from '../../../../src/engine/plugins/scenario/lintInput.ts';
import { MOMENTS, type Script } from '../../../../src/engine/plugins/scenario/script.ts';
import type { EffectStep } from '../../../../src/engine/family/killteam/tables/effect.ts';
import type { Selector } from '../../../../src/engine/family/killteam/tables/selector.ts';
import type { RollTable } from '../../../../src/engine/family/killteam/tables/rollTable.ts';
import { action, ending, hookAt, objective, scriptWith, searchTable } from '../../../support/scripted.ts';

const found = (least: number, most?: number): Condition => ({
  is: 'counter',
  counter: 'found',
  least,
  ...(most !== undefined && { most }),
});
const won: Condition = { is: 'tick', tick: 'won' };
const not = (of: Condition): Condition => ({ is: 'not', of });
const all = (...of: Condition[]): Condition => ({ is: 'all', of });
const any = (...of: Condition[]): Condition => ({ is: 'any', of });

/** A scenario that nothing is wrong with: an action counts up to what the primary objective wants. */
const soundScript = (): Partial<Script> => ({
  passages: [],
  objectives: [objective({ done: found(2) })],
  actions: [action()],
});

const inputWith = (set: Partial<Script> = {}, more: Partial<LintInput> = {}): LintInput => ({
  turningPoints: 6,
  counters: [{ id: 'found', name: 'Found', max: 5 }],
  ticks: [{ id: 'won', name: 'Won', ends: 'no' }],
  script: scriptWith({ ...soundScript(), ...set }),
  tables: new Map(),
  rolled: [],
  ...more,
});

const lines = (set: Partial<Script> = {}, more: Partial<LintInput> = {}): string[] =>
  lintScenario(inputWith(set, more)).map(({ severity, code, path }) => `${severity} ${code} ${path}`);

const steps = (...effects: EffectStep[]): EffectStep[] => effects;
const selector = (set: Partial<Selector>): Selector => ({ who: 'each', side: 'any', filters: [], ...set });
const damage = (set: Partial<Selector> = {}): EffectStep => ({
  op: 'damage',
  to: selector(set),
  amount: { count: 1, sides: 3, plus: 0 },
});
const tableOf = (id: string, ...rows: EffectStep[][]): [string, RollTable] => [
  id,
  { ...searchTable, id, title: id, rows: rows.map((effects, index) => ({ ...row(index), effects })) },
];
const row = (index: number): RollTable['rows'][number] => ({
  from: index + 1,
  to: index + 1,
  id: `row-${index}`,
  name: 'Row',
  text: 'Row',
  effects: [],
  otherwise: null,
  provenance: 'ours',
});

describe('a sound scenario', () => {
  it('should have nothing found in it', () => {
    expect(lintScenario(inputWith())).toEqual([]);
  });

  it('should be the table’s own when it has no script', () => {
    expect(lintScenario({ ...inputWith(), script: undefined })).toEqual([]);
  });
});

describe('a scenario that is never completed', () => {
  it('should be found when it has neither a primary objective nor a completing tick', () => {
    const nothing = { objectives: [objective({ kind: 'secondary', done: found(1) })] };
    expect(lines(nothing)).toEqual(['error neverCompleted script.objectives', 'warning noPrimary script.objectives']);
    expect(lines(nothing, { ticks: [{ id: 'won', name: 'Won', ends: 'complete' }] })).toEqual([
      'warning noPrimary script.objectives',
      'note completedByHand script.objectives',
    ]);
  });

  it('should be found when one of its primary objectives can never be done', () => {
    const objectives = [
      objective({ id: 'a', done: found(1) }),
      objective({ id: 'b', done: all(found(3), not(found(2))) }),
    ];
    expect(lines({ objectives })).toEqual([
      'error neverCompleted script.objectives',
      'error neverDone script.objectives[1].done',
      'error contradiction script.objectives[1].done',
    ]);
  });

  it('should only be noted when the table’s own counting completes it', () => {
    expect(lines({ actions: [] })).toEqual([
      'note completedByHand script.objectives',
      'note doneByHand script.objectives[0].done',
    ]);
    expect(lines({ objectives: [objective()] })).toEqual(['note completedByHand script.objectives']);
    const [first] = lintScenario(inputWith({ objectives: [objective({ text: 'Two', done: won })] })).slice(1);
    expect(first?.params).toEqual({ name: 'Two' });
  });

  it.each<[string, Partial<Script>, Partial<LintInput>]>([
    ['an action', {}, {}],
    ['a hook', { actions: [], hooks: [hookAt('readyStep', steps({ op: 'counter', counter: 'found', by: 1 }))] }, {}],
    [
      'two hooks',
      {
        actions: [],
        hooks: ['a', 'b'].map((id) =>
          hookAt('readyStep', steps({ op: 'counter', counter: 'found', by: 1 }), { id, once: true }),
        ),
      },
      {},
    ],
    [
      'a table',
      { actions: [action({ effects: [], table: 'search-table' })] },
      { tables: new Map([['search-table', searchTable]]) },
    ],
    [
      'a table that is rolled by a row',
      { actions: [action({ effects: [{ op: 'roll', table: 'outer' }] })] },
      {
        tables: new Map([['search-table', searchTable], tableOf('outer', [{ op: 'roll', table: 'search-table' }])]),
      },
    ],
    [
      'the event table',
      { actions: [] },
      { tables: new Map([['search-table', searchTable]]), rolled: ['search-table'] },
    ],
    [
      'a failed test',
      {
        actions: [],
        hooks: [
          hookAt(
            'battleStart',
            steps({ op: 'test', to: selector({}), upTo: 3, fail: { op: 'counter', counter: 'found', by: 1 } }),
          ),
        ],
      },
      {},
    ],
    [
      'another objective',
      {
        actions: [action({ if: { is: 'objective', objective: 'first', as: 'done' } })],
        objectives: [
          objective({ id: 'first', kind: 'secondary', done: { is: 'down', side: 'enemy', least: 1 } }),
          objective({ done: found(2) }),
        ],
      },
      {},
    ],
  ])('should not be one when %s leads to its end', (_, set, more) => {
    expect(lines(set, more).filter((line) => !line.includes('forNobody'))).toEqual([]);
  });

  it('should be told apart from one that one time is not enough for', () => {
    const once = { actions: [action({ once: 'battle' as const })] };
    expect(lines(once)).toEqual([
      'note completedByHand script.objectives',
      'note doneByHand script.objectives[0].done',
    ]);
    const hook = hookAt('readyStep', steps({ op: 'counter', counter: 'found', by: 1 }), { once: true });
    expect(lines({ ...once, hooks: [hook] })).toEqual([]);
  });
});

describe('conditions of a scenario', () => {
  const path = 'script.objectives[1]';
  const withDone = (done: Condition, more: Partial<LintInput> = {}) =>
    lines({ objectives: [objective({ done: found(2) }), objective({ id: 'other', kind: 'secondary', done })] }, more);

  it.each<[string, Condition, string]>([
    ['least above most', found(3, 2), 'error emptyRange'],
    ['above the maximum', found(6), 'error aboveMaximum'],
    ['a turning point beyond the limit', { is: 'turningPoint', least: 7 }, 'error beyondLimit'],
    ['a negative most', { is: 'down', side: 'enemy', most: -1 }, 'error contradiction'],
    ['an alert that there is not', { is: 'alert', least: 4 }, 'error contradiction'],
    ['a range and its opposite', all(found(3), any(not(found(1)), not(found(3)))), 'error contradiction'],
    ['a tick and its opposite', all(won, all(not(won))), 'error contradiction'],
    [
      'an objective done and failed',
      all({ is: 'objective', objective: 'main', as: 'done' }, { is: 'objective', objective: 'main', as: 'failed' }),
      'error contradiction',
    ],
    [
      'two counts of the same people',
      all({ is: 'standing', side: 'enemy', least: 2 }, { is: 'standing', side: 'enemy', most: 1 }),
      'error contradiction',
    ],
    ['not anything', not(any(found(0), won)), 'error contradiction'],
  ])('should contradict themselves by %s', (_, condition, line) => {
    expect(withDone(condition)).toEqual([`warning neverDone ${path}.done`, `${line} ${path}.done`]);
  });

  it.each<[string, Condition]>([
    ['a range that can be so', found(1, 5)],
    ['the last turning point', { is: 'turningPoint', least: 6 }],
    [
      'different people',
      all({ is: 'standing', side: 'enemy', least: 2 }, { is: 'standing', side: 'retinue', most: 1 }),
    ],
    ['either of two', any(found(1), found(2))],
    ['not both of two', all(found(1), not(all(found(2), { is: 'carrying', side: 'retinue' })))],
    ['flags of the campaign', all({ is: 'flag', flag: 'a' }, not({ is: 'flag', flag: 'b' }))],
    ['clues of the campaign', { is: 'counter', counter: 'heldClues', least: 9 }],
  ])('should not contradict themselves by %s', (_, condition) => {
    expect(withDone(condition)).toEqual([]);
  });

  it('should say where inside they are wrong, also when they can be so by another way', () => {
    expect(withDone(any(found(1), all(won, found(9)))).toSorted()).toEqual([
      `error aboveMaximum ${path}.done.of[1].of[1]`,
    ]);
  });

  it('should say so when only more Acolytes can count so far', () => {
    const counters = [{ id: 'found', name: 'Found', max: 1, perAcolyte: 1 }];
    expect(lines({}, { counters })).toEqual(['warning aboveForOne script.objectives[0].done']);
  });

  it('should know when the battle lasts longer, and when it has no limit', () => {
    const late = { objectives: [objective({ done: { is: 'turningPoint' as const, least: 8 } })] };
    const longer = hookAt('battleStart', steps({ op: 'turningPoints', by: 2 }));
    expect(lines({ ...late, hooks: [longer] })).toEqual([]);
    expect(lines(late, { turningPoints: null })).toEqual([]);
    expect(lines({ ...late, hooks: [{ ...longer, effects: [{ op: 'turningPoints', by: 1 }] }] })).toContain(
      'error beyondLimit script.objectives[0].done',
    );
  });

  it('should not want an action more often than it can be done', () => {
    const often = (least: number) =>
      objective({ id: 'other', kind: 'secret', reveal: won, done: { is: 'acted', action: 'search', least } });
    const actions = [action({ times: 3, effects: [{ op: 'counter', counter: 'found', by: 2 }] })];
    expect(lines({ actions, objectives: [objective({ done: found(2) }), often(3)] })).toEqual([
      'note revealedByHand script.objectives[1].reveal',
    ]);
    expect(lines({ actions, objectives: [objective({ done: found(2) }), often(4)] })).toContain(
      'error actedTooOften script.objectives[1].done',
    );
  });
});

describe('objectives of a scenario', () => {
  const secondary = (set: Parameters<typeof objective>[0]) => ({
    objectives: [objective({ done: found(2) }), objective({ id: 'other', kind: 'secret', ...set })],
  });

  it.each<[Condition | null, string[]]>([
    [found(1), []],
    [{ is: 'turningPoint', least: 2 }, []],
    [null, ['note revealedByHand script.objectives[1].reveal']],
    [won, ['note revealedByHand script.objectives[1].reveal']],
    [found(6), ['warning neverRevealed script.objectives[1].reveal', 'error aboveMaximum script.objectives[1].reveal']],
  ])('should be revealed by themselves, or only by the master: %j', (reveal, expected) => {
    expect(lines(secondary({ reveal }))).toEqual(expected);
  });

  it('should be revealed by an effect that can be done', () => {
    const reveal = steps({ op: 'reveal', objective: 'other' });
    expect(lines({ ...secondary({}), hooks: [hookAt('readyStep', reveal)] })).toEqual([]);
    expect(lines({ ...secondary({}), hooks: [hookAt('readyStep', reveal, { if: won })] })).toEqual([
      'note revealedByHand script.objectives[1].reveal',
      'note firesByHand script.hooks[0]',
    ]);
  });

  it('should not be done or failed as soon as the battle begins', () => {
    const early: Condition = { is: 'counter', counter: 'found', most: 0 };
    expect(lines({ objectives: [objective({ done: early })] })).toContain('error doneAtOnce script.objectives[0].done');
    expect(lines({ objectives: [objective({ done: found(2), failed: not(won) })] })).toContain(
      'error failedAtOnce script.objectives[0].failed',
    );
    expect(lines(secondary({ reveal: found(1), failed: early }))).toContain(
      'warning failedAtOnce script.objectives[1].failed',
    );
  });

  it('should be able to fail if they say how', () => {
    expect(lines({ objectives: [objective({ done: found(2), failed: found(7) })] })).toEqual([
      'warning neverFailed script.objectives[0].failed',
      'error aboveMaximum script.objectives[0].failed',
    ]);
  });
});

describe('actions and hooks of a scenario', () => {
  it('should be available at some time', () => {
    const more = (set: Parameters<typeof action>[0]) => ({ actions: [action(), action({ id: 'dig', ...set })] });
    expect(lines(more({ if: found(1) }))).toEqual([]);
    expect(lines(more({ if: won }))).toEqual(['note availableByHand script.actions[1]']);
    expect(lines(more({ times: 0 }))).toEqual(['warning neverAvailable script.actions[1]']);
    expect(lines(more({ if: all(won, not(won)) }))).toEqual([
      'warning neverAvailable script.actions[1]',
      'error contradiction script.actions[1].if',
    ]);
  });

  const count = steps({ op: 'counter', counter: 'found', by: 1 });

  it.each(MOMENTS)('should come at %s, of a side where that means anything', (when) => {
    expect(lines({ hooks: [hookAt(when, count)] })).toEqual([]);
    const ofSide = ['activationEnd', 'acted', 'incapacitated'].includes(when);
    expect(lines({ hooks: [hookAt(when, count, { side: 'retinue' })] })).toEqual(
      ofSide ? [] : ['warning neverFires script.hooks[0]'],
    );
  });

  it('should not wait for an action that is never done, of another moment, or of an enemy', () => {
    const never = ['warning neverFires script.hooks[0]'];
    expect(lines({ hooks: [hookAt('acted', count, { action: 'search' })] })).toEqual([]);
    expect(lines({ hooks: [hookAt('acted', count, { side: 'enemy' })] })).toEqual(never);
    expect(lines({ hooks: [hookAt('readyStep', count, { action: 'search' })] })).toEqual(never);
    expect(
      lines({
        actions: [action(), action({ id: 'dig', times: 0 })],
        hooks: [hookAt('acted', count, { action: 'dig' })],
      }),
    ).toEqual(['warning neverAvailable script.actions[1]', ...never]);
  });

  it('should do something', () => {
    expect(lines({ hooks: [hookAt('readyStep', [])] })).toEqual(['warning doesNothing script.hooks[0].effects']);
  });

  it('should not bring themselves about', () => {
    const again = ['warning triggersItself script.hooks[0]'];
    expect(lines({ hooks: [hookAt('incapacitated', [damage()])] })).toEqual(again);
    expect(lines({ hooks: [hookAt('incapacitated', [damage()], { once: true })] })).toEqual([]);
    expect(lines({ hooks: [hookAt('incapacitated', [damage()], { if: found(1) })] })).toEqual([
      'note triggersItself script.hooks[0]',
    ]);
    expect(lines({ hooks: [hookAt('incapacitated', [damage({ who: 'this' })])] })).toEqual([]);
    expect(lines({ hooks: [hookAt('incapacitated', [damage({ side: 'retinue' })], { side: 'enemy' })] })).toEqual([]);
    expect(lines({ hooks: [hookAt('readyStep', [{ op: 'turningPoints', by: 1 }])] })).toEqual(again);
    const ready: EffectStep = { op: 'readiness', to: selector({ who: 'this' }), readiness: 'ready' };
    expect(lines({ hooks: [hookAt('activationEnd', [ready])] })).toEqual(again);
  });

  it('should not bring themselves about by way of each other, or of a table', () => {
    const hooks = [
      hookAt('incapacitated', [damage({ side: 'retinue' })], { id: 'a', name: 'A', side: 'enemy' }),
      hookAt('incapacitated', [{ op: 'roll', table: 'blast' }], { id: 'b', name: 'B', side: 'retinue' }),
      hookAt('readyStep', [damage()], { id: 'c', name: 'C' }),
    ];
    const tables = new Map([tableOf('blast', [damage({ side: 'enemy' })])]);
    const triggers = lintScenario(inputWith({ hooks }, { tables }));
    expect(triggers).toEqual([
      {
        severity: 'warning',
        code: 'triggersItself',
        path: 'script.hooks[0]',
        params: { name: 'A', others: ['B'] },
      },
    ]);
  });
});

describe('what a scenario brings into play', () => {
  const waves: Script['waves'] = [{ id: 'dogs', name: 'Dogs', where: '', order: 'engage', dv: 2, operatives: [] }];
  const call = steps({ op: 'wave', wave: 'dogs' });

  it('should have waves that something calls', () => {
    expect(lines({ waves })).toEqual(['warning waveNeverCalled script.waves[0]']);
    expect(lines({ waves, hooks: [hookAt('readyStep', call)] })).toEqual([]);
    expect(lines({ waves, hooks: [hookAt('readyStep', call, { if: won })] })).toEqual([
      'note firesByHand script.hooks[0]',
      'note waveByHand script.waves[0]',
    ]);
  });

  it('should have passages that something tells, unless the master does', () => {
    const passages = [{ id: 'door', title: 'The door', text: '' }];
    expect(lines({ passages })).toEqual(['note passageByHand script.passages[0]']);
    expect(lines({ passages, hooks: [hookAt('battleStart', [{ op: 'tell', passage: 'door' }])] })).toEqual([]);
  });

  it('should have endings that are each told some time', () => {
    const done: Condition = { is: 'objective', objective: 'main', as: 'done' };
    const path = 'script.endings';
    expect(lines({ endings: [ending('a', done), ending('b', null)] })).toEqual([]);
    expect(lines({ endings: [ending('a', null), ending('b', done)] })).toEqual([
      `warning endingNeverReached ${path}[1]`,
    ]);
    expect(lines({ endings: [ending('a', done), ending('b', done), ending('c', null)] })).toEqual([
      `warning endingNeverReached ${path}[1]`,
    ]);
    expect(lines({ endings: [ending('a', found(0)), ending('b', null)] })).toEqual([
      `warning endingNeverReached ${path}[1]`,
    ]);
    expect(lines({ endings: [ending('a', found(9)), ending('b', null)] })).toEqual([
      `warning endingNeverReached ${path}[0]`,
      `error aboveMaximum ${path}[0].if`,
    ]);
    expect(lines({ endings: [ending('a', done)] })).toEqual([`note noLastEnding ${path}`]);
    const [before] = lintScenario(inputWith({ endings: [ending('a', null), ending('b', null)] }));
    expect(before?.params).toEqual({ name: 'b', before: 'a' });
  });

  it('should have counters that can count', () => {
    expect(lines({}, { counters: [...inputWith().counters, { id: 'no', name: 'No', max: 0 }] })).toEqual([
      'warning noRoom counters[1].max',
    ]);
    expect(lines({}, { counters: [...inputWith().counters, { id: 'no', name: 'No', max: 0, perAcolyte: 1 }] })).toEqual(
      [],
    );
  });
});

describe('what happens at each of some moments to come', () => {
  const whenever = (...effects: Extract<EffectStep, { op: 'whenever' }>['effects']): EffectStep => ({
    op: 'whenever',
    on: 'turningPointBegins',
    for: 'battle',
    expires: 'battle',
    effects,
  });

  it('should count for what a scenario can reach, as often as it comes', () => {
    const hooks = [hookAt('battleStart', [whenever({ op: 'counter', counter: 'found', by: 1 })])];
    expect(lines({ actions: [], hooks })).toEqual([]);
  });

  it('should count behind a test of one die too', () => {
    const counts: EffectStep = { op: 'counter', counter: 'found', by: 1 };
    const tested = whenever({ op: 'test', to: selector({}), upTo: 2, fail: counts });
    expect(lines({ actions: [], hooks: [hookAt('battleStart', [tested])] })).toEqual([]);
  });

  it('should not roll a table at once that it is a row of', () => {
    const tables = new Map([tableOf('a', [whenever({ op: 'roll', table: 'a' })])]);
    expect(lines({}, { tables })).toEqual([]);
  });
});

describe('tables of a scenario', () => {
  const roll = (table: string): EffectStep[] => [{ op: 'roll', table }];
  const found6 = (...tables: [string, RollTable][]) => lines({}, { tables: new Map(tables) });

  it('should come to an end whatever is rolled', () => {
    expect(found6(tableOf('a', roll('b'), []), tableOf('b', []))).toEqual([]);
    expect(found6(tableOf('a', roll('a'), roll('a')))).toEqual(['error rollsForever tables.a']);
    expect(found6(tableOf('a', roll('a'), []))).toEqual(['note rollsOnItself tables.a']);
    expect(found6(tableOf('a', roll('b')), tableOf('b', roll('c'), roll('a')), tableOf('c', roll('a')))).toEqual([
      'error rollsForever tables.a',
      'error rollsForever tables.b',
      'error rollsForever tables.c',
    ]);
    expect(found6(tableOf('a', roll('b')), tableOf('b', roll('a'), []))).toEqual([
      'note rollsOnItself tables.a',
      'note rollsOnItself tables.b',
    ]);
    expect(found6(tableOf('a', [...roll('b'), ...roll('a')], roll('b')), tableOf('b', []))).toEqual([
      'note rollsOnItself tables.a',
    ]);
    expect(found6(tableOf('a', roll('gone')))).toEqual([]);
  });
});

describe('an effect for the one it is about', () => {
  const forIt = steps(damage({ who: 'this' }));
  const told = (set: Partial<Script>, more: Partial<LintInput> = {}) =>
    lines(set, more).filter((line) => line.includes('forNobody'));

  it('should be told of at a moment that is nobody’s, and not after an activation', () => {
    expect(told({ hooks: [hookAt('eventStep', forIt)] })).toEqual(['warning forNobody script.hooks[0].effects[0]']);
    expect(told({ hooks: [hookAt('activationEnd', forIt)] })).toEqual([]);
  });

  it('should be told of in a table of events, and not in one that an action rolls', () => {
    const more = { tables: new Map([tableOf('omens', forIt)]), rolled: ['omens'] };
    expect(told({}, more)).toEqual(['warning forNobody tables.omens']);
    expect(told({ actions: [action({ table: 'omens' })] }, more)).toEqual([]);
  });
});

describe('parts of a scenario that contradict each other', () => {
  const quiet: Condition = { is: 'alert', most: 2 };
  const loud: Condition = { is: 'alert', least: 3 };
  const beside = (id: string, done: Condition, failed: Condition | null = null) =>
    objective({ id, kind: 'secondary', text: id, done, failed });
  const pairs = (set: Partial<Script>, more: Partial<LintInput> = {}) =>
    lines(set, more).filter((line) => /excluding|Without/u.test(line));

  it('should be objectives of which one makes the other fail', () => {
    const objectives = [objective({ done: found(2) }), beside('quiet', quiet, loud), beside('loud', loud)];
    expect(pairs({ objectives })).toEqual(['warning excluding script.objectives[2].done']);
  });

  it('should not be objectives that can both be done, at once or one after the other', () => {
    const primary = objective({ done: found(2) });
    expect(pairs({ objectives: [primary, beside('quiet', quiet, loud), beside('few', found(1))] })).toEqual([]);
    expect(pairs({ objectives: [primary, beside('quiet', quiet), beside('loud', loud)] })).toEqual([]);
  });

  it('should be a tick that ends the battle beside its primary objective', () => {
    const ends = (how: 'complete' | 'failed') => ({ ticks: [{ id: 'won', name: 'Won', ends: how }] });
    const open = { objectives: [objective({ done: found(2), failed: found(0, 0) })] };
    expect(pairs(open, ends('complete'))).toEqual(['note completesWithout ticks[0]']);
    expect(pairs(open, ends('failed'))).toEqual(['note failsWithout ticks[0]']);
    expect(pairs({ objectives: [objective({ done: any(found(2), won) })] }, ends('complete'))).toEqual([]);
    expect(pairs({ objectives: [objective({ done: found(2), failed: null })] }, ends('failed'))).toEqual([]);
  });
});
