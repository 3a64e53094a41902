import { WhyList } from '../../ui/WhyList.tsx';
import styles from './Question.module.css';
import type { TurnScene } from './view/enemyScene.ts';
import { toldLines } from './view/toldLines.ts';

/** What the table has said of this enemy and still holds. */
export function Told({ scene }: { readonly scene: TurnScene }) {
  const lines = toldLines(scene);
  if (lines.length === 0) return null;
  return (
    <div className={styles.told}>
      <WhyList
        label={scene.told.turn.known}
        rows={lines.map((text) => ({ id: text, lead: { icon: 'check' }, text, weight: 'faint' }))}
      />
    </div>
  );
}
