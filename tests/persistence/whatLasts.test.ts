import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { rangeOf } from '../../src/engine/family/killteam/attack/targeting.ts';
import { operativeById, weaponById } from '../../src/engine/family/killteam/model/lookup.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { aplOf, hitOf, moveOf, saveOf } from '../../src/engine/family/killteam/stats/stats.ts';
import { gameOf } from '../../src/engine/systems/killTeams.ts';
import { battleLog } from '../../src/persistence/battleFile.ts';
import { readLogNow } from '../../src/persistence/importFile.ts';
import { listWhatLasts } from '../../src/persistence/migrations/004-one-list-of-what-lasts.ts';
import { acolyteRules } from '../../src/engine/systems/acolyte/rules.ts';
import { evolve, evolveAll } from '../support/fold.ts';
import type { KillTeamTypes } from '../../src/engine/systems/killTeamSystem.ts';

const read = (name: string): string => readFileSync(new URL(`saves/what-lasted/${name}`, import.meta.url), 'utf8');

const texts = z.array(z.string());
/** What the version that wrote the save said of it after so many entries. */
const facts = z
  .array(
    z.strictObject({
      entries: z.int(),
      figures: z.record(z.string(), z.array(z.int())),
      range: z.nullable(z.int()),
      sight: z.nullable(z.strictObject({ inches: z.int(), expires: z.string() })),
      environment: z.array(texts),
      effects: z.array(z.array(z.union([z.string(), z.int()]))),
    }),
  )
  .parse(JSON.parse(read('facts.json')));

const byText = (a: unknown, b: unknown): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

function factsOf(state: BattleState, entries: number): (typeof facts)[number] {
  const game = gameOf(state);
  const shooter = operativeById(state, 'vex');
  const [sight = null, ...more] = state.lasting.flatMap(({ change, until }) =>
    change.op === 'sight' ? [{ inches: change.inches, expires: until }] : [],
  );
  expect(more).toEqual([]);
  return {
    entries,
    figures: Object.fromEntries(
      state.operatives.map((each) => [
        each.id,
        [aplOf(game, each), moveOf(game, each), hitOf(game, each), saveOf(game, each)],
      ]),
    ),
    range: rangeOf(acolyteRules, state, { shooter, weapon: weaponById(shooter, 'rifle'), via: 'action' }),
    sight,
    environment: state.lasting
      .flatMap(({ source, change, until }) => (change.op === 'told' ? [[source.id, until]] : []))
      .toSorted(byText),
    effects: state.lasting
      .flatMap(({ source, on, change, until }) =>
        change.op === 'stat' && on.kind === 'operative'
          ? [[on.operative, change.stat, change.by, until, source.id]]
          : [],
      )
      .toSorted(byText),
  };
}

function loadedV3() {
  const found = readLogNow(battleLog<KillTeamTypes>(evolve), read('battle.json'));
  if (found.kind !== 'loaded') throw new Error(JSON.stringify({ ...found, raw: '' }));
  return found.value;
}

describe('a save of version 3', () => {
  const { file, state } = loadedV3();
  const after = (length: number): BattleState =>
    evolveAll(
      file.setup,
      [...file.entries, ...file.redo].slice(0, length).flatMap(({ events }) => events),
    );

  it('should hold a stun, a limit of sight and an environment when it is loaded', () => {
    expect(state.lasting.map(({ source, change, until }) => [source, change.op, until])).toEqual([
      [{ kind: 'event', id: 'row-of-old', name: 'row-of-old' }, 'stat', 'battle'],
      [{ kind: 'environment', id: 'smoke', name: 'Smoke over the yard' }, 'told', 'battle'],
      [{ kind: 'mission', id: 'lamps', name: 'Name of lamps' }, 'sight', 'turningPoint'],
      [{ kind: 'rule', id: 'stun', name: 'Stun' }, 'stat', 'nextActivation'],
    ]);
    expect(factsOf(state, file.entries.length)).toEqual(facts.find(({ entries }) => entries === file.entries.length));
  });

  it.each(facts)('should have the figures, limits and environments it had after $entries entries', (told) => {
    expect(factsOf(after(told.entries), told.entries)).toEqual(told);
  });

  it('should have what was undone come back', () => {
    expect(file.redo).toHaveLength(3);
    const last = facts.at(-1);
    expect(last?.entries).toBe(file.entries.length + 3);
    expect(last?.effects).not.toContainEqual(['pim', 'save', 1, 'battle', 'row-of-old']);
  });

  it('should know from which trait a change came', () => {
    const begun = file.entries.flatMap(({ events }) => events).filter((event) => event.type === 'lastingBegan');
    expect(begun.map(({ lasting }) => lasting.source)).toContainEqual({
      kind: 'honour',
      id: 'drum',
      name: 'War drum',
    });
  });
});

interface Tagged {
  readonly type: string;
  readonly [key: string]: unknown;
}

const MISSION = { kind: 'mission', id: 'm', name: 'Mission' };
const setup = {
  operatives: [{ id: 'vex', wounds: 8, effects: [] }],
  mission: { id: 'm', name: 'Mission' },
  tasks: [],
  sight: null,
  environment: [],
};
const entry = (command: Tagged, ...events: readonly Tagged[]) => ({ seq: 1, command, events });
const listed = (events: readonly Tagged[], set: object = {}) =>
  listWhatLasts({ id: 'one', setup: { ...setup, ...set }, entries: [entry({ type: 'go' }, ...events)], redo: [] });
const eventsAfter = (events: readonly Tagged[], set: object = {}) => {
  const [first] = z.array(z.looseObject({ events: z.array(z.unknown()) })).parse(listed(events, set)['entries']);
  return first?.events;
};

const stun = { id: 'e', stat: 'apl', by: -1, expires: 'nextActivation', source: 'stun' };
const STUNNED = {
  id: 'e',
  source: { kind: 'rule', id: 'stun', name: 'Stun' },
  on: { kind: 'operative', operative: 'vex' },
  change: { op: 'stat', stat: 'apl', by: -1, least: null },
  until: 'nextActivation',
};
const dim = (inches: number, until: string, source: object = MISSION) => ({
  id: 'sight',
  source,
  on: { kind: 'battle' },
  change: { op: 'sight', inches },
  until,
});
const air = (tag: string, until: string) => ({
  id: `environment.${tag}`,
  source: { kind: 'environment', id: tag, name: tag },
  on: { kind: 'battle' },
  change: { op: 'told' },
  until,
});
const began = (lasting: object) => ({ type: 'lastingBegan', lasting });
const ended = ({ id, source }: { readonly id: string; readonly source: object }) => ({
  type: 'lastingEnded',
  lasting: id,
  source,
});
const world = (set: object) => ({ type: 'worldChanged', set });
const TURNED = { type: 'turningPointEnded', number: 1 };

describe('a battle of version 3', () => {
  it('should have what lasts in one list, and cards without effects wherever they are', () => {
    const card = { id: 'late', wounds: 3, effects: [] };
    const before = {
      ...setup,
      operatives: [{ id: 'vex', wounds: 8, effects: [stun] }],
      reserves: [card],
      spawnRows: [{ from: 1, options: [card] }],
      mission: { ...setup.mission, script: { waves: [{ id: 'w', operatives: [card] }] } },
      sight: { inches: 6, expires: 'battle' },
      environment: [{ tag: 'gloom', expires: 'battle' }],
    };
    const bare = { id: 'late', wounds: 3 };
    expect(listWhatLasts({ id: 'one', setup: before, entries: [], redo: [], result: null })).toEqual({
      id: 'one',
      setup: {
        operatives: [{ id: 'vex', wounds: 8 }],
        reserves: [bare],
        spawnRows: [{ from: 1, options: [bare] }],
        mission: { ...setup.mission, script: { waves: [{ id: 'w', operatives: [bare] }] } },
        tasks: [],
        lasting: [STUNNED, dim(6, 'battle'), air('gloom', 'battle')],
      },
      entries: [],
      redo: [],
      result: null,
    });
  });

  it('should tell effects that start and end as what lasts', () => {
    const told = [
      { type: 'effectStarted', operative: 'vex', effect: stun },
      { type: 'effectEnded', operative: 'vex', effect: 'e' },
      { type: 'effectEnded', operative: 'vex', effect: 'gone' },
    ];
    expect(eventsAfter(told)).toEqual([
      began(STUNNED),
      ended(STUNNED),
      ended({ id: 'gone', source: { kind: 'event', id: 'gone', name: 'gone' } }),
    ]);
  });

  it('should have a new limit of sight end the one before, unless that was over', () => {
    const lamps = world({ sight: { inches: 8, expires: 'turningPoint' } });
    const dark = world({ sight: { inches: 6, expires: 'battle' } });
    const [eight, six] = [dim(8, 'turningPoint'), dim(6, 'battle')];
    expect(eventsAfter([lamps, dark, TURNED, lamps])).toEqual([
      began(eight),
      ended(eight),
      began(six),
      TURNED,
      ended(six),
      began(eight),
    ]);
    expect(eventsAfter([lamps, TURNED, dark])).toEqual([began(eight), TURNED, began(six)]);
    expect(eventsAfter([dark, world({ sight: null }), dark])).toEqual([began(six), ended(six), began(six)]);
  });

  it('should tell environments by what came and what went', () => {
    const [smoke, gloom] = [
      { tag: 'smoke', expires: 'turningPoint' },
      { tag: 'gloom', expires: 'battle' },
    ];
    const set = { environment: [gloom] };
    expect(eventsAfter([world({ environment: [gloom, smoke] }), TURNED, world({ environment: [smoke] })], set)).toEqual(
      [began(air('smoke', 'turningPoint')), TURNED, ended(air('gloom', 'battle')), began(air('smoke', 'turningPoint'))],
    );
    expect(eventsAfter([world({ environment: [{ ...gloom, expires: 'turningPoint' }] })], set)).toEqual([
      ended(air('gloom', 'battle')),
      began(air('gloom', 'turningPoint')),
    ]);
    expect(eventsAfter([world({ environment: [gloom] })], set)).toEqual([]);
  });

  it('should keep what else changed of the world, and everything that it does not know', () => {
    const both = world({ flags: ['a'], sight: { inches: 6, expires: 'battle' } });
    const kept = [world({ flags: ['b'] }), { type: 'toString', effect: stun }, { type: 'corrected', correction: 4 }];
    expect(eventsAfter([both, ...kept])).toEqual([began(dim(6, 'battle')), world({ flags: ['a'] }), ...kept]);
  });

  it('should name the work by which something began', () => {
    const tables = { events: { rows: [{ id: 'lamps', name: 'The lamps go' }] } };
    const source = { kind: 'event', id: 'lamps', name: 'The lamps go' };
    const task = { kind: 'effects', id: 'effects.lamps', source: 'lamps' };
    const open = { type: 'taskOpened', task };
    const other = { type: 'taskOpened', task: { kind: 'afterAction' } };
    const lamps = world({ sight: { inches: 8, expires: 'battle' } });
    const closed = { type: 'taskClosed' };
    expect(eventsAfter([other, open, lamps, closed, lamps], { tables })).toEqual([
      other,
      { ...open, task: { ...task, of: source } },
      began(dim(8, 'battle', source)),
      closed,
      ended(dim(8, 'battle', source)),
      began(dim(8, 'battle')),
    ]);
    expect(listed([], { tables, tasks: [task, { kind: 'afterAction' }] })['setup']).toMatchObject({
      tasks: [{ ...task, of: source }, { kind: 'afterAction' }],
    });
  });

  it.each([
    [
      { what: 'addEffect', operative: 'vex', effect: stun },
      { what: 'impose', lasting: STUNNED },
    ],
    [
      { what: 'removeEffect', operative: 'vex', effect: 'e' },
      { what: 'lift', lasting: 'e' },
    ],
    [
      { what: 'alert', to: 2 },
      { what: 'alert', to: 2 },
    ],
    [{ what: 'addEffect' }, { what: 'addEffect' }],
  ])('should have the correction %o, undone ones too, as %o', (before, after) => {
    const corrected = (correction: object) =>
      entry({ type: 'correct', correction }, { type: 'corrected', correction, from: null });
    expect(listWhatLasts({ setup, entries: [corrected(before)], redo: [corrected(before)] })).toMatchObject({
      entries: [corrected(after)],
      redo: [corrected(after)],
    });
  });

  it('should have who came later come without effects', () => {
    const card = { id: 'late', wounds: 3, effects: [] };
    const came = (operative: object) =>
      entry({ type: 'addOperative', operative }, { type: 'operativeAdded', operative });
    expect(listWhatLasts({ setup, entries: [came(card)], redo: [] })['entries']).toEqual([
      came({ id: 'late', wounds: 3 }),
    ]);
    const nonsense = entry({ type: 'addOperative' });
    expect(listWhatLasts({ setup, entries: [nonsense], redo: [] })['entries']).toEqual([nonsense]);
  });

  it('should be refused when what it had of this is missing', () => {
    const bare = { ...setup, environment: undefined };
    expect(() => listWhatLasts({ setup: bare, entries: [], redo: [] })).toThrow('environment');
  });
});
