import { useDeferredValue, useMemo } from 'react';
import type { Flaw } from '../../content/fileRows.ts';
import { facesAmissAt } from '../../content/making/findings.ts';
import type { MadeRow } from '../../content/making/kinds.ts';
import { rowInStep } from '../../content/making/madeRows.ts';
import { patternOf } from '../../content/making/paths.ts';
import type { MadeRef } from '../../content/making/systems.ts';
import { flawSaid, valueAt } from '../../forms/flaws.ts';
import type { Noted } from '../../forms/Looks.tsx';
import { flawsOfMade, type MadeDesk } from '../../state/workshop/made.ts';
import type { Words } from '../../words/words.ts';
import { useWords } from '../../words/useWords.ts';
import { labelOf } from './labels.ts';

interface Telling {
  readonly words: Words<'making'>;
  readonly editor: Words<'workshop'>['scenarioEditor'];
  readonly of: MadeRef;
}

const MOST_FIGURE = 99;

/** What is wrong with a number, with what it may be. */
function rangeSaid({ words }: Telling, { message }: Flaw): string {
  const bound = /(?<way>least|most) (?<at>-?[\d.]+)/u.exec(message)?.groups;
  if (bound?.['way'] === undefined) return words.flaws.range;
  return bound['way'] === 'least' ? words.flaws.least(Number(bound['at'])) : words.flaws.most(Number(bound['at']));
}

/** Faces as ranges: `3, 7–9`. */
function rangesOf({ words }: Telling, faces: readonly number[]): string {
  const starts = faces.filter((face) => !faces.includes(face - 1));
  const ends = faces.filter((face) => !faces.includes(face + 1));
  return words.faceList(starts.map((from, index) => words.faces(from, ends[index] ?? from)));
}

/** Which faces of a table of enemies bring nobody, or two, each beside the line where that is mended; none: it is about something else. */
function facesNoted(telling: Telling, row: MadeRow, { path }: Flaw): readonly Noted[] {
  const { words, of, editor } = telling;
  if (of.kind !== 'factions' || path !== 'rows') return [];
  const value = valueAt(row, path);
  const table = labelOf(words, of, path);
  return facesAmissAt(Array.isArray(value) ? value : []).map(({ path: at, how, faces }) => {
    const ranges = rangesOf(telling, faces);
    const what = how === 'none' ? words.flaws.noFace(ranges) : words.flaws.twoFaces(ranges);
    return { path: at, said: editor.flaws.where(table, what), grade: 'flaw' };
  });
}

/** What only rows that are made are told; null: what any document is told. */
function madeSaid(telling: Telling, flaw: Flaw, value: unknown): string | null {
  const { flaws } = telling.words;
  const { code } = flaw;
  if (code === 'wrongKind') return flaws.side;
  if (code === 'rosterRule' || code === 'bandRule') return flaws.rule;
  if (code !== 'outOfRange') return null;
  if (typeof value === 'number') return rangeSaid(telling, flaw);
  return Array.isArray(value) ? flaws.tooFew : null;
}

/** A flaw in words: of a number how much; of a name that it leads nowhere. */
function whatSaid(telling: Telling, row: MadeRow, flaw: Flaw): string {
  const value = valueAt(row, flaw.path);
  return madeSaid(telling, flaw, value) ?? flawSaid(telling.editor, flaw, value);
}

function notedOf(telling: Telling, row: MadeRow, flaw: Flaw): readonly Noted[] {
  const faces = facesNoted(telling, row, flaw);
  if (faces.length > 0) return faces;
  const what = whatSaid(telling, row, flaw);
  const pattern = patternOf(flaw.path).replace(/(?:\[\])+$/u, '');
  const said = flaw.path === '' ? what : telling.editor.flaws.where(labelOf(telling.words, telling.of, pattern), what);
  return [{ path: flaw.path, said, grade: 'flaw' }];
}

/** Everything that keeps a row out of play, in words, by place. */
export function useFlaws(of: MadeRef, row: MadeRow, desk: MadeDesk): readonly Noted[] {
  const words = useWords('making');
  const editor = useWords('workshop').scenarioEditor;
  const checked = useDeferredValue(row);
  return useMemo(() => {
    const stepped = rowInStep(of.kind, checked, desk.files);
    const flaws = flawsOfMade(of, stepped, desk.files).slice(0, MOST_FIGURE);
    const noted = flaws.flatMap((flaw) => notedOf({ words, editor, of }, checked, flaw));
    return [...new Map(noted.map((each) => [`${each.path} ${each.said}`, each])).values()];
  }, [of, checked, desk, words, editor]);
}
