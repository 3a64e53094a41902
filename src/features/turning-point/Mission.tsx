import { Tracks } from '../../ui/Tracks.tsx';
import { missionTracks } from '../../words/missionTracks.ts';
import { Part } from './Part.tsx';
import type { StepProps } from './StepProps.ts';
import { useScene } from '../../scene/useScene.ts';

/** The objective with its counters and ticks. */
export function Mission({ act }: Pick<StepProps, 'act'>) {
  const { words, look, state } = useScene();
  const { name, primary, tracks } = missionTracks(words, state, look);
  return (
    <Part title={words.turningPoint.cells.primary} note={name}>
      <p>{primary}</p>
      <Tracks
        {...tracks}
        onCount={(counter, to) => act({ type: 'setCounter', counter, to })}
        onTick={(tick, on) => act({ type: 'setTick', tick, on })}
      />
    </Part>
  );
}
