import type { Problem } from '../problem.ts';
import { readJson } from '../readJson.ts';
import { readRosterTree } from './battleScribe.ts';
import { isRecord, nodeOfJson, recordsIn, valueOf } from './json.ts';
import { readKillteam, teamsIn } from './killteamJson.ts';
import { isKtdash2021, readKillteam2021, readKtdash2021, teamsOf2021 } from './killteam2021.ts';
import { isKtdashRoster, readKtdash } from './ktdash.ts';
import { openArchive } from './openArchive.ts';
import { parseXml } from './parseXml.ts';
import { plainName } from './plain.ts';
import { Refusal, refuseAt, type ImportCode, type TeamChoice } from './refusal.ts';
import { LIMITS, type Dropped, type ImportedRoster } from './roster.ts';

/** `teams`: with `severalTeams` and `unknownTeam`, those to choose from. */
export type ImportResult =
  | { readonly ok: true; readonly roster: ImportedRoster }
  | {
      readonly ok: false;
      readonly code: ImportCode;
      readonly problems: readonly Problem[];
      readonly teams: readonly TeamChoice[];
    };

interface Source {
  readonly file: string;
  readonly team: string | null;
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('notText');
  }
}

function readXml(text: string, { file }: Source): ImportedRoster {
  const { name, root } = parseXml(file, text);
  if (name !== 'roster') throw new Refusal('unknownFormat');
  return readRosterTree(root, 'battleScribe');
}

/** New Recruit's own save names its options by number and needs its catalogue. */
const isNewRecruitSave = (json: unknown): boolean =>
  isRecord(json) &&
  (Object.hasOwn(json, 'option_id') || recordsIn(json, 'options').some((option) => Object.hasOwn(option, 'option_id')));

function readKnownJson(json: unknown, team: string | null): ImportedRoster {
  const roster = isRecord(json) ? valueOf(json, 'roster') : undefined;
  if (isNewRecruitSave(json) || isNewRecruitSave(roster)) throw new Refusal('newRecruitSave');
  if (isRecord(roster)) return readRosterTree(nodeOfJson(roster), 'newRecruit');
  if (isKtdashRoster(json)) return readKtdash(json);
  if (isKtdash2021(json)) return readKtdash2021(json);
  const teams = teamsIn(json);
  if (teams.length > 0) return readKillteam(teams, team);
  const before = teamsOf2021(json);
  if (before.length > 0) return readKillteam2021(before, team);
  throw new Refusal('unknownFormat');
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuseAt('brokenJson', { file, path: '' }, { code: 'notJson', message: 'is no JSON' });
  }
}

const REFUSED: ReadonlyMap<Problem['code'], ImportCode> = new Map([
  ['tooDeep', 'tooDeep'],
  ['tooLarge', 'tooLarge'],
  ['unreadable', 'tooDeep'],
]);

function readJsonText(text: string, { file, team }: Source): ImportedRoster {
  const { value, problems } = readJson(file, parseJson(text, file));
  for (const problem of problems) {
    const code = REFUSED.get(problem.code);
    if (code !== undefined) throw new Refusal(code, { problems: [problem] });
  }
  const roster = readKnownJson(value, team);
  const ignored: Dropped[] = problems.map(({ path }) => ({ path: plainName(path), why: 'forbiddenKey', models: 0 }));
  return { ...roster, dropped: [...roster.dropped, ...ignored] };
}

function readText(text: string, source: Source): ImportedRoster {
  const start = text.trimStart().slice(0, 1);
  if (start === '') throw new Refusal('empty');
  if (start === '<') return readXml(text, source);
  if (start === '{' || start === '[') return readJsonText(text, source);
  throw new Refusal('unknownFormat');
}

function read(bytes: Uint8Array, source: Source): ImportedRoster {
  if (bytes.length > LIMITS.fileBytes) throw new Refusal('tooBig');
  if (isZip(bytes)) return readXml(decode(openArchive(bytes)), source);
  return readText(decode(bytes), source);
}

/** The file's name without folder and ending, for a roster that has no name. */
const nameOfFile = (file: string): string => plainName((file.split(/[/\\]/u).at(-1) ?? '').replace(/\.[^.]*$/u, ''));

/**
 * Reads a roster of BattleScribe (`.ros`, `.rosz`), New Recruit, killteamjson or KTDash, of the edition of 2024 or of 2021; what it is shows in the content,
 * not in the name. Either every model of the file is read or accounted for in `dropped`, or the file is refused with a
 * code. `team`: which one, for a file with several. Never throws, runs nothing, allocates no more than `LIMITS` allow.
 */
export function importRoster(bytes: Uint8Array, fileName: string, team: string | null = null): ImportResult {
  try {
    const roster = read(bytes, { file: plainName(fileName), team });
    if (roster.counted.inFile === 0) throw new Refusal('noModels');
    return { ok: true, roster: { ...roster, name: roster.name || nameOfFile(fileName) || 'Roster' } };
  } catch (reason) {
    const { code, problems, teams } = reason instanceof Refusal ? reason : new Refusal('unreadable');
    return { ok: false, code, problems, teams };
  }
}
