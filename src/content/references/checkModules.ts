import type { ModuleRow } from '../schema/module.ts';
import { followBelow, inside, report, reportRepeats, type Check, type ProblemPlace } from './check.ts';

function checkChapter(check: Check, place: ProblemPlace, { mission, next }: ModuleRow['chapters'][number]): void {
  followBelow(check, inside(place, 'mission'), { kind: 'missions', id: mission });
  reportRepeats(
    check,
    next.map(({ chapter }, index) => ({ ...inside(place, `next[${index}].chapter`), id: chapter })),
  );
}

function checkModule(check: Check, place: ProblemPlace, { start, chapters }: ModuleRow): void {
  const placed = chapters.map((row, index) => ({ ...inside(place, `chapters[${index}]`), row }));
  const known = new Set(chapters.map(({ id }) => id));
  const leads = (at: ProblemPlace, id: string): void => {
    if (!known.has(id)) report(check, at, 'unknownReference', `the module has no chapter "${id}"`);
  };
  reportRepeats(
    check,
    placed.map(({ row, ...at }) => ({ ...inside(at, 'id'), id: row.id })),
  );
  leads(inside(place, 'start'), start);
  for (const { row, ...at } of placed) {
    checkChapter(check, at, row);
    for (const [index, { chapter }] of row.next.entries()) leads(inside(at, `next[${index}].chapter`), chapter);
  }
}

/** Chapters of linked campaigns lead to missions, of the pack or of one below it, and to one another. */
export function checkModules(check: Check): void {
  for (const { row, ...place } of check.rows.modules ?? []) checkModule(check, place, row);
}
