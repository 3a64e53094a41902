import { useScene } from '../../scene/useScene.ts';
import type { Operative } from '../../engine/family/killteam/model/operative.ts';
import { WhyList } from '../../ui/WhyList.tsx';
import styles from './Question.module.css';
import { toldLines } from './view/toldLines.ts';

/** What the table has said of this enemy and still holds. */
export function Told({ enemy }: { readonly enemy: Operative }) {
  const scene = useScene('behaviour');
  const lines = toldLines(scene, enemy);
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
