import { useEffect, useMemo, useState } from 'react';
import { type Answer, answerTo } from './answer.ts';
import { FightDesk } from './fightDesk.ts';
import type { Situation } from './situation.ts';

/** The answer as far as it is known. `isNew`: it is that of the situation asked, not of the one before. */
export interface AnswerNow {
  readonly answer: Answer | null;
  readonly isNew: boolean;
}

/** The answer to a situation: of shots at once, of a fight when the worker has it, the last one until then. */
export function useAnswer(situation: Situation): AnswerNow {
  const shot = useMemo(() => (situation.kind === 'shoot' ? answerTo(situation) : null), [situation]);
  const [desk] = useState(() => new FightDesk());
  const [known, setKnown] = useState<{ readonly of: Situation; readonly answer: Answer } | null>(null);
  useEffect(() => {
    if (situation.kind === 'shoot') return undefined;
    desk.ask(situation, (answer) => setKnown({ of: situation, answer }));
    return () => desk.drop();
  }, [desk, situation]);
  useEffect(() => () => desk.close(), [desk]);
  if (shot !== null) return { answer: shot, isNew: true };
  return { answer: known?.answer ?? null, isNew: known?.of === situation };
}
