import {
  RULING_SUBJECTS,
  RULINGS,
  type RulingId,
  type RulingSubject,
  type RulingTreatment,
} from '../../words/rulings.ts';
import { isRuling } from '../../words/guideSaid.ts';
import type { Words } from '../../words/words.ts';

type Said = Words<'rulings'>['rulings'];

/** One ruling, and what the app does about it. */
export interface RulingRow {
  readonly id: RulingId;
  readonly text: string;
  readonly app: RulingTreatment;
}

interface RulingSection {
  readonly id: RulingSubject;
  readonly title: string;
  readonly rows: readonly RulingRow[];
}

/** Without accents and capitals, as one types who looks for something. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const rowsAbout = (said: Said, about: RulingSubject): readonly RulingRow[] =>
  Object.keys(RULINGS)
    .filter(isRuling)
    .filter((id) => RULINGS[id].about === about)
    .map((id) => ({ id, text: said.texts[id], app: RULINGS[id].app }));

/** The rulings by what they are about that fit what is typed: their text, their number, what the app does. */
export function rulingsFound(said: Said, typed: string): readonly RulingSection[] {
  const sought = plain(typed.trim());
  return RULING_SUBJECTS.map((id) => ({
    id,
    title: said.subjects[id],
    rows: rowsAbout(said, id).filter((row) =>
      [row.id, row.text, said.app[row.app], said.subjects[id]].some((each) => plain(each).includes(sought)),
    ),
  })).filter(({ rows }) => rows.length > 0);
}
