import type { EffectOp } from '../../engine/family/killteam/tables/effect.ts';
import { PLOY_OPS } from '../schema/ploy.ts';
import { CAMPAIGN_DESCRIPTIONS } from './campaignDescriptions.ts';
import type { MadeKind, MadeSystem } from './systems.ts';

/**
 * Where an id leads: to a row of a kind, or to a part of a row. `of`: the place of that part; `through`: the place beside it
 * that names the row, left out: it is this row itself; `match`: to a part of any mission that two sides play for.
 */
export type Reference =
  | { readonly kind: MadeKind; readonly role?: 'enemy' | 'friend' }
  | { readonly part: string; readonly through?: { readonly key: string; readonly kind: MadeKind } }
  | { readonly match: 'markers' | 'actions' | 'choices' };

/** What a kind of row is, beyond its shape. */
export interface Description {
  /** Top-level keys, section by section. */
  readonly sections: readonly { readonly id: SectionId; readonly keys: readonly string[] }[];
  readonly leads: Readonly<Record<string, Reference>>;
  /** Places that a system has no use for. */
  readonly without?: Readonly<Partial<Record<MadeSystem, readonly string[]>>>;
  /** Keys that only some rows have a use for. */
  readonly only?: Readonly<Record<string, (row: Readonly<Record<string, unknown>>) => boolean>>;
  /** What effects at a place can do; left out: everything. */
  readonly effects?: Readonly<Record<string, ReadonlySet<EffectOp>>>;
  /** Places that are worked out of others. */
  readonly derived?: readonly string[];
  /** Places of texts that follow the name of the row while they are the same. */
  readonly named?: string;
  /** What a new row begins with beyond the least. */
  readonly first: Readonly<Record<string, unknown>>;
}

export const SECTION_IDS = [
  'who',
  'figures',
  'arms',
  'abilities',
  'table',
  'kinds',
  'retinue',
  'price',
  'rules',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

const isEnemy = ({ kind }: Readonly<Record<string, unknown>>): boolean => kind === 'enemy';
const isFriend = (row: Readonly<Record<string, unknown>>): boolean => !isEnemy(row);

const OF_ACOLYTE = [
  'reanimateBonus',
  'wargearCapacity',
  'followerCapacity',
  'capacityCost',
  'ownArmour',
  'dv',
  'models',
];
const NOT_2021 = [...OF_ACOLYTE, 'kind', 'behaviour', 'onlyInScenario', 'brings', 'rangedHit'];
const WEAPON_2021 = ['wp', 'ep', 'gate', 'ammo', 'profiles[].shots'];
const ROSTER_2021 = ['members[].armour', 'members[].weapons'];

const PROFILE = {
  name: '',
  attacks: 4,
  hit: { kind: 'set', value: 4 },
  damage: { normal: 3, critical: 4 },
  rules: [],
  shots: 1,
};

/** An attack of a new card of Vanguard. */
const ATTACK = { name: '', kind: 'ranged', range: 12, dice: 2, hit: 4, ap: 0, d: 1, followUp: null };

/** Every kind of row that is made, described: what stands where, what leads where, what a new one begins with. */
export const DESCRIPTIONS: Readonly<Record<MadeKind, Description>> = {
  operatives: {
    sections: [
      { id: 'who', keys: ['name', 'kind', 'portrait', 'keywords', 'behaviour', 'onlyInScenario'] },
      {
        id: 'figures',
        keys: ['apl', 'move', 'defence', 'hit', 'rangedHit', 'save', 'invulnerable', 'wounds', 'dv', 'models', 'group'],
      },
      { id: 'arms', keys: ['arms', 'unarmed', 'ownArmour'] },
      { id: 'abilities', keys: ['abilities', 'traits', 'rules', 'brings'] },
      { id: 'retinue', keys: ['wargearCapacity', 'followerCapacity', 'capacityCost', 'reanimateBonus'] },
    ],
    leads: {
      'arms[][]': { kind: 'weapons' },
      unarmed: { kind: 'weapons' },
      ownArmour: { kind: 'armour' },
      'brings[]': { kind: 'operatives' },
    },
    without: {
      acolyte: ['defence', 'invulnerable', 'group'],
      kt3: [...NOT_2021.filter((key) => key !== 'rangedHit'), 'defence', 'invulnerable', 'group'],
      kt2021: NOT_2021,
      'kt2021-lite': NOT_2021,
    },
    only: {
      behaviour: isEnemy,
      wargearCapacity: isFriend,
      followerCapacity: isFriend,
      capacityCost: isFriend,
      reanimateBonus: isFriend,
      ownArmour: isFriend,
    },
    first: { kind: 'enemy', apl: 2, move: 6, hit: 4, save: 5, wounds: 7, dv: 1, models: 1, arms: [[]] },
  },
  weapons: {
    sections: [
      { id: 'who', keys: ['name', 'kind', 'pistol', 'ofPower'] },
      { id: 'figures', keys: ['profiles'] },
      { id: 'price', keys: ['gate', 'wp', 'ep', 'ammo'] },
      { id: 'rules', keys: ['byHand'] },
    ],
    leads: {},
    without: {
      acolyte: ['profiles[].critical'],
      kt3: [...WEAPON_2021, 'profiles[].critical'],
      kt2021: WEAPON_2021,
      'kt2021-lite': WEAPON_2021,
    },
    named: 'profiles[].name',
    first: { kind: 'ranged', gate: 'card', profiles: [PROFILE] },
  },
  armour: {
    sections: [
      { id: 'who', keys: ['name', 'save'] },
      { id: 'price', keys: ['gate', 'wp'] },
      { id: 'rules', keys: ['byHand'] },
    ],
    leads: {},
    first: { save: 4 },
  },
  factions: {
    sections: [
      { id: 'who', keys: ['name'] },
      { id: 'table', keys: ['rows'] },
      { id: 'kinds', keys: ['variants', 'insteadOfReinforcements'] },
      { id: 'rules', keys: ['rules'] },
    ],
    leads: {
      'rows[].card': { kind: 'operatives', role: 'enemy' },
      'rows[].arms[][]': { kind: 'weapons' },
      'variants[].reserves[]': { kind: 'operatives', role: 'enemy' },
    },
    derived: ['rows[].dv'],
    first: {},
  },
  equipment: {
    sections: [
      { id: 'who', keys: ['name', 'ep', 'most', 'keyword'] },
      { id: 'abilities', keys: ['trait', 'weapon'] },
      { id: 'kinds', keys: ['options'] },
    ],
    leads: { weapon: { kind: 'weapons' }, 'options[].weapon': { kind: 'weapons' } },
    first: { ep: [1] },
  },
  killTeams: {
    sections: [
      { id: 'who', keys: ['name', 'keywords', 'ep', 'chosen'] },
      { id: 'table', keys: ['fireTeams'] },
      { id: 'price', keys: ['equipment'] },
    ],
    leads: {
      'fireTeams[].operatives[].card': { kind: 'operatives', role: 'friend' },
      'equipment[]': { kind: 'equipment' },
    },
    first: { ep: 10, chosen: { least: 1, most: 1 }, fireTeams: [] },
  },
  retinues: {
    sections: [
      { id: 'who', keys: ['name', 'killTeam'] },
      { id: 'table', keys: ['members'] },
      { id: 'abilities', keys: ['ploys'] },
    ],
    leads: {
      'killTeam.id': { kind: 'killTeams' },
      'killTeam.fireTeams[]': { part: 'fireTeams', through: { key: 'killTeam.id', kind: 'killTeams' } },
      'members[].card': { kind: 'operatives', role: 'friend' },
      'members[].weapons[]': { kind: 'weapons' },
      'members[].armour': { kind: 'armour' },
      'members[].equipment[].id': { kind: 'equipment' },
      'members[].equipment[].option': {
        part: 'options',
        through: { key: 'members[].equipment[].id', kind: 'equipment' },
      },
    },
    without: {
      kt3: [...ROSTER_2021, 'killTeam', 'members[].equipment', 'members[].chosen'],
      kt2021: ROSTER_2021,
      'kt2021-lite': ROSTER_2021,
    },
    effects: { 'ploys[].effects': PLOY_OPS },
    first: { members: [] },
  },
  tacOps: {
    sections: [
      { id: 'who', keys: ['name', 'text', 'archetypes', 'from', 'by'] },
      { id: 'rules', keys: ['awards'] },
    ],
    leads: {
      'awards[].fact.marker': { match: 'markers' },
      'awards[].fact.action': { match: 'actions' },
      'awards[].fact.choice': { match: 'choices' },
    },
    first: {},
  },
  bandModels: {
    sections: [
      { id: 'who', keys: ['name', 'faction', 'kind', 'points', 'most', 'leads'] },
      { id: 'figures', keys: ['cp', 'sp', 'ar', 'wn', 'ne', 'invulnerable', 'base'] },
      { id: 'arms', keys: ['attacks'] },
      { id: 'abilities', keys: ['actions', 'abilities'] },
      { id: 'kinds', keys: ['options'] },
    ],
    leads: { faction: { kind: 'bandFactions' }, 'options[].replaces[]': { part: 'attacks' } },
    first: {
      kind: 'Trooper',
      cp: 1,
      sp: 5,
      ar: 5,
      wn: 1,
      ne: 5,
      base: { shape: 'round', width: 32, length: 32 },
      points: 10,
      most: 6,
      attacks: [ATTACK],
    },
  },
  bandFactions: {
    sections: [
      { id: 'who', keys: ['name'] },
      { id: 'arms', keys: ['attacks'] },
      { id: 'abilities', keys: ['abilities'] },
      { id: 'kinds', keys: ['leader'] },
    ],
    leads: {},
    first: {},
  },
  warBands: {
    sections: [
      { id: 'who', keys: ['name', 'faction', 'limit'] },
      { id: 'table', keys: ['members'] },
    ],
    leads: {
      faction: { kind: 'bandFactions' },
      'members[].model': { kind: 'bandModels' },
      'members[].options[]': { part: 'options', through: { key: 'members[].model', kind: 'bandModels' } },
    },
    first: { limit: 100, members: [] },
  },
  bandScenarios: {
    sections: [
      { id: 'who', keys: ['name', 'text', 'rounds', 'endDie', 'map', 'layout'] },
      { id: 'table', keys: ['objectives', 'leaderObjectives'] },
      { id: 'kinds', keys: ['deployment', 'fallback'] },
      { id: 'rules', keys: ['special'] },
    ],
    leads: {},
    first: { rounds: 5, fallback: { first: ['south'], second: ['north'] } },
  },
  ...CAMPAIGN_DESCRIPTIONS,
};
