import { useEffect, useMemo, useState } from 'react';
import { OddsDesk } from '../../state/odds/oddsDesk.ts';
import { type OddsAnswer, answerFrom, answerTo, isShort, taskOf } from './answer.ts';
import type { OddsSituation } from './oddsSituation.ts';

/** The answer as far as it is known. `isNew`: it is that of the situation asked, not of the one before. */
export interface AnswerNow {
  readonly answer: OddsAnswer | null;
  readonly isNew: boolean;
}

/** The answer to a situation: a short one at once, another when the worker has it, the last one until then. */
export function useAnswer(situation: OddsSituation): AnswerNow {
  const atOnce = useMemo(() => (isShort(situation) ? answerTo(situation) : null), [situation]);
  const [desk] = useState(() => new OddsDesk());
  const [known, setKnown] = useState<{ readonly of: OddsSituation; readonly answer: OddsAnswer } | null>(null);
  useEffect(() => {
    if (isShort(situation)) return undefined;
    desk.ask([taskOf(situation)], (_, worked) => setKnown({ of: situation, answer: answerFrom(situation, worked) }));
    return () => desk.drop();
  }, [desk, situation]);
  useEffect(() => () => desk.close(), [desk]);
  if (atOnce !== null) return { answer: atOnce, isNew: true };
  const isSame = known !== null && known.of.kind === situation.kind;
  return { answer: isSame ? known.answer : null, isNew: known?.of === situation };
}
