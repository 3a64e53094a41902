import {
  abilityOf,
  drop,
  firstParts,
  joinPath,
  keywordsOf,
  numbers2021,
  statsOf,
  weaponOf,
  type Draft,
} from './draft.ts';
import { inInches } from './distance.ts';
import { lastSegment, plainName } from './plain.ts';
import type { Edition, ImportedAbility, ImportedModel, ImportedWeapon } from './roster.ts';
import { attributeOf, listOf, type RosterNode } from './rosterNode.ts';
import { characteristic, operativesOf, partsOf, profilesOf, selectionName, unitsOf, weaponsIn } from './selection.ts';
import { namesWeaponRule, parseWeaponRules } from './weaponRules.ts';
import { parseRules2021 } from './weaponRules2021.ts';

/** A model's selection: `models` how many it stands for, `unit` the profile of the unit around it. */
interface ModelSelection {
  readonly selection: RosterNode;
  readonly path: string;
  readonly unit: RosterNode | null;
  readonly models: number;
}

/** Categories that sort the list and say nothing about the operative. */
const SORTING: ReadonlySet<string> = new Set(['OPERATIVE', 'CONFIGURATION', 'REFERENCE', 'UNCATEGORISED']);

const RANGED = /^\s*⌖|\branged\b/iu;
const MELEE = /^\s*⚔|\bmelee\b/iu;

const kindIn = (name: string): ImportedWeapon['kind'] | null =>
  RANGED.test(name) ? 'ranged' : MELEE.test(name) ? 'melee' : null;

/** Without the sign before it. */
const bareName = (name: string): string => plainName(name).replace(/^[^\p{L}\p{N}]+/u, '');

/** `Plasma gun (standard)` and `Plasma gun - supercharge` are ways to use a plasma gun. */
const itemName = (name: string): string => name.replace(/\s*(?:\([^()]*\)|\s[-–—]\s.*)$/u, '') || name;

/** What is carried, and by how many of the models. */
interface Carried {
  readonly weapon: ImportedWeapon;
  readonly number: number;
}

/** The columns of a weapon, as each edition calls them. */
const weaponText = (edition: Edition, profile: RosterNode) =>
  edition === '2024'
    ? {
        attacks: characteristic(profile, 'atk'),
        hit: characteristic(profile, 'hit'),
        damage: characteristic(profile, 'dmg'),
        rules: parseWeaponRules(characteristic(profile, 'wr')),
      }
    : {
        attacks: characteristic(profile, 'a'),
        hit: characteristic(profile, 'ws/bs') || characteristic(profile, 'bs/ws'),
        damage: characteristic(profile, 'd'),
        rules: parseRules2021(characteristic(profile, 'sr'), characteristic(profile, '!')),
      };

function carriedIn(draft: Draft, path: string, part: RosterNode): Carried[] {
  return weaponsIn(part).flatMap((profile) => {
    const printed = attributeOf(profile, 'name');
    const name = bareName(printed);
    const weapon = weaponOf({
      name,
      item: itemName(name),
      kind: kindIn(printed),
      ...weaponText(draft.edition, profile),
    });
    if (weapon !== null) return [{ weapon, number: unitsOf(part) }];
    drop(draft, joinPath(path, name), 'badWeapon');
    return [];
  });
}

/**
 * The weapons of each model. What all carry has the number of the models or more; when the file counts that way, a weapon
 * with a smaller number goes to that many of them, one after the other. Otherwise everybody has everything.
 */
function dealt(carried: readonly Carried[], models: number): readonly (readonly ImportedWeapon[])[] {
  const hands: ImportedWeapon[][] = Array.from({ length: models }, () => []);
  const counts = carried.some(({ number }) => number >= models);
  let next = 0;
  for (const { weapon, number } of carried) {
    const everybody = !counts || number >= models;
    for (let i = 0; i < (everybody ? models : number); i += 1) hands[(next + i) % models]?.push(weapon);
    if (!everybody) next += number;
  }
  return hands;
}

function abilitiesOf(parts: readonly RosterNode[]): ImportedAbility[] {
  const printed = parts.flatMap((part) =>
    profilesOf(part, 'ability').map((profile) =>
      abilityOf(
        attributeOf(profile, 'name'),
        listOf(profile, 'characteristics')
          .map(({ text }) => text)
          .join('\n'),
      ),
    ),
  );
  const rules = parts
    .slice(0, 1)
    .flatMap((part) => listOf(part, 'rules'))
    .filter((rule) => attributeOf(rule, 'hidden') !== 'true' && !namesWeaponRule(attributeOf(rule, 'name')))
    .map((rule) => abilityOf(attributeOf(rule, 'name'), attributeOf(rule, 'description')));
  return [...printed, ...rules].filter((ability) => ability !== null);
}

function statsIn(edition: Edition, profile: RosterNode) {
  const of = (now: string, before: string): string => characteristic(profile, edition === '2024' ? now : before);
  const stats = statsOf({
    apl: characteristic(profile, 'apl'),
    move: edition === '2024' ? characteristic(profile, 'move') : inInches(characteristic(profile, 'm')),
    save: of('save', 'sv'),
    wounds: of('wounds', 'w'),
  });
  if (edition === '2024' || stats === null) return stats;
  const more = numbers2021(characteristic(profile, 'df'), characteristic(profile, 'ga'));
  return more === null ? null : { ...stats, ...more };
}

/** The operative's profile among the parts, else the unit's; further ones are noted. */
function cardOf(draft: Draft, { path, unit }: ModelSelection, parts: readonly RosterNode[]): RosterNode | null {
  const [first, ...others] = parts.flatMap(operativesOf);
  for (const other of others) drop(draft, joinPath(path, bareName(attributeOf(other, 'name'))), 'secondProfile');
  return first ?? unit;
}

/** The models of a selection; none, with the reason noted, when the file does not tell what they are. */
export function modelsOf(draft: Draft, found: ModelSelection): readonly ImportedModel[] {
  const { selection, path, models } = found;
  const parts = partsOf(selection);
  const card = cardOf(draft, found, parts);
  const stats = card === null ? null : statsIn(draft.edition, card);
  if (card === null || stats === null) {
    drop(draft, path, card === null ? 'noProfile' : 'badNumbers', models);
    return [];
  }
  const cardName = bareName(attributeOf(card, 'name')) || selectionName(selection) || 'Operative';
  const carried = parts.flatMap((part) => carriedIn(draft, path, part));
  const common = {
    name: selectionName(selection) || cardName,
    card: cardName,
    source: lastSegment(attributeOf(selection, 'entryId')),
    ...stats,
    hit: null,
    keywords: keywordsOf(
      parts.flatMap((part) => listOf(part, 'categories')).map((category) => attributeOf(category, 'name')),
      SORTING,
    ),
    abilities: firstParts(draft, path, abilitiesOf(parts)),
  };
  return dealt(firstParts(draft, path, carried), models).map((weapons) => ({ ...common, weapons }));
}
