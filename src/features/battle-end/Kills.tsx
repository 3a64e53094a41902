import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Tally } from '../../ui/Tally.tsx';
import { operativeName } from '../../words/look.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './BattleEnd.module.css';
import { reckon } from './casualties.ts';

/** Who took whom out of the battle, as tally marks. */
export function Kills({ state }: { readonly state: BattleState }) {
  const words = useWords('play');
  const { killers } = reckon(state);
  const sum = killers.reduce((count, { kills }) => count + kills, 0);
  return (
    <section className={styles.section}>
      <SectionHead title={words.end.kills} note={words.end.killsOf(sum)} />
      {killers.map((operative) => (
        <ListRow
          key={operative.id}
          title={operativeName(words, operative)}
          detail={
            operative.killedHeavy === 0
              ? words.end.killsOf(operative.kills)
              : `${words.end.killsOf(operative.kills)}, ${words.end.killsHeavy(operative.killedHeavy)}`
          }
          tail={<Tally count={operative.kills} label={words.end.killsOf(operative.kills)} />}
        />
      ))}
    </section>
  );
}
