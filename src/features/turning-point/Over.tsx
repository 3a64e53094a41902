import { Mission } from './Mission.tsx';
import { Part } from './Part.tsx';
import type { Stage } from './useStage.ts';

/** The turning point is over: the objectives are checked, then it goes on. */
export function Over(stage: Stage) {
  const { words, battle } = stage;
  return (
    <>
      <Part title={words.turningPoint.over(battle.state.turningPoint)}>
        <p>{words.turningPoint.overText}</p>
      </Part>
      <Mission {...stage} />
    </>
  );
}
