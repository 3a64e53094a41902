import { Tracks } from '../../ui/Tracks.tsx';
import { missionTracks } from '../../words/missionTracks.ts';
import { Part } from './Part.tsx';
import type { TurningPointStage } from './useStage.ts';

/** The objective with its counters and ticks. */
export function Mission({ words, look, battle: { state }, act }: TurningPointStage) {
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
