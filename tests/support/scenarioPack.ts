import { present } from '../../src/engine/core/invariant.ts';
import { systemById } from '../../src/engine/systems/killTeams.ts';
import { loadPack } from '../../src/content/loadPack.ts';
import type { Pack } from '../../src/content/pack.ts';
import { acolyteCoreFiles } from '../../src/content/packs/acolyte-core/files.ts';
import type { Problem } from '../../src/content/problem.ts';
import type { MissionRow } from '../../src/content/schema/mission.ts';

type Dependency = { readonly id: string; readonly version: string };

/** What a pack says of itself. */
export const manifestFor = (id: string, dependencies: readonly Dependency[] = []) => ({
  id,
  name: id,
  version: '1.2.0',
  schemaVersion: 1,
  ruleset: 'acolyte',
  languages: ['en'],
  credits: [],
  dependencies,
  changelog: [],
});

const step = { op: 'roll', table: 'finds' } as const;

/** A D6 table with one row. */
export const oneRowTable = (id: string, effects: readonly unknown[]) => ({
  id,
  title: id,
  die: 6,
  rows: [{ from: 1, to: 6, id: `${id}-row`, name: 'It', text: 'It.', effects, otherwise: null, provenance: 'user' }],
  provenance: 'user',
});

/**
 * A scenario that names everything one can: things of its own, the table `finds` of its pack, and rows of the bundled pack
 * (cards, weapons, a faction and its variant, the event table).
 */
export const wholeScenario = {
  id: 'the-vault',
  name: 'The vault',
  role: 'attacker',
  turningPoints: 6,
  setUp: ['A board.'],
  primary: 'Open it.',
  counters: [{ id: 'seals', name: 'Seals', max: 3, perAcolyte: 0 }],
  ticks: [
    { id: 'open', name: 'Open', ends: 'no' },
    { id: 'away', name: 'Away', ends: 'complete' },
  ],
  named: null,
  provenance: 'user',
  script: {
    briefing: 'Go *in*.',
    passages: [{ id: 'door', title: 'The door', text: 'It opens.' }],
    objectives: [
      {
        id: 'main',
        kind: 'primary',
        text: 'Break the seals',
        done: {
          is: 'all',
          of: [
            { is: 'counter', counter: 'seals', least: 3 },
            { is: 'not', of: { is: 'tick', tick: 'away' } },
          ],
        },
        failed: null,
        reveal: null,
        xp: null,
      },
      {
        id: 'hush',
        kind: 'secret',
        text: 'Silence',
        done: { is: 'any', of: [{ is: 'acted', action: 'break', most: 0 }] },
        failed: { is: 'objective', objective: 'main', as: 'failed' },
        reveal: { is: 'turningPoint', least: 2 },
        xp: 2,
      },
    ],
    actions: [
      {
        id: 'break',
        name: 'Break a seal',
        text: 'Break it.',
        ap: 1,
        once: 'activation',
        times: null,
        engaged: false,
        keyword: null,
        if: { is: 'counter', counter: 'seals', most: 2 },
        table: 'finds',
        effects: [{ op: 'counter', counter: 'seals', by: 1 }],
      },
    ],
    hooks: [
      {
        id: 'alarm',
        name: 'Alarm',
        when: 'acted',
        side: null,
        action: 'break',
        if: { is: 'tick', tick: 'open' },
        once: true,
        effects: [
          { op: 'tell', passage: 'door' },
          { op: 'reveal', objective: 'hush' },
          { op: 'wave', wave: 'guards' },
          step,
          {
            op: 'test',
            to: { who: 'each', side: 'enemy', filters: ['fallen'] },
            upTo: 2,
            fail: { op: 'tick', tick: 'open', on: true },
          },
        ],
      },
    ],
    waves: [
      {
        id: 'guards',
        name: 'Guards',
        where: 'At the door',
        order: 'conceal',
        dv: null,
        enemies: [{ card: 'cult-fighter', weapons: ['autogun'], count: 2 }],
      },
    ],
    endings: [
      {
        id: 'well',
        name: 'Well',
        text: 'Done.',
        if: { is: 'objective', objective: 'main', as: 'done' },
        flags: ['won'],
      },
      { id: 'else', name: 'Else', text: 'Not.', if: null, flags: [] },
    ],
    hidden: ['seals', 'open'],
    priorityTarget: null,
    targetLocation: null,
  },
  plan: {
    author: 'A master',
    notes: 'Secret.',
    board: 'A board.',
    markers: [{ id: 'seal', name: 'Seal', kind: 'object', count: 3, perAcolyte: 0, where: 'Anywhere' }],
    faction: 'chaos-cult',
    variant: 'khorne',
    dvTimes: 100,
    enemies: [{ card: 'cult-leader', weapons: [], count: 1 }],
    eventTable: 'standard-events',
    tables: ['finds'],
    environment: [{ id: 'dark', name: 'Dark', text: 'Dark.' }],
    secondaries: 1,
  },
} as const;

/** The files of an own pack with that scenario and its table. */
export const scenarioFiles: Readonly<Record<string, unknown>> = {
  'pack.json': manifestFor('mine'),
  'missions.json': [wholeScenario],
  'tables/finds.json': oneRowTable('finds', [{ op: 'counter', counter: 'seals', by: 1 }]),
};

const loaded = (files: unknown, base?: Pack, others: readonly Pack[] = []): Pack => {
  const result = loadPack(files, systemById, base, others);
  return present(result.ok ? result.pack : null, JSON.stringify(result.ok ? [] : result.problems));
};

/** The pack that comes with the app. */
export const corePack: Pack = loaded(acolyteCoreFiles);

/** An own pack on top of the bundled one; throws with its problems when it has any. */
export const ownPack = (files: unknown, others: readonly Pack[] = []): Pack => loaded(files, corePack, others);

/** Problems of an own pack; none when it loads. */
export function ownProblems(files: unknown, others: readonly Pack[] = []): readonly Problem[] {
  const result = loadPack(files, systemById, corePack, others);
  return result.ok ? [] : result.problems;
}

/** The only scenario of a pack. */
export const onlyMission = (pack: Pack): MissionRow => present([...pack.missions.values()][0] ?? null, 'no mission');
