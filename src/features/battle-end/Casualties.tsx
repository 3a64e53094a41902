import type { Operative } from '../../engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { lookOf } from '../../words/look.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './BattleEnd.module.css';
import { reckon } from './casualties.ts';
import { OperativeLine } from './OperativeLine.tsx';

type CasualtiesProps = {
  readonly state: BattleState;
  /** The battle is of a campaign: casualty rolls follow. */
  readonly rolls: boolean;
};

/** Who is down, and in a campaign who of them owes a casualty roll; the slain and the auxiliaries stand apart. */
export function Casualties({ state, rolls }: CasualtiesProps) {
  const words = useWords('play');
  const { owing, without } = reckon(state);
  const look = lookOf(words, state);
  const how = ({ downedBy }: Operative) =>
    downedBy === null ? words.end.down : words.end.downedBy(look.name(downedBy));
  const none = owing.length + without.length === 0;
  return (
    <section className={styles.section}>
      <SectionHead
        title={words.end.casualties}
        side="retinue"
        note={none ? words.end.casualtiesNone : (rolls ? words.end.casualtiesNote : words.end.downNote)(owing.length)}
      />
      <ul className={styles.list} aria-label={words.end.casualties}>
        {owing.map((operative) => (
          <OperativeLine
            key={operative.id}
            operative={operative}
            detail={how(operative)}
            down
            tail={rolls ? <b className={styles.roll}>{words.end.rollDue}</b> : null}
          />
        ))}
        {without.map(({ operative, why }) => (
          <OperativeLine
            key={operative.id}
            operative={operative}
            detail={how(operative)}
            down
            tail={rolls ? words.end[why] : words.end.without[why]}
          />
        ))}
      </ul>
      {owing.length > 0 && (
        <p className={styles.hint}>{rolls ? words.end.casualtiesHint : words.end.casualtiesAlone}</p>
      )}
    </section>
  );
}
