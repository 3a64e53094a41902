import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Tracks } from '../../ui/Tracks.tsx';
import { lookOf } from '../../words/look.ts';
import { missionTracks } from '../../words/missionTracks.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './BattleEnd.module.css';

type ObjectivesProps = {
  readonly state: BattleState;
  /** What can be done here, said below what is asked. */
  readonly hint: string;
  readonly onCount: (counter: string, to: number) => void;
  readonly onTick: (tick: string, on: boolean) => void;
};

/** What the mission asked, and what of it was ticked or counted; what is wrong is put right here. */
export function Objectives({ state, hint, onCount, onTick }: ObjectivesProps) {
  const words = useWords('play');
  const { primary, tracks } = missionTracks(words, state, lookOf(words, state));
  const nothing = tracks.counters.length + tracks.ticks.length === 0;
  return (
    <section className={styles.section}>
      <SectionHead title={words.end.objectives} />
      <p className={styles.hint}>{primary}</p>
      {!nothing && <p className={styles.hint}>{hint}</p>}
      <div className={styles.tracks}>
        <Tracks {...tracks} onCount={onCount} onTick={onTick} />
      </div>
    </section>
  );
}
