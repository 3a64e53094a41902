import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './Question.module.css';
import type { EnemyScene } from './view/enemyScene.ts';

type YesNoProps = { readonly scene: EnemyScene; readonly onSay: (is: boolean) => void };

/** Two large answers. */
export function YesNo({ scene, onSay }: YesNoProps) {
  const { turn } = scene.told;
  return (
    <div className={styles.answers}>
      <button type="button" className={styles.answer} onClick={() => onSay(true)}>
        <Icon name="check" size={24} />
        {turn.yes}
      </button>
      <button type="button" className={styles.answer} onClick={() => onSay(false)}>
        <Icon name="cross" size={24} />
        {turn.no}
      </button>
    </div>
  );
}
