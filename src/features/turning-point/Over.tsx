import type { ReactNode } from 'react';
import { Part } from './Part.tsx';
import type { TurningPointStage } from './useStage.ts';

/** The turning point is over: the objectives are checked, then it goes on. */
export function Over({ stage, mission }: { readonly stage: TurningPointStage; readonly mission: ReactNode }) {
  const { words, battle } = stage;
  return (
    <>
      <Part title={words.turningPoint.over(battle.state.turningPoint)}>
        <p>{words.turningPoint.overText}</p>
      </Part>
      {mission}
    </>
  );
}
