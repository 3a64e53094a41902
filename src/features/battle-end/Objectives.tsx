import type { BattleState } from '../../engine/battle/state.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { contentName, contentText } from '../../words/content.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './BattleEnd.module.css';

/** What the mission asked, and what of it was ticked or counted. */
export function Objectives({ state }: { readonly state: BattleState }) {
  const words = useWords();
  const { mission, ticks, counters } = state;
  return (
    <section className={styles.section}>
      <SectionHead title={words.end.objectives} />
      <p className={styles.hint}>{contentText(words, `${mission.id}/primary`, mission.primary)}</p>
      {mission.ticks.map(({ id, name }) => (
        <ListRow
          key={id}
          icon={ticks[id] === true ? 'check' : 'done'}
          title={contentName(words, id, name)}
          detail={ticks[id] === true ? words.end.objectiveDone : words.end.objectiveOpen}
        />
      ))}
      {mission.counters.map(({ id, name, max }) => (
        <ListRow
          key={id}
          icon="campaign"
          title={contentName(words, id, name)}
          tail={words.common.of(counters[id] ?? 0, max)}
        />
      ))}
    </section>
  );
}
