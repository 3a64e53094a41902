import type { Faction, FactionRow } from '../schema/faction.ts';
import { SCHEMA_VERSION, type Manifest } from '../schema/manifest.ts';
import type { OperativeCard } from '../schema/operativeCard.ts';
import type { Retinue } from '../schema/retinue.ts';
import type { WeaponItem } from '../schema/weapon.ts';
import { Armoury } from './armoury.ts';
import { hitsOf, type Hits } from './hits.ts';
import { rowIdOf, Uniques } from './ids.ts';
import { plainText } from './plain.ts';
import type { ImportedModel, ImportedRoster } from './roster.ts';

/** What the models of a roster become; `team`: a kill team of Kill Team 2021, for rosters of that edition. */
export type PackRole = 'auxiliary' | 'enemy' | 'team';

/** The files of a content pack by name, ready for `loadPack`; `factions.json` only with enemies. */
interface PackFiles {
  readonly 'pack.json': Manifest;
  readonly 'operatives.json': readonly OperativeCard[];
  readonly 'weapons.json': readonly WeaponItem[];
  readonly 'factions.json'?: readonly Faction[];
  readonly 'retinues.json'?: readonly Retinue[];
}

const CREDITS: { readonly [F in ImportedRoster['format']]: string } = {
  battleScribe: 'Imported by its user from a BattleScribe roster.',
  newRecruit: 'Imported by its user from a New Recruit roster.',
  killteamjson: 'Imported by its user from killteamjson (vjosset and contributors).',
  ktdash: 'Imported by its user from a KTDash roster.',
};

const manifestOf = (roster: ImportedRoster, as: PackRole): Manifest => ({
  id: rowIdOf(`imported ${roster.name}`, 'imported'),
  name: roster.name,
  version: '1.0.0',
  schemaVersion: SCHEMA_VERSION,
  ruleset: as === 'team' ? 'kt2021' : 'acolyte',
  languages: ['en'],
  credits: [CREDITS[roster.format]],
  dependencies: [],
  changelog: [],
});

/** What a role adds to the card. */
const ROLES = {
  auxiliary: { portrait: 'helmet', keywords: ['ACOLYTE RETINUE', 'AUXILIA'] },
  enemy: { portrait: 'hood', keywords: [] },
  team: { portrait: 'helmet', keywords: [] },
} as const satisfies Record<PackRole, unknown>;

const USES = /\((?<ap>\d)\s*AP\)$/iu;

/** What a card of 2021 can do, told by the app: an ability always, a unique action when its AP are paid. */
function toldBy({ abilities }: ImportedModel): NonNullable<OperativeCard['traits']> {
  const ids = new Uniques();
  return abilities.map(({ name, text }) => {
    const ap = USES.exec(name)?.groups?.['ap'];
    const during = 'activation' as const;
    const use = { cp: 0, times: null, per: 'turningPoint' as const, during, test: false, effects: [] };
    return {
      id: ids.take(rowIdOf(name, 'ability')),
      name,
      text: plainText(text === '' ? name : text),
      source: 'card' as const,
      plays: 'guide' as const,
      modifiers: [],
      use: ap === undefined ? null : { ...use, ap: Number(ap) },
    };
  });
}

function rulesOf({ abilities }: ImportedModel): OperativeCard['rules'] {
  const ids = new Uniques();
  return abilities.map(({ name, text }) => ({
    id: ids.take(rowIdOf(name, 'ability')),
    text: plainText(text === '' ? name : `${name}: ${text}`),
  }));
}

interface Making {
  readonly as: PackRole;
  readonly dv: number;
  readonly ids: Uniques;
  readonly names: Uniques;
  readonly armoury: Armoury;
}

function armsOf({ armoury }: Making, model: ImportedModel, hits: Hits): string[][] {
  const weapons = armoury.take(model.weapons, hits);
  return weapons.length === 0 ? [] : [weapons];
}

function cardOf(making: Making, model: ImportedModel): OperativeCard {
  const { portrait, keywords } = ROLES[making.as];
  const hits = hitsOf(model);
  return {
    id: making.ids.take(rowIdOf(model.name, 'operative')),
    name: making.names.take(model.name, ' '),
    kind: making.as === 'team' ? 'follower' : making.as,
    portrait,
    apl: model.apl,
    move: model.move,
    ...hits,
    save: model.save,
    wounds: model.wounds,
    dv: making.dv,
    keywords: [...new Set([...keywords, ...model.keywords])],
    abilities: [],
    reanimateBonus: 0,
    unarmed: null,
    arms: armsOf(making, model, hits),
    ownArmour: null,
    wargearCapacity: 0,
    followerCapacity: 0,
    capacityCost: 0,
    models: 1,
    ...(making.as === 'team' ? { rules: [], traits: toldBy(model) } : { rules: rulesOf(model) }),
    ...(model.defence !== undefined && { defence: model.defence }),
    ...((model.group ?? 1) > 1 && { group: model.group }),
    provenance: 'user',
  };
}

const DIE = 20;

/** The roster itself, one member for each model, ready to be chosen. */
const rosterOf = ({ name }: ImportedRoster, cards: readonly OperativeCard[]): Retinue => ({
  id: rowIdOf(name, 'roster'),
  name,
  members: cards.map((card) => ({
    id: card.id,
    name: card.name,
    card: card.id,
    portrait: null,
    weapons: [],
    armour: null,
  })),
  provenance: 'user',
});

/** The faces of a D20 shared out among up to 20 cards as evenly as they go. */
function tableOf(cards: readonly OperativeCard[], { dv, times }: { dv: number; times: Times }): FactionRow[] {
  const from = (index: number) => Math.floor((index * DIE) / cards.length) + 1;
  return cards.map((card, index) => ({
    from: from(index),
    to: from(index + 1) - 1,
    max: times(card),
    dv,
    card: card.id,
    arms: [],
    provenance: 'user',
  }));
}

type Times = (card: OperativeCard) => number | null;

/** A roster lists every miniature, so each fights once; a list of operative types has one leader and any number of others. */
const timesFor = ({ format }: ImportedRoster): Times =>
  format === 'killteamjson' ? (card) => (card.keywords.includes('LEADER') ? 1 : null) : () => 1;

/** As many factions as D20 tables are needed. */
function factionsOf(roster: ImportedRoster, cards: readonly OperativeCard[], dv: number): Faction[] {
  const tables = Math.ceil(cards.length / DIE);
  const ids = new Uniques();
  const names = new Uniques();
  return Array.from({ length: tables }, (_, index) => ({
    id: ids.take(rowIdOf(roster.name, 'enemies')),
    name: names.take(roster.name, ' '),
    rows: tableOf(
      cards.slice(Math.floor((index * cards.length) / tables), Math.floor(((index + 1) * cards.length) / tables)),
      { dv, times: timesFor(roster) },
    ),
    rules: [],
    provenance: 'user',
  }));
}

/**
 * The roster as a content pack of its owner. Every model becomes a card of its own, so models in = cards out; a second one
 * of a name gets a number. Equal weapons are one item. `dv`: deployment value of each, a whole number 0 to 99. As enemies
 * they are also a faction whose D20 table brings them, several factions when there are more than 20; as a kill team a roster
 * for Kill Team 2021.
 */
export function toPackFiles(roster: ImportedRoster, as: PackRole, dv = 1): PackFiles {
  const making: Making = { as, dv, ids: new Uniques(), names: new Uniques(), armoury: new Armoury() };
  const cards = roster.models.map((model) => cardOf(making, model));
  const files: PackFiles = {
    'pack.json': manifestOf(roster, as),
    'operatives.json': cards,
    'weapons.json': making.armoury.items,
  };
  if (as === 'team') return { ...files, 'retinues.json': [rosterOf(roster, cards)] };
  return as === 'enemy' ? { ...files, 'factions.json': factionsOf(roster, cards, dv) } : files;
}
