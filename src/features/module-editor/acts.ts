import { type Chapter, newChapter } from '../../content/moduleFiles.ts';
import type { MissionRow } from '../../content/schema/mission.ts';
import type { ModuleRow } from '../../content/schema/module.ts';
import { freeId } from '../../content/tableIds.ts';

export const MOST_CHAPTERS = 40;
export const MOST_WAYS = 12;

/** What can be done to a linked campaign, as the words of Undo have it. */
const DEEDS = ['story', 'added', 'removed', 'copied', 'start', 'chapter', 'ways', 'changes', 'rewards'] as const;
export type Deed = (typeof DEEDS)[number];

export const isDeed = (name: string): name is Deed => DEEDS.some((each) => each === name);

const idsOf = ({ chapters }: ModuleRow): ReadonlySet<string> => new Set(chapters.map(({ id }) => id));

/** The id of the next new chapter. */
export const nextChapterId = (row: ModuleRow): string => freeId('chapter', idsOf(row));

/** With a chapter of this scenario at the end; from the chapter `after` a way that is always open leads there. */
export function withChapter(row: ModuleRow, mission: Pick<MissionRow, 'id' | 'name'>, after: string | null): ModuleRow {
  const made = newChapter(mission, idsOf(row));
  const chapters = row.chapters.map((chapter) =>
    chapter.id === after && chapter.next.length < MOST_WAYS
      ? { ...chapter, next: [...chapter.next, { chapter: made.id, if: null, text: '' }] }
      : chapter,
  );
  return { ...row, chapters: [...chapters, made] };
}

/** With one chapter changed. */
export const chapterWith = (row: ModuleRow, id: string, next: Partial<Chapter>): ModuleRow => ({
  ...row,
  chapters: row.chapters.map((chapter) => (chapter.id === id ? { ...chapter, ...next } : chapter)),
});

/** How many ways lead to a chapter. */
export const waysTo = ({ chapters }: ModuleRow, id: string): number =>
  chapters.flatMap(({ next }) => next).filter((way) => way.chapter === id).length;

/** Without a chapter and the ways to it; when it was the start, the first of the others is. The only one stays. */
export function withoutChapter(row: ModuleRow, id: string): ModuleRow {
  const others = row.chapters.filter((chapter) => chapter.id !== id);
  const [first] = others;
  if (first === undefined) return row;
  return {
    ...row,
    start: row.start === id ? first.id : row.start,
    chapters: others.map((chapter) => ({ ...chapter, next: chapter.next.filter((way) => way.chapter !== id) })),
  };
}

const LONGEST_TITLE = 80;

/** With the same chapter once more behind it, under a title of its own; no way leads there yet. */
export function withTwin(row: ModuleRow, id: string, titled: (title: string) => string): ModuleRow {
  const at = row.chapters.findIndex((chapter) => chapter.id === id);
  const chapter = row.chapters[at];
  if (chapter === undefined) return row;
  const twin = { ...chapter, id: nextChapterId(row), title: titled(chapter.title).slice(0, LONGEST_TITLE) };
  return { ...row, chapters: row.chapters.toSpliced(at + 1, 0, twin) };
}
