import { useEffect, useMemo, useState } from 'react';
import { OddsDesk } from '../../../state/odds/oddsDesk.ts';
import { type OddsAnswer, answerFrom, answerTo, isShort, taskOf } from '../answer.ts';
import type { OddsSituation } from '../oddsSituation.ts';

/** The answer to each situation in its place: a short one at once, the others when the worker has them; null until then. */
export function useAnswers(situations: readonly OddsSituation[]): readonly (OddsAnswer | null)[] {
  const short = useMemo(
    () => situations.map((situation) => (isShort(situation) ? answerTo(situation) : null)),
    [situations],
  );
  const [desk] = useState(() => new OddsDesk());
  const [long, setLong] = useState<ReadonlyMap<OddsSituation, OddsAnswer>>(new Map());
  useEffect(() => {
    const asked = situations.filter((situation) => !isShort(situation));
    if (asked.length === 0) return undefined;
    desk.ask(asked.map(taskOf), (at, worked) => {
      const situation = asked[at];
      if (situation !== undefined)
        setLong((known) => new Map([...known, [situation, answerFrom(situation, worked)] as const]));
    });
    return () => desk.drop();
  }, [desk, situations]);
  useEffect(() => () => desk.close(), [desk]);
  return situations.map((situation, at) => short[at] ?? long.get(situation) ?? null);
}
