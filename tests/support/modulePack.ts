import type { Pack } from '../../src/content/pack.ts';
import { mergePacks } from '../../src/content/mergePacks.ts';
import { NO_PLAN } from '../../src/content/scenarioFiles.ts';
import { corePack, manifestFor, oneRowTable, ownPack } from './scenarioPack.ts';

type Files = Readonly<Record<string, unknown>>;

const weapon = (id: string, kind: 'ranged' | 'melee', attacks = 4) => ({
  id,
  name: `The ${id}`,
  kind,
  wp: 1,
  ep: 0,
  gate: 'card',
  ammo: null,
  profiles: [{ id, name: id, attacks, hit: { kind: 'own' }, damage: { normal: 3, critical: 4 }, rules: [], shots: 1 }],
  byHand: null,
  provenance: 'user',
});

const card = (id: string, set: Files = {}) => ({
  id,
  name: `The ${id}`,
  kind: 'enemy',
  portrait: 'cap',
  apl: 2,
  move: 6,
  hit: 4,
  rangedHit: null,
  save: 5,
  wounds: 8,
  dv: 1,
  keywords: [],
  abilities: [],
  reanimateBonus: 0,
  unarmed: null,
  arms: [],
  ownArmour: null,
  wargearCapacity: 0,
  followerCapacity: 0,
  capacityCost: 0,
  models: 1,
  rules: [],
  provenance: 'user',
  ...set,
});

const rises = (as: string) => ({
  op: 'rise',
  to: { who: 'one', side: 'enemy', filters: ['fallen'] },
  from: 4,
  as,
});

/** A trait by which it rises as another when it is down. */
const risingAs = (as: string) => ({
  id: 'rising',
  name: 'Rising',
  text: 'It rises.',
  source: 'card',
  plays: 'engine',
  modifiers: [],
  use: null,
  triggers: [{ on: 'down', effects: [rises(as)] }],
});

const mission = (id: string, plan: Files, waves: readonly unknown[] = []) => ({
  id,
  name: `The ${id}`,
  role: 'either',
  turningPoints: 4,
  setUp: ['Anywhere.'],
  primary: 'Live.',
  counters: [],
  ticks: [],
  named: null,
  provenance: 'user',
  script: {
    briefing: '',
    passages: [],
    objectives: [],
    actions: [],
    hooks: [],
    endings: [],
    hidden: [],
    priorityTarget: null,
    targetLocation: null,
    waves,
  },
  plan: { ...NO_PLAN, ...plan },
});

/**
 * The files of an own pack `nights` with a module of two chapters. The first is fought against its faction, whose row brings
 * the wrecker (hook, plate, fists), the drowned by its variant, the diver in a wave (rising as a card that no pack has), and
 * the ghoul by a table; its enemies play by the patient, which extends the steady. The second names the king, which rises as
 * the shade, and its lamp. Nothing uses the idle.
 */
export const moduleFiles: Files = {
  'pack.json': { ...manifestFor('nights'), name: 'Two nights' },
  'weapons.json': [
    weapon('hook', 'melee'),
    weapon('fists', 'melee', 3),
    weapon('knife', 'melee'),
    weapon('lamp', 'ranged'),
  ],
  'armour.json': [
    { id: 'plate', name: 'The plate', save: 4, wp: 1, gate: 'card', byHand: null, provenance: 'user' },
    { id: 'rags', name: 'The rags', save: null, wp: 0, gate: 'card', byHand: null, provenance: 'user' },
  ],
  'operatives.json': [
    card('wrecker', { arms: [['hook']], unarmed: 'fists', ownArmour: 'plate' }),
    card('drowned', { arms: [['knife']] }),
    card('diver', { arms: [['knife']], traits: [risingAs('nobody')] }),
    card('ghoul', { arms: [['knife']] }),
    card('king', { dv: 2, traits: [risingAs('shade')] }),
    card('shade'),
    card('idle', { ownArmour: 'rags' }),
  ],
  'factions.json': [
    {
      id: 'wreckers',
      name: 'The wreckers',
      rows: [{ from: 1, to: 20, max: null, dv: 1, card: 'wrecker', arms: [], provenance: 'user' }],
      rules: [],
      variants: [{ id: 'tide', name: 'Tide', grants: [], reserves: ['drowned'], provenance: 'user' }],
      provenance: 'user',
    },
  ],
  'behaviours/steady.json': {
    id: 'steady',
    name: 'The steady',
    order: 'attacks',
    rows: [{ id: 'wait', do: 'pass' }],
    provenance: 'user',
  },
  'behaviours/patient.json': {
    id: 'patient',
    name: 'The patient',
    extends: 'steady',
    replace: [],
    remove: [],
    add: [{ after: null, row: { id: 'fight', do: 'fight' } }],
    provenance: 'user',
  },
  'tables/tides.json': oneRowTable('tides', [rises('ghoul')]),
  'missions.json': [
    mission('landing', { faction: 'wreckers', variant: 'tide', behaviour: 'patient', eventTable: 'tides' }, [
      {
        id: 'late',
        name: 'Late',
        where: '',
        order: 'engage',
        dv: null,
        enemies: [{ card: 'diver', weapons: [], count: 1 }],
      },
    ]),
    mission('lighthouse', { enemies: [{ card: 'king', weapons: ['lamp'], count: 1 }] }),
  ],
  'modules.json': [
    {
      id: 'two-nights',
      name: 'Two nights',
      text: '',
      start: 'first',
      chapters: [
        {
          id: 'first',
          mission: 'landing',
          title: 'The landing',
          intro: '',
          next: [{ chapter: 'second', if: null, text: '' }],
          changes: [],
        },
        { id: 'second', mission: 'lighthouse', title: 'The lighthouse', intro: '', next: [], changes: [] },
      ],
      rewards: [],
    },
  ],
};

/** The id of the module of {@link moduleFiles} among all packs. */
export const TWO_NIGHTS = 'nights--two-nights';

/** The rows of one of those files, each changed. */
export const filesWith = (file: string, change: (row: Files) => Files): Files => ({
  ...moduleFiles,
  [file]: (moduleFiles[file] as readonly Files[]).map(change),
});

/** The bundled pack with that own pack, or with other files of it; null: without it. */
export const packWithModule = (files: Files | null = moduleFiles): Pack =>
  files === null ? corePack : mergePacks(corePack, [ownPack(files)]);
