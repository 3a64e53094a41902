import type { CampaignBook } from '../../engine/campaign/model/book.ts';
import type { CampaignContent, CampaignDifficulty, CampaignItem } from '../../engine/campaign/model/content.ts';
import type { Award, Base, CasualtyRow, Honour, Level, Scar } from '../../engine/campaign/model/rows.ts';
import type { NarrativeBook } from '../../engine/plugins/narrative/book.ts';
import type { Pack } from '../pack.ts';
import type { EquipmentRow } from '../schema/equipment.ts';
import { cardOf, weaponOf } from './campaignContentOf.ts';

/** No difficulty changes anything. */
const PLAIN: CampaignDifficulty = {
  casualty: 0,
  equipmentRerolls: true,
  xpPercent: 100,
  retinueDv: { first: 0, further: 0 },
  objectives: 0,
};

const NONE: ReadonlyMap<string, never> = new Map<string, never>();

const byId = <T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

const bookFor = ({ scars, scarsToEnd, recovery }: NarrativeBook): CampaignBook => ({
  scarDie: scars.length,
  scarsToEnd,
  recovery: { acolyte: recovery, follower: recovery },
  ownLists: false,
  led: false,
  bringsHome: false,
  difficulties: false,
});

const levelsOf = ({ ranks, provenance }: NarrativeBook): readonly Level[] =>
  ranks.map(({ id, xp, honours }, level) => ({
    of: 'follower',
    level,
    xp,
    rank: id,
    benefits: Array.from({ length: honours }, () => ({ kind: 'honour', by: 'roll', of: 'primary' }) as const),
    provenance,
  }));

const honoursOf = ({ honours, provenance }: NarrativeBook): readonly Honour[] =>
  honours.map(({ list, ...row }) => ({ ...row, specialism: list, power: false, ploy: false, provenance }));

const scarsOf = ({ scars, provenance }: NarrativeBook): readonly Scar[] => scars.map((row) => ({ ...row, provenance }));

const casualtiesOf = ({ casualties, provenance }: NarrativeBook): readonly CasualtyRow[] =>
  casualties.map((row) => ({ of: 'follower', ...row, provenance }));

const awardsOf = ({ experience: { survived, won, kill }, provenance }: NarrativeBook): readonly Award[] =>
  (
    [
      ['survived', survived],
      ['primary', won],
      ['kill', kill],
    ] as const
  ).map(([id, follower]) => ({ id, acolyte: 0, follower, provenance }));

const assetsOf = ({ assets, provenance }: NarrativeBook): readonly Base[] =>
  assets.map(({ id, name, text, recovery, trait }) => ({
    id,
    name,
    text,
    recovery,
    ...(trait !== null && { trait }),
    provenance,
  }));

/** Of two prices the lower counts (C-48). */
const itemOf = ({ id, name, ep, trait }: EquipmentRow): CampaignItem => ({
  id,
  name,
  slot: 'equipment',
  wp: 0,
  ep: Math.min(...ep),
  gate: 'basic',
  save: null,
  trait,
});

/** Everything that the dataslate of a kill team of this pack reads, by a book of narrative play (K-81). */
export const narrativeContentOf = (pack: Pack, narrative: NarrativeBook): CampaignContent => ({
  cards: new Map([...pack.operatives].map(([id, card]) => [id, cardOf(card)])),
  items: byId([
    ...[...pack.weapons.values()].map((weapon) => weaponOf(weapon, { trait: null })),
    ...[...pack.equipment.values()].map(itemOf),
  ]),
  backgrounds: NONE,
  honours: byId(honoursOf(narrative)),
  scars: byId(scarsOf(narrative)),
  ploys: NONE,
  powers: NONE,
  levels: levelsOf(narrative),
  casualties: casualtiesOf(narrative),
  awards: awardsOf(narrative),
  objectives: NONE,
  loot: [],
  bases: byId(assetsOf(narrative)),
  modules: NONE,
  difficulties: { easy: PLAIN, medium: PLAIN, hard: PLAIN },
  book: bookFor(narrative),
  narrative,
});
