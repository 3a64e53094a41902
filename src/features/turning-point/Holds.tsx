import { useScene } from '../../scene/useScene.ts';
import { HoldsList } from '../../ui/HoldsList.tsx';
import { holdsNow } from '../../words/holdsNow.ts';
import { Part } from './Part.tsx';
import type { StepProps } from './StepProps.ts';

/** What holds now for the whole table, environments first of all: why, until when, and how it ends. Nothing: no part. */
export function Holds({ act }: Pick<StepProps, 'act'>) {
  const { words, look, state, view } = useScene();
  const { turningPoint } = state;
  const { holds: title, lift, liftOf } = words.battle.table;
  const holds = holdsNow({ words, look, turningPoint, overruledBy: view.lasting.overruledBy }, view.lasting.onTable);
  if (holds.length === 0) return null;
  return (
    <Part title={title}>
      <HoldsList
        holds={holds}
        lift={lift}
        liftLabel={liftOf}
        onLift={(ids) => {
          for (const lasting of ids) act({ type: 'correct', correction: { what: 'lift', lasting } });
        }}
      />
    </Part>
  );
}
