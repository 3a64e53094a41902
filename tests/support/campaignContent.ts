import * as z from 'zod/mini';
import levelRows from '../../src/content/packs/acolyte-campaign/levels.json' with { type: 'json' };
import { type CampaignCard, type CampaignContent } from '../../src/engine/campaign/model/content.ts';
import {
  level,
  type Background,
  type Honour,
  type Power,
  type Ploy,
  type Scar,
  type Specialism,
} from '../../src/engine/campaign/model/rows.ts';
import { campaignItems } from './campaignItems.ts';
import { campaignTables } from './campaignTables.ts';
import { trait } from './campaignTrait.ts';
import type { Modifier } from '../../src/engine/family/killteam/traits/modifier.ts';

const byId = <T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

const card = (id: string, kind: CampaignCard['kind'], set: Partial<CampaignCard> = {}): CampaignCard => ({
  id,
  name: id,
  kind,
  portrait: 'cap',
  apl: 2,
  move: 6,
  hit: 4,
  save: 6,
  wounds: 7,
  dv: 1,
  keywords: ['ACOLYTE RETINUE'],
  abilities: [],
  ownArmour: null,
  arms: [],
  wargearCapacity: 2,
  followerCapacity: 0,
  capacityCost: 1,
  ...set,
});

const cards = [
  card('acolyte', 'acolyte', {
    apl: 3,
    wounds: 8,
    dv: 2,
    keywords: ['ACOLYTE RETINUE', 'LEADER', 'ACOLYTE'],
    arms: [['laspistol', 'sword']],
    wargearCapacity: 3,
    followerCapacity: 3,
    capacityCost: 0,
  }),
  card('space-marine', 'acolyte', { apl: 3, wounds: 12, dv: 3, keywords: ['LEADER', 'ACOLYTE'], capacityCost: 0 }),
  card('hiver', 'follower', { hit: 5, keywords: ['ACOLYTE RETINUE', 'HIVER'], arms: [['autopistol', 'knife']] }),
  card('serviceman', 'follower', {
    keywords: ['ACOLYTE RETINUE', 'SERVICEMAN'],
    arms: [['lasgun', 'bayonet']],
    ownArmour: 'flak-vest',
  }),
  card('off-worlder-hunter', 'follower', {
    move: 7,
    save: 5,
    wounds: 9,
    dv: 2,
    keywords: ['ACOLYTE RETINUE', 'OFF-WORLDER'],
    arms: [['long-las', 'sword'], ['autogun']],
    wargearCapacity: 3,
    capacityCost: 2,
  }),
  card('medicae-servitor', 'auxiliary', { abilities: ['medic'], wargearCapacity: 0, capacityCost: 0 }),
  card('cult-fighter', 'enemy', { keywords: ['CHAOS'], wargearCapacity: 0, capacityCost: 0 }),
];

const background = (
  list: Background['list'],
  face: number,
  [id, specialism]: readonly [string, Specialism],
  modifiers: readonly Modifier[] = [],
): Background => ({
  id,
  name: id,
  list,
  face,
  specialism,
  trait: trait(id, 'background', modifiers),
  powers: modifiers.some(({ op }) => op === 'psyker') ? 1 : 0,
  provenance: 'ours',
});

/** The three lists of C4, complete, with the modifiers that a campaign reads. */
const backgrounds = [
  background('acolyte', 1, ['arbitrator', 'staunch']),
  background('acolyte', 2, ['gang-enforcer', 'combat']),
  background('acolyte', 3, ['veteran', 'marksman']),
  background('acolyte', 4, ['archivist', 'scout']),
  background('acolyte', 5, ['preacher', 'staunch']),
  background('acolyte', 6, ['technician', 'scout']),
  background(
    'acolyte',
    7,
    ['noble-scion', 'combat'],
    [
      { op: 'capacity', what: 'wargear', by: 1 },
      { op: 'gate', upTo: 'restricted', items: 1 },
    ],
  ),
  background('acolyte', 8, ['void-runner', 'scout']),
  background(
    'acolyte',
    9,
    ['chirurgeon', 'staunch'],
    [
      { op: 'ability', ability: 'medic' },
      { op: 'casualty', of: 'others', by: 1 },
    ],
  ),
  background('acolyte', 10, ['unsanctioned-mind', 'psyker'], [{ op: 'psyker' }]),
  background('hiver', 1, ['ganger', 'combat']),
  background('hiver', 2, ['tunnel-rat', 'scout']),
  background('hiver', 3, ['scrapper', 'combat']),
  background('hiver', 4, ['scavenger', 'scout'], [{ op: 'loot', by: 1 }]),
  background('hiver', 5, ['sump-hunter', 'marksman']),
  background('hiver', 6, ['zealot', 'staunch']),
  background('serviceman', 1, ['trooper', 'marksman']),
  background('serviceman', 2, ['breacher', 'combat']),
  background('serviceman', 3, ['sniper', 'marksman']),
  background('serviceman', 4, ['vox-bearer', 'staunch']),
  background('serviceman', 5, ['sapper', 'scout']),
  background('serviceman', 6, ['orderly', 'staunch'], [{ op: 'ability', ability: 'medic' }]),
];

const HONOUR_MODIFIERS: Readonly<Record<string, readonly Modifier[]>> = {
  'acolyte-3': [{ op: 'capacity', what: 'equipment', by: 1 }],
  'acolyte-6': [{ op: 'experience', percent: 10, firstKill: 0 }],
  'off-worlder-3': [{ op: 'stat', stat: 'wounds', by: 1, least: null }],
  'off-worlder-6': [{ op: 'experience', percent: 0, firstKill: 1 }],
};

/** Six honours of each list, named after list and face: `combat-1`. */
const honours = (['combat', 'marksman', 'scout', 'staunch', 'acolyte', 'off-worlder', 'psyker'] as const).flatMap(
  (specialism): Honour[] =>
    [1, 2, 3, 4, 5, 6].map((face) => {
      const id = `${specialism}-${face}`;
      return {
        id,
        name: id,
        specialism,
        face,
        trait: trait(id, 'honour', HONOUR_MODIFIERS[id]),
        power: specialism === 'psyker' && face <= 2,
        ploy: id === 'acolyte-5',
        provenance: 'ours',
      };
    }),
);

const scar = (face: number, id: string, modifiers: readonly Modifier[] = []): Scar => ({
  id,
  name: id,
  face,
  trait: trait(id, 'scar', modifiers),
  provenance: 'ours',
});

const scars = [
  scar(1, 'shattered-leg', [
    { op: 'forbid', action: 'dash' },
    { op: 'stat', stat: 'move', by: -1, least: null },
  ]),
  scar(2, 'slow-bleed', [{ op: 'stat', stat: 'wounds', by: -2, least: 5 }]),
  scar(3, 'ruined-eye', [{ op: 'weapon', group: 'ranged', hit: -1, attacks: 0, normal: 0, critical: 0 }]),
  scar(4, 'crushed-hand', [
    { op: 'weapon', group: 'melee', hit: -1, attacks: 0, normal: 0, critical: 0 },
    { op: 'price', group: 'twoHanded', by: 1 },
  ]),
  scar(5, 'nerve-damage', [{ op: 'aplNeverRaised' }]),
  scar(6, 'haunted', [{ op: 'firstOrder', order: 'conceal' }]),
  scar(7, 'punctured-lung'),
  scar(8, 'shaken-faith', [{ op: 'ployPrice', by: 1 }]),
  scar(9, 'marked'),
  scar(10, 'grim-resolve'),
];

const ploy = (kind: Ploy['kind'], id: string): Ploy => ({
  id,
  name: id,
  kind,
  trait: trait(id, 'ploy'),
  provenance: 'ours',
});

const ploys = [
  ...['word', 'covering-plan', 'purge-order'].map((id) => ploy('strategic', id)),
  ...['not-yet', 'improvise', 'swift-hands', 'fall-in'].map((id) => ploy('firefight', id)),
];

const powers = ['shove', 'witch-bolt', 'mend', 'veil', 'dread', 'foresight'].map((id, index): Power => ({
  id,
  name: id,
  face: index + 1,
  trait: trait(id, 'power'),
  weapon: id === 'witch-bolt' ? 'witch-bolt' : null,
  provenance: 'ours',
}));

/** A campaign's content for tests: every kind of row, short ids, the shipped tables of levels. */
export const campaignContent: CampaignContent = {
  cards: byId(cards),
  items: byId(campaignItems),
  backgrounds: byId(backgrounds),
  honours: byId(honours),
  scars: byId(scars),
  ploys: byId(ploys),
  powers: byId(powers),
  levels: z.array(level).parse(levelRows),
  modules: new Map(),
  ...campaignTables,
};
