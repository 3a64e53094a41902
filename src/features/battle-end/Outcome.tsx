import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './BattleEnd.module.css';

/** How it ended, on the sheet: the one thing everybody looks at first. */
export function Outcome({ state }: { readonly state: BattleState }) {
  const words = useWords('play');
  if (state.result === null) return null;
  return (
    <section className={styles.outcome}>
      <p>{words.end.title}</p>
      <h2>{words.end.reasons[state.result.reason]}</h2>
      <p>{words.end.inTurningPoint(state.result.turningPoint)}</p>
    </section>
  );
}
