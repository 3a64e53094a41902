import {
  abilityOf,
  countModels,
  drop,
  emptyDraft,
  firstParts,
  joinPath,
  keywordsOf,
  statsOf,
  weaponOf,
  type Draft,
} from './draft.ts';
import { firstText, isRecord, itemsIn, recordsIn, textOf, valueOf, type JsonRecord } from './json.ts';
import { lastSegment, plainName } from './plain.ts';
import { Refusal, type TeamChoice } from './refusal.ts';
import type { ImportedAbility, ImportedModel, ImportedRoster, ImportedWeapon } from './roster.ts';
import { parseRuleTokens, parseWeaponRules, type ParsedRules } from './weaponRules.ts';

/** `WR-UNIV-PIERCING`, number 1, details `Crits`: the ways in which that may be printed. */
function spellings(rule: unknown): readonly string[] {
  if (!isRecord(rule)) return [textOf(rule)];
  const name = firstText(rule, 'id', 'name')
    .replace(/^WR-(?:UNIV|SHARED)-/iu, '')
    .replaceAll('-', ' ')
    .toLowerCase();
  const number = firstText(rule, 'number');
  const details = firstText(rule, 'details');
  const plain = [name, details, number].filter((word) => word !== '').join(' ');
  return details === '' ? [plain] : [plain, `${details} ${name} ${number}`, `${name} (${details})`];
}

function rulesIn(profile: JsonRecord): ParsedRules {
  const printed = valueOf(profile, 'WR');
  return Array.isArray(printed) ? parseRuleTokens(printed.map(spellings)) : parseWeaponRules(textOf(printed));
}

/** The one game these files are for; they do not name it. */
export const KILL_TEAM_3 = 'Kill Team (2024)';

/** R shoots, M fights; P (psychic) and E (equipment) may do either. */
const KINDS: ReadonlyMap<string, ImportedWeapon['kind']> = new Map([
  ['R', 'ranged'],
  ['M', 'melee'],
]);

function weaponProfiles(draft: Draft, path: string, weapon: JsonRecord): ImportedWeapon[] {
  const item = firstText(weapon, 'wepName', 'wepId');
  return recordsIn(weapon, 'profiles').flatMap((profile) => {
    const way = firstText(profile, 'profileName');
    const read = weaponOf({
      name: way === '' ? item : `${item} (${way})`,
      item,
      kind: KINDS.get(firstText(weapon, 'wepType').toUpperCase()) ?? null,
      attacks: firstText(profile, 'ATK'),
      hit: firstText(profile, 'HIT'),
      damage: firstText(profile, 'DMG'),
      rules: rulesIn(profile),
    });
    if (read === null) drop(draft, joinPath(path, plainName(item)), 'badWeapon');
    return read === null ? [] : [read];
  });
}

const abilitiesIn = (operative: JsonRecord): ImportedAbility[] =>
  recordsIn(operative, 'abilities')
    .map((ability) => abilityOf(firstText(ability, 'abilityName', 'name'), firstText(ability, 'description')))
    .filter((ability) => ability !== null);

function keywordsIn(operative: JsonRecord): readonly string[] {
  const listed = itemsIn(operative, 'keywords').map(textOf);
  return keywordsOf(listed.length > 0 ? listed : firstText(operative, 'keywords').split(','));
}

/** Where the parts of a model stand: `card` has its kind, `own` what its player changed, `weapons` what it carries. */
interface ModelRecord {
  readonly card: JsonRecord;
  readonly own: JsonRecord;
  readonly weapons: readonly JsonRecord[];
}

const NUMBERS = { apl: 'APL', move: 'MOVE', save: 'SAVE', wounds: 'WOUNDS' } as const;

/** Reads one model that was counted; notes why when it cannot. */
export function readModelRecord(draft: Draft, team: string, { card, own, weapons }: ModelRecord): void {
  const cardName = plainName(firstText(card, 'opTypeName')) || 'Operative';
  const name = plainName(firstText(own, 'opName')) || cardName;
  const path = joinPath(team, name);
  const number = (key: keyof typeof NUMBERS) => firstText(own, NUMBERS[key]) || firstText(card, NUMBERS[key]);
  const texts = { apl: number('apl'), move: number('move'), save: number('save'), wounds: number('wounds') };
  const stats = statsOf(texts);
  if (stats === null) {
    drop(draft, path, Object.values(texts).every((text) => text === '') ? 'noProfile' : 'badNumbers', 1);
    return;
  }
  const profiles = weapons.flatMap((weapon) => weaponProfiles(draft, path, weapon));
  const abilities = abilitiesIn(own);
  draft.models.push({
    name,
    card: cardName,
    source: lastSegment(firstText(card, 'opTypeId')),
    ...stats,
    hit: null,
    keywords: keywordsIn(card),
    weapons: firstParts(draft, path, profiles),
    abilities: firstParts(draft, path, abilities.length > 0 ? abilities : abilitiesIn(card)),
  } satisfies ImportedModel);
}

/** A value where a model should be, and is none. */
export function countModel(draft: Draft, path: string, value: unknown): value is JsonRecord {
  countModels(draft, 1);
  if (isRecord(value)) return true;
  drop(draft, path, 'noProfile', 1);
  return false;
}

const isTeam = (value: unknown): value is JsonRecord => isRecord(value) && Array.isArray(valueOf(value, 'opTypes'));

/** The teams of a file: one of its own, a list of teams, or a list of factions with teams; none when it is no such file. */
export function teamsIn(json: unknown): readonly JsonRecord[] {
  if (isTeam(json)) return [json];
  if (!Array.isArray(json)) return [];
  return json
    .filter(isRecord)
    .flatMap((entry) => (isTeam(entry) ? [entry] : recordsIn(entry, 'killteams').filter(isTeam)));
}

const choiceOf = (team: JsonRecord): TeamChoice => ({
  id: plainName(firstText(team, 'killteamId')),
  name: plainName(firstText(team, 'killteamName')),
  models: itemsIn(team, 'opTypes').length,
});

/** Which team of several is meant. Throws a Refusal with the choices when that is not said. */
export function chosenTeam(
  teams: readonly JsonRecord[],
  id: string | null,
  asChoice: (team: JsonRecord) => TeamChoice,
): JsonRecord {
  const [only] = teams;
  if (only !== undefined && teams.length === 1) return only;
  const choices = teams.map(asChoice);
  if (id === null) throw new Refusal('severalTeams', { teams: choices });
  const picked = teams[choices.findIndex((choice) => choice.id === id)];
  if (picked === undefined) throw new Refusal('unknownTeam', { teams: choices });
  return picked;
}

/** The operative types of one team, each as one model with every weapon it may choose. Throws a Refusal: which team? */
export function readKillteam(teams: readonly JsonRecord[], id: string | null): ImportedRoster {
  const team = chosenTeam(teams, id, choiceOf);
  const draft = emptyDraft();
  const { name } = choiceOf(team);
  for (const operative of itemsIn(team, 'opTypes'))
    if (countModel(draft, name, operative))
      readModelRecord(draft, name, { card: operative, own: {}, weapons: recordsIn(operative, 'weapons') });
  return {
    format: 'killteamjson',
    name,
    edition: '2024',
    gameSystem: KILL_TEAM_3,
    models: draft.models,
    counted: { inFile: draft.inFile, read: draft.models.length },
    dropped: draft.dropped,
  };
}
