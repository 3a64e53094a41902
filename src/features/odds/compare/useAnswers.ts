import { useEffect, useMemo, useState } from 'react';
import { OddsDesk } from '../../../state/odds/oddsDesk.ts';
import { type Answer, answerFrom, answerTo, taskOf } from '../answer.ts';
import type { Situation } from '../situation.ts';

/** The answer to each situation in its place: of shots at once, of fights when the worker has them; null until then. */
export function useAnswers(situations: readonly Situation[]): readonly (Answer | null)[] {
  const shots = useMemo(
    () => situations.map((situation) => (situation.kind === 'shoot' ? answerTo(situation) : null)),
    [situations],
  );
  const [desk] = useState(() => new OddsDesk());
  const [fights, setFights] = useState<ReadonlyMap<Situation, Answer>>(new Map());
  useEffect(() => {
    const asked = situations.filter(({ kind }) => kind === 'fight');
    if (asked.length === 0) return undefined;
    desk.ask(asked.map(taskOf), (at, worked) => {
      const situation = asked[at];
      if (situation !== undefined)
        setFights((known) => new Map([...known, [situation, answerFrom(situation, worked)] as const]));
    });
    return () => desk.drop();
  }, [desk, situations]);
  useEffect(() => () => desk.close(), [desk]);
  return situations.map((situation, at) => shots[at] ?? fights.get(situation) ?? null);
}
