import { type Flaw, flawsOfRow, readRows, withoutRow, withRow } from './fileRows.ts';
import type { Pack } from './pack.ts';
import { ROW_FILES } from './packFiles.ts';
import type { RawFiles } from './packRows.ts';
import type { MissionRow } from './schema/mission.ts';
import { moduleRow, type ModuleRow } from './schema/module.ts';
import { scenariosIn } from './scenarioFiles.ts';
import { freeId, idOf } from './tableIds.ts';

const FILE = ROW_FILES.modules.file;

export type Chapter = ModuleRow['chapters'][number];
export type Way = Chapter['next'][number];
export type Change = Chapter['changes'][number];
export type Reward = ModuleRow['rewards'][number];

/** The linked campaigns that can be read among the files of a pack, in the order of their names. */
export const modulesIn = (files: RawFiles): readonly ModuleRow[] => readRows(files, FILE, moduleRow);

/** The files with a linked campaign put in, in place of the one of its id. Rows that cannot be read stay. */
export const withModule = (files: RawFiles, row: ModuleRow): RawFiles => withRow(files, FILE, row);

/** The files without a linked campaign. Its scenarios stay. */
export const withoutModule = (files: RawFiles, id: string): RawFiles => withoutRow(files, FILE, id);

/** A chapter of nothing but its scenario. */
export const newChapter = (mission: Pick<MissionRow, 'id' | 'name'>, taken: ReadonlySet<string>): Chapter => ({
  id: freeId('chapter', taken),
  mission: mission.id,
  title: mission.name,
  intro: '',
  next: [],
  changes: [],
});

/** A linked campaign of one chapter. */
export function newModule(
  name: string,
  mission: Pick<MissionRow, 'id' | 'name'>,
  taken: ReadonlySet<string>,
): ModuleRow {
  const first = newChapter(mission, new Set());
  return { id: freeId(idOf(name), taken), name, text: '', start: first.id, chapters: [first], rewards: [] };
}

/**
 * The same under a free id and another name, as one’s own. Its chapters get ids of their own, so that no words of the app
 * are said in place of its own; the scenarios that they name stay where they are: those of the app are named, not copied.
 */
export function copiedModule(row: ModuleRow, name: string, taken: ReadonlySet<string>): ModuleRow {
  const ids = new Map(row.chapters.map(({ id }, index) => [id, index === 0 ? 'chapter' : `chapter-${index + 1}`]));
  const to = (id: string): string => ids.get(id) ?? id;
  return {
    ...row,
    id: freeId(idOf(name), taken),
    name,
    start: to(row.start),
    chapters: row.chapters.map((chapter) => ({
      ...chapter,
      id: to(chapter.id),
      next: chapter.next.map((way) => ({ ...way, chapter: to(way.chapter) })),
    })),
  };
}

/** A linked campaign in the making as it is kept: empty names are called `nameless`. Null: it is not as a file must have it. */
export function keptModule(draft: ModuleRow, nameless: string): ModuleRow | null {
  const named = (name: string): string => (name.trim() === '' ? nameless : name);
  const chapters = draft.chapters.map((chapter) => ({ ...chapter, title: named(chapter.title) }));
  const read = moduleRow.safeParse({ ...draft, name: named(draft.name), chapters });
  return read.success ? read.data : null;
}

const isNamed = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string';

/** Whether this is a linked campaign in the making that can be kept. */
export function isModule(value: unknown): value is ModuleRow {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('chapters' in value)) return false;
  const { name, chapters } = value;
  if (typeof name !== 'string' || !Array.isArray(chapters) || !chapters.every(isNamed)) return false;
  const titled: readonly object[] = chapters;
  const filled = titled.map((each) => ({ ...each, title: 'title' }));
  return moduleRow.safeParse({ ...value, name: 'name', chapters: filled }).success;
}

/** A reward of nothing yet, whatever has come about. */
export const NO_REWARD: Reward = { if: null, text: '', loot: 0, rare: 0, capacity: 0, xp: 0 };

/** A change of nothing yet, always. */
export const NO_CHANGE: Change = { if: null, dvTimes: 100, cp: 0, flags: [] };

/**
 * Everything that is wrong with a linked campaign of one’s own; `files`: of its pack, `base`: the pack they build on. It may
 * name scenarios of both; one that cannot be read is not there.
 */
export const moduleFlaws = (row: unknown, files: RawFiles, base: Pack): readonly Flaw[] =>
  flawsOfRow(FILE, row, { ...files, [ROW_FILES.missions.file]: scenariosIn(files) }, base);
