import {
  AWARDS,
  type CasualtyRow,
  type Level,
  MARINE_SPECIALISMS,
  type Specialism,
  SPECIALISMS,
} from '../../engine/campaign/model/rows.ts';
import { coversDie } from '../../engine/family/killteam/tables/coversDie.ts';
import { inside, type ProblemPlace, report, reportRepeats } from '../references/check.ts';
import { type CampaignCheck, wholeFile } from './campaignCheck.ts';
import type { ParsedCampaignRows } from './parseCampaign.ts';

interface Face {
  readonly face: number;
}

const BACKGROUND_LISTS = { acolyte: 10, hiver: 6, serviceman: 6 } as const;
const HONOUR_DIE = 6;
const SCAR_DIE = 10;
const LOOT_DICE = { common: 10, rare: 6 } as const;
const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
const KINDS = ['acolyte', 'follower'] as const;

const rowsOf = <K extends keyof ParsedCampaignRows>(rows: ParsedCampaignRows, kind: K) =>
  (rows[kind] ?? []).map(({ row }) => row);

/** A list that a pack may leave out; its faces only follow one another. */
const isOfAddon = (name: Specialism): boolean => MARINE_SPECIALISMS.some((list) => list === name);

interface List {
  readonly name: string;
  readonly die: number;
}

function checkFaces(check: CampaignCheck, place: ProblemPlace, { name, die }: List, rows: readonly Face[]): void {
  if (
    !coversDie(
      die,
      rows.map(({ face }) => ({ from: face, to: face })),
    )
  )
    report(check, place, 'facesNotCoveredOnce', `${name}: each face of a D${die} must stand in exactly one row`);
}

function checkDice(check: CampaignCheck): void {
  const { rows } = check;
  const backgrounds = rowsOf(rows, 'backgrounds');
  const honours = rowsOf(rows, 'honours');
  for (const [list, die] of Object.entries(BACKGROUND_LISTS))
    if (rows.backgrounds !== null)
      checkFaces(
        check,
        wholeFile('backgrounds'),
        { name: list, die },
        backgrounds.filter((row) => row.list === list),
      );
  for (const name of SPECIALISMS) {
    const list = honours.filter((row) => row.specialism === name);
    const die = isOfAddon(name) ? list.length : HONOUR_DIE;
    if (rows.honours !== null && die > 0) checkFaces(check, wholeFile('honours'), { name, die }, list);
  }
  if (rows.scars !== null)
    checkFaces(check, wholeFile('scars'), { name: 'scars', die: SCAR_DIE }, rowsOf(rows, 'scars'));
  if (rows.powers !== null) checkFaces(check, wholeFile('powers'), { name: 'powers', die: 6 }, rowsOf(rows, 'powers'));
  if (rows.objectives !== null)
    checkFaces(check, wholeFile('objectives'), { name: 'objectives', die: 6 }, rowsOf(rows, 'objectives'));
}

/** A find may have a bonus: the last row may go beyond the die. */
function checkLoot(check: CampaignCheck): void {
  if (check.rows.loot === null) return;
  const loot = rowsOf(check.rows, 'loot');
  for (const [name, die] of Object.entries(LOOT_DICE)) {
    const rows = loot.filter(({ table }) => table === name);
    const last = Math.max(die, ...rows.map(({ to }) => to));
    if (!coversDie(last, rows))
      report(check, wholeFile('loot'), 'facesNotCoveredOnce', `${name}: each face must stand in exactly one row`);
  }
}

/** From no lower end to no upper end, each beginning where the one before ends. */
function withoutGap(rows: readonly CasualtyRow[]): boolean {
  const sorted = rows.toSorted((one, other) => (one.from ?? -Infinity) - (other.from ?? -Infinity));
  return (
    sorted.length > 0 &&
    sorted.every(({ from, to }, index) => {
      const before = sorted[index - 1];
      const starts = before === undefined ? from === null : before.to !== null && from === before.to + 1;
      return starts && (from === null || to === null || from <= to);
    }) &&
    sorted.at(-1)?.to === null
  );
}

function checkCasualties(check: CampaignCheck): void {
  if (check.rows.casualties === null) return;
  const casualties = rowsOf(check.rows, 'casualties');
  for (const kind of KINDS)
    if (!withoutGap(casualties.filter((row) => row.of === kind)))
      report(
        check,
        wholeFile('casualties'),
        'totalsNotCoveredOnce',
        `${kind}: each total must stand in exactly one row`,
      );
}

const contiguous = (levels: readonly Level[]): boolean =>
  levels.length > 0 &&
  levels.every(({ level, xp }, index) => {
    const before = levels[index - 1];
    return level === index && (before === undefined ? xp === 0 : xp > before.xp);
  });

function checkLevels(check: CampaignCheck): void {
  if (check.rows.levels === null) return;
  for (const kind of KINDS) {
    const levels = rowsOf(check.rows, 'levels').filter((row) => row.of === kind);
    if (!contiguous(levels.toSorted((one, other) => one.level - other.level)))
      report(
        check,
        wholeFile('levels'),
        'levelsNotContiguous',
        `${kind}: levels must follow one another from 0, each with more XP than the one before`,
      );
  }
}

function checkEachOnce(check: CampaignCheck, kind: 'awards' | 'difficulties', ids: readonly string[]): void {
  const rows = check.rows[kind];
  if (rows === null) return;
  for (const id of ids)
    if (rows.every(({ row }) => row.id !== id)) report(check, wholeFile(kind), 'missingRow', `"${id}" is missing`);
  reportRepeats(
    check,
    rows.map(({ row, ...place }) => ({ ...inside(place, 'id'), id: row.id })),
  );
}

/** Lists are whole: every face, total, level, award and difficulty stands in exactly one row. */
export function checkLists(check: CampaignCheck): void {
  checkDice(check);
  checkLoot(check);
  checkCasualties(check);
  checkLevels(check);
  checkEachOnce(check, 'awards', AWARDS);
  checkEachOnce(check, 'difficulties', DIFFICULTIES);
}
