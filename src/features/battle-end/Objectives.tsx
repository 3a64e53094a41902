import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import { usePlay } from '../../state/battle/play.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Tracks } from '../../ui/Tracks.tsx';
import { lookOf } from '../../words/look.ts';
import { missionTracks } from '../../words/missionTracks.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './BattleEnd.module.css';

/** What the mission asked, and what of it was ticked or counted; what is wrong is put right here. */
export function Objectives({ state }: { readonly state: BattleState }) {
  const { dispatch } = usePlay();
  const words = useWords('play');
  const { primary, tracks } = missionTracks(words, state, lookOf(words, state));
  const nothing = tracks.counters.length + tracks.ticks.length === 0;
  return (
    <section className={styles.section}>
      <SectionHead title={words.end.objectives} />
      <p className={styles.hint}>{primary}</p>
      {!nothing && <p className={styles.hint}>{words.end.objectivesHint}</p>}
      <div className={styles.tracks}>
        <Tracks
          {...tracks}
          onCount={(counter, to) => dispatch({ type: 'setCounter', counter, to })}
          onTick={(tick, on) => dispatch({ type: 'setTick', tick, on })}
        />
      </div>
    </section>
  );
}
