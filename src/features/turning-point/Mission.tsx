import { Tracks } from '../../ui/Tracks.tsx';
import { missionTracks } from '../../words/missionTracks.ts';
import { Part } from './Part.tsx';
import type { Stage } from './useStage.ts';

/** The objective with its counters and ticks. */
export function Mission({ words, look, battle: { state }, act }: Stage) {
  const { name, primary, counters, ticks } = missionTracks(words, state, look);
  return (
    <Part title={words.turningPoint.cells.primary} note={name}>
      <p>{primary}</p>
      <Tracks
        label={words.battle.table.counters}
        counters={counters}
        ticks={ticks}
        lessLabel={words.common.less}
        moreLabel={words.common.oneMore}
        onCount={(counter, to) => act({ type: 'setCounter', counter, to })}
        onTick={(tick, on) => act({ type: 'setTick', tick, on })}
      />
    </Part>
  );
}
