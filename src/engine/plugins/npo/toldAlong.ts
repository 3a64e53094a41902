import type { CompiledRow } from '../../behaviour/compile.ts';
import { verdict } from '../../behaviour/condition.ts';
import { selfNumber, targetNumber } from '../../behaviour/fact.ts';
import type { FactQuestion } from '../../behaviour/factQuestion.ts';
import { type Known, selfIs, withSelf } from '../../behaviour/known.ts';
import { mindOf } from '../../behaviour/mind.ts';
import type { Thought } from '../../behaviour/thought.ts';
import type { LookRequest, TableLook } from '../../log/request.ts';

const ALONG = 'farFromAll';
const FAR = selfNumber(ALONG);
const IN_CONTROL = targetNumber('inControlRange');

/** Whether a row may be taken by somebody who is far from all, and by nobody else. */
function hangsOnIt({ known, situation }: Thought, row: CompiledRow): boolean {
  const fits = (is: boolean): boolean => {
    const told = withSelf(known, FAR, is);
    return row.if === null || verdict(row.if.condition, told, mindOf(situation, told, 'engage', IN_CONTROL)) !== false;
  };
  return fits(true) && !fits(false);
}

/** What a look from where it stands tells along, so that it is not asked for by itself; nothing when no row hangs on it. */
export const askedAlong = (thought: Thought, question: FactQuestion): Pick<LookRequest, 'also'> =>
  question.kind === 'sight' &&
  question.place === 'here' &&
  selfIs(thought.known.self, FAR) === null &&
  thought.table.rows.some((row) => hangsOnIt(thought, row))
    ? { also: ALONG }
    : {};

/** With what a look told along. */
export const withAlong = (known: Known, look: TableLook): Known =>
  look.kind === 'sight' && look.also !== undefined ? withSelf(known, FAR, look.also) : known;
