import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AfterActionTask } from '../../src/engine/family/killteam/model/task.ts';
import { battleLog, battleShape } from '../../src/persistence/battleFile.ts';
import { versionOf } from '../../src/persistence/heading.ts';
import { battleSteps } from '../../src/persistence/migrations/battleSteps.ts';
import { logText } from '../../src/persistence/exportFile.ts';
import { battleRules } from '../../src/engine/systems/battle.ts';
import { readLogNow } from '../../src/persistence/importFile.ts';
import { Journal } from '../../src/persistence/journal.ts';
import { foldAll, smallEntries, smallMeta, smallRules, smallSetup } from '../support/smallBattle.ts';
import { ally } from '../support/battleState.ts';
import { withCp } from '../support/sides.ts';
import { BATTLE_NOW } from '../support/versions.ts';
import type { KillTeamTypes } from '../../src/engine/systems/killTeamSystem.ts';

const battles = battleLog<KillTeamTypes>(smallRules.decider.evolve);
const stamp = { savedAt: '2026-11-20T10:05:00.000Z', revision: 4 };

function fileText(entries = smallEntries(3), redo = smallEntries(5).slice(3)): string {
  const setup = smallSetup();
  return logText(
    battles,
    { meta: smallMeta(), setup, journal: new Journal(entries, redo), state: foldAll(setup, entries) },
    stamp,
  );
}

/** The file with one thing changed by hand. */
function edited(
  change: (file: { version: number; data: { entries: { seq: number; events: object[] }[]; setup: object } }) => void,
): string {
  const file = JSON.parse(fileText());
  change(file);
  return JSON.stringify(file);
}

const problemsIn = (text: string) => {
  const found = readLogNow(battles, text);
  return found.kind === 'unreadable' ? found.problems.map(({ path }) => path) : found.kind;
};

const stranger = ally('vex', { side: 'nobody' });
const afterNobody: AfterActionTask = {
  kind: 'afterAction',
  id: 't',
  operative: null,
  side: 'nobody',
  action: null,
  via: 'action',
  hurt: [],
  step: 'down',
};

describe('battle file', () => {
  it('should bring back the battle with its undone entries', () => {
    const found = readLogNow(battles, fileText());
    expect(found).toMatchObject({ kind: 'loaded', revision: 4, savedAt: stamp.savedAt });
    if (found.kind !== 'loaded') return;
    expect(found.value.file.entries).toEqual(smallEntries(3));
    expect(found.value.file.redo).toEqual(smallEntries(5).slice(3));
    expect(found.value.state).toEqual(foldAll(smallSetup(), smallEntries(3)));
  });

  it('should name the battle, its rules and its settings for a reader without the engine', () => {
    expect(JSON.parse(fileText())).toMatchObject({
      format: 'battle',
      version: BATTLE_NOW,
      data: {
        ...smallMeta(),
        seed: 'seed',
        readings: { guardLiteral: false },
        settings: { difficulty: 'medium', dice: { retinue: 'table', enemy: 'screen' } },
        players: [{ id: 'p1', name: 'Ana', mark: 'A' }],
        result: null,
      },
    });
  });

  it('should be refused when two of its entries have one id', () => {
    const twice = (of: number, as: number) =>
      edited(({ data }) => Object.assign(data.entries[of] ?? {}, { id: smallEntries(5)[as]?.id }));
    expect(readLogNow(battles, twice(2, 0))).toMatchObject({
      kind: 'unreadable',
      problems: [{ path: 'entries[2].id', message: '"e.1.1" is there twice' }],
    });
    expect(problemsIn(twice(2, 4))).toEqual(['entries[4].id']);
  });

  it('should be refused when it is truncated', () => {
    const text = fileText();
    for (let end = 1; end < text.length; end += 97) expect(problemsIn(text.slice(0, end))).toEqual(['']);
  });

  it('should name what was edited by hand into nonsense', () => {
    expect(problemsIn(edited(({ data }) => Object.assign(data.setup, withCp(-1))))).toEqual(['data.setup.sides[0].cp']);
    expect(problemsIn(edited(({ data }) => Object.assign(data.setup, { turn: 'nobody' })))).toEqual([
      'data.setup.turn',
    ]);
    expect(problemsIn(edited(({ data }) => Object.assign(data.entries[1] ?? {}, { events: ['?'] })))).toEqual([
      'data.entries[1].events[0]',
    ]);
  });

  it('should say in words what is wrong, as packs do', () => {
    const text = edited(({ data }) => {
      Object.assign(data.setup, { ...withCp(-1), turn: 5, phase: 3, alert: 9, hope: 1, mission: undefined });
      Object.assign(data.entries[1] ?? {}, { seq: 'two' });
    });
    const found = readLogNow(battles, text);
    expect(found.kind === 'unreadable' && found.problems).toEqual([
      { path: 'data.setup.sides[0].cp', message: 'must be at least 0' },
      { path: 'data.setup.mission', message: 'is missing' },
      { path: 'data.setup.phase', message: 'must be one of setUp, strategy, firefight, turningPointOver' },
      { path: 'data.setup.turn', message: 'must be of type string' },
      { path: 'data.setup.alert', message: 'must be at most 3' },
      { path: 'data.setup.hope', message: 'is no known key' },
      { path: 'data.entries[1].seq', message: 'must be of type number' },
    ]);
  });

  it.each([
    [{ turn: 'nobody' }, 'turn'],
    [{ initiative: 'nobody' }, 'initiative'],
    [{ nextInitiative: 'nobody' }, 'nextInitiative'],
    [{ group: { side: 'nobody', operatives: [] } }, 'group.side'],
    [{ operatives: [stranger] }, 'operatives[0].side'],
    [{ reserves: [stranger] }, 'reserves[0].side'],
    [{ spawnRows: [{ from: 1, to: 20, dv: 1, max: null, options: [stranger] }] }, 'spawnRows[0].options[0].side'],
    [{ tasks: [afterNobody] }, 'tasks[0].side'],
  ])('should say which sides there are where it names another: %o', (change, path) => {
    const found = readLogNow(
      battles,
      edited(({ data }) => Object.assign(data.setup, change)),
    );
    expect(found.kind === 'unreadable' && found.problems).toEqual([
      { path: `data.setup.${path}`, message: 'must be one of retinue, enemy' },
    ]);
  });

  it.each([
    { type: 'correct' },
    { type: 'correct', correction: null },
    { type: 'answer', requestId: 'r' },
    { type: 'answer', requestId: 'r', answer: { kind: 'faces' } },
    { type: 'addOperative' },
  ])('should be read with a command that lacks what belongs in it, and keep that as it was: %o', (command) => {
    const text = edited(({ data }) => Object.assign(data.entries[2] ?? {}, { command }));
    const found = readLogNow(battles, text);
    if (found.kind !== 'loaded') throw new Error(found.kind);
    const kept = { type: 'unknown', was: command };
    expect(found.value.file.entries.at(-1)?.command).toEqual(kept);
    const { entries } = found.value.file;
    const again = readLogNow(battles, fileText(entries));
    expect(again).toMatchObject({ kind: 'loaded', value: { file: { entries: [{}, {}, { command: kept }] } } });
  });

  it.each([
    { type: 'correct', correction: { what: 'weather', to: 3 } },
    { type: 'answer', requestId: 'r', answer: { kind: 'dance' } },
    { type: 'answer', requestId: 'r', answer: { kind: 'faces', faces: [1] } },
    { type: 'levitate', by: 3 },
  ])('should leave a command alone that only a later version may know: %o', (command) => {
    const text = edited(({ data }) => Object.assign(data.entries[2] ?? {}, { command }));
    const found = readLogNow(battles, text);
    expect(found).toMatchObject({ kind: 'loaded', value: { file: { entries: [{}, {}, { command }] } } });
  });

  it.each([{ command: undefined }, { command: null }, { command: {} }, { command: 'correct' }])(
    'should be refused when an entry has no command: %o',
    (change) => {
      expect(problemsIn(edited(({ data }) => Object.assign(data.entries[1] ?? {}, change)))).toEqual([
        'data.entries[1].command',
      ]);
    },
  );

  it('should be refused when its entries are not numbered in order', () => {
    expect(problemsIn(edited(({ data }) => data.entries.splice(1, 1)))).toEqual(['entries[1].seq']);
  });

  it('should be refused when an entry does not fold', () => {
    expect(problemsIn(edited(({ data }) => data.entries[2]?.events.push({ type: 'unheardOf' })))).toEqual([
      'entries[2]',
    ]);
  });

  it('should be refused when its entries fold to what is no battle', () => {
    const broken = { type: 'cpChanged', side: 'retinue', by: -3, why: '' };
    expect(problemsIn(edited(({ data }) => data.entries[2]?.events.push(broken)))).toEqual(['state.sides[0].cp']);
  });

  it('should be refused when a newer app wrote it', () => {
    expect(problemsIn(edited((file) => Object.assign(file, { version: BATTLE_NOW + 1 })))).toBe('newer');
  });

  it('should refuse an id that could not be a key', () => {
    expect(problemsIn(edited(({ data }) => Object.assign(data, { id: 'a/b' })))).toEqual(['data.id']);
  });
});

describe('battle migrations', () => {
  const saves = new URL('saves/', import.meta.url);
  const names = readdirSync(saves)
    .filter((name) => name.endsWith('.json'))
    .toSorted();

  it('should have a save of every version before the current one', () => {
    const versions = Array.from(
      { length: versionOf(battleShape) },
      (_, version) => `v${String(version).padStart(3, '0')}.json`,
    );
    expect(names).toEqual(versions);
  });

  it.each(names)('should read %s as a battle of now', (name) => {
    const found = readLogNow(
      battleLog<KillTeamTypes>(battleRules.decider.evolve),
      readFileSync(new URL(name, saves), 'utf8'),
    );
    expect(found).toMatchObject({ kind: 'loaded', migratedFrom: Number(name.slice(1, 4)) });
  });

  it('should sign the entries of version 1, undone ones too, alike in every copy', () => {
    const text = readFileSync(new URL('v001.json', saves), 'utf8');
    const found = readLogNow(battles, text);
    if (found.kind !== 'loaded') throw new Error(found.kind);
    const { entries, redo } = found.value.file;
    expect([...entries, ...redo].map(({ id, by }) => [id, by])).toEqual(
      [1, 2, 3, 4, 5].map((seq) => [`v001.${seq}`, 'unknown']),
    );
    expect(readLogNow(battles, JSON.stringify(JSON.parse(text)))).toMatchObject({ value: found.value });
  });

  it('should give version 0 its redo list, its readings and a versioned ruleset', () => {
    const found = readLogNow(battles, readFileSync(new URL('v000.json', saves), 'utf8'));
    const readings = { retinueAlwaysFirst: false, guardLiteral: false, enemyAmmo: false };
    expect(found).toMatchObject({
      value: {
        file: { redo: [], readings, ruleset: { id: 'acolyte', version: '1' }, setup: { settings: { readings } } },
      },
    });
  });
});

describe('the steps of older battles', () => {
  it('should be as many as the version says', () => {
    expect(battleSteps).toHaveLength(versionOf(battleShape));
  });
});
