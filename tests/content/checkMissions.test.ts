import { describe, expect, it } from 'vitest';
import { brief, changedFiles, problemsOf } from '../support/packProblems.ts';
import { corePack, oneRowTable, ownProblems, scenarioFiles } from '../support/scenarioPack.ts';

type Path = readonly (string | number)[];

const inMission = (path: Path, value: unknown) =>
  ownProblems(changedFiles(scenarioFiles, ['missions.json', [0, ...path], value]));

describe('a scenario of an own pack', () => {
  it('should have no problem when everything it names is there', () => {
    expect(ownProblems(scenarioFiles)).toEqual([]);
  });

  it('should lack the bundled rows without the bundled pack', () => {
    expect(brief(problemsOf(scenarioFiles))).toEqual([
      'missions.json [0].script.waves[0].enemies[0].card unknownReference',
      'missions.json [0].script.waves[0].enemies[0].weapons[0] unknownReference',
      'missions.json [0].plan.faction unknownReference',
      'missions.json [0].plan.enemies[0].card unknownReference',
      'missions.json [0].plan.eventTable unknownReference',
    ]);
  });

  it.each<[Path, string]>([
    [['script', 'objectives', 0, 'done', 'of', 0, 'counter'], 'script.objectives[0].done.of[0].counter'],
    [['script', 'objectives', 0, 'done', 'of', 1, 'of', 'tick'], 'script.objectives[0].done.of[1].of.tick'],
    [['script', 'objectives', 1, 'done', 'of', 0, 'action'], 'script.objectives[1].done.of[0].action'],
    [['script', 'objectives', 1, 'failed', 'objective'], 'script.objectives[1].failed.objective'],
    [['script', 'actions', 0, 'if', 'counter'], 'script.actions[0].if.counter'],
    [['script', 'actions', 0, 'table'], 'script.actions[0].table'],
    [['script', 'actions', 0, 'effects', 0, 'counter'], 'script.actions[0].effects[0].counter'],
    [['script', 'hooks', 0, 'action'], 'script.hooks[0].action'],
    [['script', 'hooks', 0, 'if', 'tick'], 'script.hooks[0].if.tick'],
    [['script', 'hooks', 0, 'effects', 0, 'passage'], 'script.hooks[0].effects[0].passage'],
    [['script', 'hooks', 0, 'effects', 1, 'objective'], 'script.hooks[0].effects[1].objective'],
    [['script', 'hooks', 0, 'effects', 2, 'wave'], 'script.hooks[0].effects[2].wave'],
    [['script', 'hooks', 0, 'effects', 3, 'table'], 'script.hooks[0].effects[3].table'],
    [['script', 'hooks', 0, 'effects', 4, 'fail', 'tick'], 'script.hooks[0].effects[4].fail.tick'],
    [['script', 'waves', 0, 'enemies', 0, 'card'], 'script.waves[0].enemies[0].card'],
    [['script', 'waves', 0, 'enemies', 0, 'weapons', 0], 'script.waves[0].enemies[0].weapons[0]'],
    [['script', 'endings', 0, 'if', 'objective'], 'script.endings[0].if.objective'],
    [['script', 'hidden', 1], 'script.hidden[1]'],
    [['plan', 'variant'], 'plan.variant'],
    [['plan', 'enemies', 0, 'card'], 'plan.enemies[0].card'],
    [['plan', 'eventTable'], 'plan.eventTable'],
    [['plan', 'tables', 0], 'plan.tables[0]'],
    [['ticks', 0, 'whenDown'], 'ticks[0].whenDown'],
  ])('should be told which of its names leads nowhere: %j', (path, place) => {
    const [problem, ...others] = inMission(path, 'nobody');
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ file: 'missions.json', path: `[0].${place}`, code: 'unknownReference' });
    expect(problem?.message).toContain('"nobody"');
  });

  it('should be told of a marker that lies beside one that is not laid out', () => {
    const lies = { areas: [], apart: 0, offDrop: 0, unseen: false };
    const beside = (id: string) => brief(inMission(['plan', 'markers', 0, 'lies'], { ...lies, beside: id }));
    expect(beside('seal')).toEqual([]);
    expect(beside('nobody')).toEqual(['missions.json [0].plan.markers[0].lies.beside unknownReference']);
  });

  it.each([
    [{ op: 'counter', counter: 'nobody', by: 1 }, '.counter'],
    [{ op: 'roll', table: 'nobody' }, '.table'],
    [
      { op: 'test', to: { who: 'each', side: 'enemy', filters: [] }, upTo: 2, fail: { op: 'wave', wave: 'nobody' } },
      '.fail.wave',
    ],
  ])('should be told of what a moment to come names and there is not: %j', (inner, key) => {
    const step = { op: 'whenever', on: 'moved', for: 'battle', expires: 'battle', effects: [inner] };
    expect(brief(inMission(['script', 'actions', 0, 'effects'], [step]))).toEqual([
      `missions.json [0].script.actions[0].effects[0].effects[0]${key} unknownReference`,
    ]);
  });

  it('should not be told of a variant twice when its faction is not there', () => {
    expect(brief(inMission(['plan', 'faction'], 'nobody'))).toEqual([
      'missions.json [0].plan.faction unknownReference',
    ]);
    expect(brief(inMission(['plan', 'faction'], null))).toEqual(['missions.json [0].plan.variant unknownReference']);
  });

  it('should be told of a decision table that is not there', () => {
    expect(brief(inMission(['plan', 'behaviour'], 'nobody'))).toEqual([
      'missions.json [0].plan.behaviour unknownReference',
    ]);
    expect(inMission(['plan', 'behaviour'], null)).toEqual([]);
  });

  it.each([
    [999, []],
    [-999, []],
    [1000, ['missions.json [0].script.actions[0].effects[0].by outOfRange']],
    [-1000, ['missions.json [0].script.actions[0].effects[0].by outOfRange']],
  ])('should have no effect of more than any table counts: %d', (by, problems) => {
    expect(brief(inMission(['script', 'actions', 0, 'effects', 0, 'by'], by))).toEqual(problems);
  });

  it('should not have more enemies than any table has miniatures for', () => {
    const enemies = (...counts: readonly number[]) =>
      brief(
        inMission(
          ['script', 'waves', 0, 'enemies'],
          counts.map((count) => ({ card: 'cult-fighter', weapons: ['autogun'], count })),
        ),
      );
    expect(enemies(60, 40)).toEqual([]);
    expect(enemies(60, 41)).toEqual(['missions.json [0].script.waves[0].enemies outOfRange']);
  });

  it('should not take somebody of the retinue for an enemy', () => {
    expect(brief(inMission(['plan', 'enemies', 0, 'card'], 'acolyte'))).toEqual([
      'missions.json [0].plan.enemies[0].card wrongKind',
    ]);
  });

  it('should let auxiliaries come to help, and nobody else of the retinue', () => {
    const auxiliary = { ...corePack.operatives.get('hiver'), id: 'helper', kind: 'auxiliary' };
    const files = (card: string) =>
      changedFiles({ ...scenarioFiles, 'operatives.json': [auxiliary] }, [
        'missions.json',
        [0, 'script', 'waves', 0, 'enemies', 0, 'card'],
        card,
      ]);
    const kinds = (card: string) => ownProblems(files(card)).filter(({ code }) => code === 'wrongKind');
    expect(kinds('helper')).toEqual([]);
    for (const card of ['acolyte', 'hiver'])
      expect(brief(kinds(card))).toEqual(['missions.json [0].script.waves[0].enemies[0].card wrongKind']);
  });

  it('should know the clues that a campaign holds over', () => {
    expect(inMission(['script', 'actions', 0, 'if', 'counter'], 'heldClues')).toEqual([]);
  });

  it.each<[string, Path]>([
    ['counters', ['counters']],
    ['ticks', ['ticks']],
    ['script.passages', ['script', 'passages']],
    ['script.objectives', ['script', 'objectives']],
    ['script.actions', ['script', 'actions']],
    ['script.hooks', ['script', 'hooks']],
    ['script.waves', ['script', 'waves']],
    ['script.endings', ['script', 'endings']],
    ['plan.markers', ['plan', 'markers']],
    ['plan.environment', ['plan', 'environment']],
  ])('should have each id once among its %s', (name, path) => {
    const files = changedFiles(scenarioFiles);
    const list = path.reduce<unknown>(
      (inner, key) => Reflect.get(Object(inner), key),
      Reflect.get(Object(files['missions.json']), 0),
    );
    const entries = Array.isArray(list) ? (list as unknown[]) : [];
    const twice = changedFiles(scenarioFiles, ['missions.json', [0, ...path, entries.length], entries[0]]);
    expect(brief(ownProblems(twice))).toEqual([`missions.json [0].${name}[${entries.length}].id duplicateId`]);
  });

  it('should not have ids that every object has', () => {
    expect(
      brief(inMission(['counters', 0, 'id'], 'constructor')).map((line) => line.split(' ').slice(1)),
    ).toContainEqual(['[0].counters[0].id', 'badId']);
    expect(brief(inMission(['script', 'hooks', 0, 'id'], 'constructor'))).toEqual([
      'missions.json [0].script.hooks[0].id badId',
    ]);
  });
});

describe('a roll table of an own pack', () => {
  const withTable = (effects: readonly unknown[]): Readonly<Record<string, unknown>> => ({
    ...scenarioFiles,
    'tables/finds.json': oneRowTable('finds', effects),
  });
  const one = { who: 'one', side: 'enemy', filters: [] };

  it('should lead to tables and cards, of its pack or of the bundled one', () => {
    const good = [
      { op: 'roll', table: 'standard-events' },
      { op: 'rise', to: one, from: 6, as: 'zombie' },
    ];
    expect(ownProblems(withTable(good))).toEqual([]);
    const bad = [
      { op: 'roll', table: 'nothing' },
      { op: 'rise', to: one, from: 6, as: 'nobody' },
    ];
    expect(brief(ownProblems(withTable(bad)))).toEqual([
      'tables/finds.json rows[0].effects[0].table unknownReference',
      'tables/finds.json rows[0].effects[1].as unknownReference',
    ]);
  });

  it.each([
    [{ op: 'counter', counter: 'clues', by: 1 }, 'counter "clues"'],
    [{ op: 'tick', tick: 'lamp', on: true }, 'tick "lamp"'],
    [{ op: 'tell', passage: 'gate' }, 'passage "gate"'],
    [{ op: 'reveal', objective: 'third' }, 'objective "third"'],
    [{ op: 'wave', wave: 'dogs' }, 'wave "dogs"'],
    [{ op: 'test', to: one, upTo: 2, fail: { op: 'wave', wave: 'dogs' } }, 'wave "dogs"'],
  ])('should name only what the scenario has that uses it: %j', (effect, what) => {
    expect(ownProblems(withTable([effect]))).toEqual([
      {
        file: 'missions.json',
        path: '[0].plan.tables[0]',
        code: 'unknownReference',
        message: `table "finds": the scenario has no ${what}`,
      },
    ]);
    const { 'missions.json': _missions, ...alone } = withTable([effect]);
    expect(ownProblems(alone)).toEqual([]);
  });

  it('should be looked at where another table rolls on it, without end or not', () => {
    const files = {
      ...withTable([{ op: 'roll', table: 'deeper' }]),
      'tables/deeper.json': oneRowTable('deeper', [
        { op: 'roll', table: 'finds' },
        { op: 'counter', counter: 'clues', by: 1 },
      ]),
    };
    expect(ownProblems(files).map(({ path, message }) => `${path} ${message}`)).toEqual([
      '[0].plan.tables[0] table "deeper": the scenario has no counter "clues"',
    ]);
  });

  it('should be looked at for what it does without ammunition too', () => {
    const plain = oneRowTable('finds', []);
    const rows = plain.rows.map((row) => ({ ...row, otherwise: [{ op: 'counter', counter: 'clues', by: 1 }] }));
    const files = { ...scenarioFiles, 'tables/finds.json': { ...plain, rows } };
    expect(ownProblems(files).map(({ message }) => message)).toContain(
      'table "finds": the scenario has no counter "clues"',
    );
  });

  it('should not be one of more than a battle can hold', () => {
    const chain = Array.from({ length: 101 }, (_, index) => [
      `tables/t${index}.json`,
      oneRowTable(`t${index}`, index === 100 ? [] : [{ op: 'roll', table: `t${index + 1}` }]),
    ]);
    const files = { ...withTable([{ op: 'roll', table: 't0' }]), ...Object.fromEntries(chain) };
    expect(brief(ownProblems(files))).toEqual(['missions.json [0] tooLarge']);
  });
});
