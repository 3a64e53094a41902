import { Term } from '../../../ui/Term.tsx';
import { useScene } from '../../../scene/useScene.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { profileRows } from '../view/profile.ts';
import styles from './Profile.module.css';

/** APL, Move, Hit, Save as they are now, and below them why they are not the printed ones. */
export function Profile({ operative }: { readonly operative: Operative }) {
  const { words, look, view } = useScene();
  const rows = profileRows({ words, look, view }, operative);
  const changed = rows.filter(({ why }) => why.length > 0);
  return (
    <section aria-label={words.battle.card.profile}>
      <dl className={styles.figures}>
        {rows.map(({ id, label, value, why }) => (
          <div key={id} className={why.length > 0 ? styles.changed : undefined}>
            <dd>{value}</dd>
            <dt>
              <Term of={id}>{label}</Term>
            </dt>
          </div>
        ))}
      </dl>
      {changed.map(({ id, label, why }) => (
        <p key={id} className={styles.why}>
          <b>{label}</b> {why.join(' · ')}
        </p>
      ))}
    </section>
  );
}
