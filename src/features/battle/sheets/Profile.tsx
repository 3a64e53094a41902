import { Term } from '../../../ui/Term.tsx';
import { useScene } from '../../../scene/useScene.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { profileRows } from '../view/profile.ts';
import styles from './Profile.module.css';

/** Longer labels stand closer: the cells are narrow. */
const LABEL = 7;

/** APL, Move, Hit, Save and wounds as they are now, as a datacard has them, and below them why they are not the printed ones. */
export function Profile({ operative }: { readonly operative: Operative }) {
  const { words, look, view } = useScene();
  const rows = profileRows({ words, look, view }, operative);
  const changed = rows.filter(({ why }) => why.length > 0);
  const { wounds, maxWounds } = operative;
  return (
    <section aria-label={words.battle.card.profile}>
      <dl className={styles.figures}>
        {rows.map(({ id, label, value, why }) => (
          <div key={id} className={why.length > 0 ? styles.changed : undefined}>
            <dd>{value}</dd>
            <dt data-long={label.length > LABEL || undefined}>
              <Term of={id}>{label}</Term>
            </dt>
          </div>
        ))}
        <div data-part="wounds" className={wounds < maxWounds ? styles.hurt : undefined}>
          <dd>
            {wounds} <small>/ {maxWounds}</small>
          </dd>
          <dt>
            <Term of="wounds">{words.common.stats.wounds}</Term>
          </dt>
        </div>
      </dl>
      {changed.map(({ id, label, why }) => (
        <p key={id} className={styles.why}>
          <b>{label}</b> {why.join(' · ')}
        </p>
      ))}
    </section>
  );
}
