import {
  abilityOf,
  drop,
  emptyDraft,
  firstParts,
  joinPath,
  keywordsOf,
  numbers2021,
  statsOf,
  weaponOf,
  type Draft,
} from './draft.ts';
import { inInches } from './distance.ts';
import { firstText, isRecord, itemsIn, recordsIn, valueOf, type JsonRecord } from './json.ts';
import { chosenTeam, countModel } from './killteamJson.ts';
import { lastSegment, plainName } from './plain.ts';
import type { TeamChoice } from './refusal.ts';
import type { ImportedAbility, ImportedRoster, ImportedWeapon, RosterFormat } from './roster.ts';
import { parseRules2021 } from './weaponRules2021.ts';

/** The one game these files are for; they do not name it. */
const KILL_TEAM_2021 = 'Kill Team (2021)';

const KINDS: ReadonlyMap<string, ImportedWeapon['kind']> = new Map([
  ['R', 'ranged'],
  ['M', 'melee'],
]);

const marked = (rule: string): boolean => rule.trimStart().startsWith('!');

/** Rules behind a `!` need a critical hit; a column of their own has them too. */
function rulesIn(profile: JsonRecord) {
  const all = firstText(profile, 'SR').split(/[,;\n]/u);
  return parseRules2021(
    all.filter((rule) => !marked(rule)).join(','),
    [...all.filter(marked), firstText(profile, '!')].join(','),
  );
}

function weaponsOf(draft: Draft, path: string, weapon: JsonRecord): ImportedWeapon[] {
  const item = firstText(weapon, 'wepname', 'wepid');
  return recordsIn(weapon, 'profiles').flatMap((profile) => {
    const way = firstText(profile, 'name');
    const read = weaponOf({
      name: way === '' ? item : `${item} (${way})`,
      item,
      kind: KINDS.get(firstText(weapon, 'weptype').toUpperCase()) ?? null,
      attacks: firstText(profile, 'A'),
      hit: firstText(profile, 'BS', 'WS'),
      damage: firstText(profile, 'D'),
      rules: rulesIn(profile),
    });
    if (read === null) drop(draft, joinPath(path, plainName(item)), 'badWeapon');
    return read === null ? [] : [read];
  });
}

const titled = (name: string, cost: string, unit: string): string => (cost === '' ? name : `${name} (${cost} ${unit})`);

/** Abilities, unique actions with their AP, and equipment with its EP: what the app does not know is kept to be told. */
const abilitiesOf = (operative: JsonRecord): readonly ImportedAbility[] =>
  [
    ...recordsIn(operative, 'abilities').map((each) =>
      abilityOf(firstText(each, 'title'), firstText(each, 'description')),
    ),
    ...recordsIn(operative, 'uniqueactions').map((each) =>
      abilityOf(titled(firstText(each, 'title'), firstText(each, 'AP'), 'AP'), firstText(each, 'description')),
    ),
    ...recordsIn(operative, 'equipments').map((each) =>
      abilityOf(titled(firstText(each, 'eqname'), firstText(each, 'eqpts'), 'EP'), firstText(each, 'eqdescription')),
    ),
  ].filter((ability) => ability !== null);

/** The card's own record, or what it was made of. */
const cardOf = (operative: JsonRecord): JsonRecord => {
  const base = valueOf(operative, 'baseoperative');
  return isRecord(base) ? { ...base, ...withoutEmpty(operative) } : operative;
};

const withoutEmpty = (record: JsonRecord): JsonRecord =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );

/** Reads one operative that was counted; notes why when it cannot. */
function readOperative(draft: Draft, team: string, value: JsonRecord): void {
  const operative = cardOf(value);
  const name = plainName(firstText(operative, 'opname')) || 'Operative';
  const path = joinPath(team, name);
  const texts = {
    apl: firstText(operative, 'APL'),
    move: inInches(firstText(operative, 'M')),
    save: firstText(operative, 'SV'),
    wounds: firstText(operative, 'W'),
  };
  const stats = statsOf(texts);
  const more = numbers2021(firstText(operative, 'DF'), firstText(operative, 'GA'));
  if (stats === null || more === null) {
    drop(draft, path, Object.values(texts).every((text) => text === '') ? 'noProfile' : 'badNumbers', 1);
    return;
  }
  draft.models.push({
    name,
    card: plainName(firstText(operative, 'optype')) || name,
    source: lastSegment(firstText(operative, 'opid')),
    ...stats,
    ...more,
    hit: null,
    keywords: keywordsOf(firstText(operative, 'keywords').split(',')),
    weapons: firstParts(
      draft,
      path,
      recordsIn(operative, 'weapons').flatMap((weapon) => weaponsOf(draft, path, weapon)),
    ),
    abilities: firstParts(draft, path, abilitiesOf(operative)),
  });
}

function rosterOf(format: RosterFormat, name: string, operatives: readonly unknown[]): ImportedRoster {
  const draft = emptyDraft('2021');
  for (const operative of operatives) if (countModel(draft, name, operative)) readOperative(draft, name, operative);
  return {
    format,
    edition: '2021',
    name,
    gameSystem: KILL_TEAM_2021,
    models: draft.models,
    counted: { inFile: draft.inFile, read: draft.models.length },
    dropped: draft.dropped,
  };
}

/** A roster of KTDash as it was for the edition of 2021. */
export const isKtdash2021 = (json: unknown): json is JsonRecord =>
  isRecord(json) && Array.isArray(valueOf(json, 'operatives')) && valueOf(json, 'rosterid') !== undefined;

/** Reads it: one model for each operative, with what it carries. */
export const readKtdash2021 = (roster: JsonRecord): ImportedRoster =>
  rosterOf('ktdash', plainName(firstText(roster, 'rostername')), itemsIn(roster, 'operatives'));

const isTeam = (value: unknown): value is JsonRecord => isRecord(value) && Array.isArray(valueOf(value, 'fireteams'));

/** The kill teams of killteamjson as it was for the edition of 2021; none when it is no such file. */
export function teamsOf2021(json: unknown): readonly JsonRecord[] {
  if (isTeam(json)) return [json];
  if (isRecord(json)) return recordsIn(json, 'killteams').filter(isTeam);
  return Array.isArray(json) ? json.filter(isRecord).flatMap((entry) => teamsOf2021(entry)) : [];
}

const operativesOf = (team: JsonRecord): readonly unknown[] =>
  recordsIn(team, 'fireteams').flatMap((fireTeam) => itemsIn(fireTeam, 'operatives'));

const choiceOf = (team: JsonRecord): TeamChoice => ({
  id: plainName(firstText(team, 'killteamid')),
  name: plainName(firstText(team, 'killteamname')),
  models: operativesOf(team).length,
});

/** The operatives of all fire teams of one kill team, each once, with every weapon it may choose. Throws a Refusal: which? */
export function readKillteam2021(teams: readonly JsonRecord[], id: string | null): ImportedRoster {
  const team = chosenTeam(teams, id, choiceOf);
  return rosterOf('killteamjson', choiceOf(team).name, operativesOf(team));
}
