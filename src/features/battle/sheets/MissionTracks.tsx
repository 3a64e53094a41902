import { useScene } from '../../../scene/useScene.ts';
import { Tracks } from '../../../ui/Tracks.tsx';
import { missionTracks } from '../../../words/missionTracks.ts';
import { useDesk } from '../desk.ts';
import { Block } from './Sheet.tsx';

/** The mission's objective, its counters and its ticks. */
export function MissionTracks() {
  const { words, look, state } = useScene();
  const { act } = useDesk();
  const { name, primary, tracks } = missionTracks(words, state, look);
  return (
    <Block label={words.common.named(words.turningPoint.cells.primary, name)}>
      <p>{primary}</p>
      <Tracks
        {...tracks}
        onCount={(counter, to) => act({ type: 'setCounter', counter, to })}
        onTick={(tick, on) => act({ type: 'setTick', tick, on })}
      />
    </Block>
  );
}
