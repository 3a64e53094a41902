import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './BattleEnd.module.css';
import { reckon } from './casualties.ts';
import { OperativeLine } from './OperativeLine.tsx';

/** Who still stands, with the wounds left. */
export function Standing({ state }: { readonly state: BattleState }) {
  const words = useWords('play');
  const { standing } = reckon(state);
  if (standing.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHead title={words.end.standing} note={`${standing.length}`} />
      <ul className={styles.list}>
        {standing.map((operative) => (
          <OperativeLine
            key={operative.id}
            operative={operative}
            detail={words.end.wounds(operative.wounds, operative.maxWounds)}
            tail={<b className={styles.wounds}>{operative.wounds}</b>}
          />
        ))}
      </ul>
    </section>
  );
}
