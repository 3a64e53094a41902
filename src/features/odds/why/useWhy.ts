import { useEffect, useState } from 'react';
import { OddsDesk } from '../../../state/odds/oddsDesk.ts';
import type { OddsWorked } from '../../../state/odds/oddsTasks.ts';
import type { Odds } from '../answer.ts';
import type { OddsSituation } from '../oddsSituation.ts';
import { fightPlans } from './fightSteps.ts';
import { shootPlans } from './shootSteps.ts';
import type { WhyStep, StepPlan } from './step.ts';

/** The steps known so far of an answer, in their order; `isWhole`: all of them are. */
export interface WhyNow {
  readonly situation: OddsSituation;
  readonly odds: Odds;
  readonly steps: readonly WhyStep[];
  readonly isWhole: boolean;
}

export const plansOf = (situation: OddsSituation): readonly StepPlan[] =>
  situation.kind === 'shoot' ? shootPlans(situation) : fightPlans(situation);

/** The steps that these answers, in the order of all tasks, are enough for. */
export function stepsFrom(plans: readonly StepPlan[], worked: readonly OddsWorked[]): readonly WhyStep[] {
  let next = 0;
  return plans.flatMap(({ tasks, step }) => {
    const mine = worked.slice(next, next + tasks.length);
    next += tasks.length;
    return next > worked.length ? [] : (step(mine) ?? []);
  });
}

const NOTHING: readonly OddsWorked[] = [];

/**
 * How an answer comes about, worked out aside. Until all of another one is known the last one stays, so that what is below it
 * does not move under the finger. `odds`: null while they are not those of the situation yet.
 */
export function useWhy(situation: OddsSituation, odds: Odds | null): WhyNow | null {
  const [desk] = useState(() => new OddsDesk());
  const [now, setNow] = useState<WhyNow | null>(null);
  useEffect(() => {
    if (odds === null) return undefined;
    const plans = plansOf(situation);
    const tasks = plans.flatMap((plan) => plan.tasks);
    let worked = NOTHING;
    desk.ask(tasks, (_, one) => {
      worked = [...worked, one];
      const isWhole = worked.length === tasks.length;
      const next = { situation, odds, steps: stepsFrom(plans, worked), isWhole };
      setNow((before) => (isWhole || before?.isWhole !== true ? next : before));
    });
    return () => desk.drop();
  }, [desk, situation, odds]);
  useEffect(() => () => desk.close(), [desk]);
  return now;
}
