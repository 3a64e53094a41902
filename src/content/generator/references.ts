import * as z from 'zod/mini';
import type { ScenarioObjective } from '../../engine/plugins/scenario/script.ts';
import { missionRow, type MissionRow, type ScriptRow } from '../schema/mission.ts';
import references from './data/kt2.json' with { type: 'json' };
import { generatedNames, generatedTexts } from './generatedWords.ts';
import { filled, type Say } from './say.ts';

const line = z.string().check(z.minLength(1), z.maxLength(400));

const reference = z.strictObject({
  id: z.string().check(z.regex(/^kt2-[a-z]+-\d-\d$/u)),
  book: z.string(),
  number: z.string().check(z.regex(/^\d\.\d$/u)),
  name: z.string(),
  role: missionRow.shape.role,
  priorityTarget: z.nullable(line),
  targetLocation: z.nullable(line),
  rules: z.array(line),
});

/**
 * A mission of a book of the 2nd edition, for those who own it: where it stands, the Acolytes' role and what enemies look at
 * (`rules/acolyte.md` A7). Nothing of the book's text.
 */
type Reference = z.infer<typeof reference>;

export const REFERENCES: readonly Reference[] = z.array(reference).parse(references);

export const referenceName = ({ book, number, name }: Reference): string => `${book} ${number} ${name}`;

/** The one objective: the table says how it went. */
const byTheBook = (text: string): ScenarioObjective => ({
  id: 'by-the-book',
  kind: 'primary',
  text,
  done: { is: 'tick', tick: 'kt2-won' },
  failed: {
    is: 'any',
    of: [
      { is: 'tick', tick: 'kt2-not-won' },
      { is: 'standing', side: 'retinue', most: 0 },
    ],
  },
  reveal: null,
  xp: null,
});

function scriptOf({ id, priorityTarget, targetLocation }: Reference, primary: string, say: Say): ScriptRow {
  const target = priorityTarget === null ? null : say.text(`${id}/priorityTarget`, priorityTarget);
  return {
    briefing: '',
    passages: [],
    objectives: [byTheBook(primary)],
    actions: [],
    hooks: [],
    waves: [],
    endings: [],
    hidden: [],
    priorityTarget: target === null ? null : { text: target, to: null },
    targetLocation: targetLocation === null ? null : say.text(`${id}/targetLocation`, targetLocation),
  };
}

/** The scenario of a reference: the table plays it by the book and says whether it is won. */
export function referenceRow(told: Reference, say: Say) {
  const { id, book, number, name, role, rules } = told;
  const primary = say.text('kt2/primary', generatedTexts['kt2/primary']);
  const tick = (which: 'kt2-won' | 'kt2-not-won', ends: 'complete' | 'failed') => ({
    id: which,
    name: say.name(which, generatedNames[which]),
    ends,
  });
  return {
    id,
    name: referenceName(told),
    role,
    turningPoints: 4,
    setUp: [
      filled(say.text('kt2/setUp/0', generatedTexts['kt2/setUp/0']), { book, number, name }),
      ...rules.map((text, index) => say.text(`${id}/rules/${index}`, text)),
    ],
    primary,
    counters: [],
    ticks: [tick('kt2-won', 'complete'), tick('kt2-not-won', 'failed')],
    named: null,
    provenance: 'official-number',
    script: scriptOf(told, primary, say),
  } satisfies MissionRow;
}
