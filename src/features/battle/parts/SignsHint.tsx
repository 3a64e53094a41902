import { useTable } from '../../../scene/useScene.ts';
import { useReadMarks } from '../../../state/battle/readMarks.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SIGNS_SEEN } from '../view/signsSeen.ts';
import styles from './SignsHint.module.css';

/** Says how the signs of a card are explained; put away, it is told no more on this device. */
export function SignsHint() {
  const { words } = useTable();
  const { seeOnce } = useReadMarks();
  return (
    <div className={styles.hint}>
      <p>{words.battle.card.signsHint}</p>
      <button type="button" aria-label={words.common.dismiss} onClick={() => seeOnce(SIGNS_SEEN)}>
        <Icon name="cross" size={16} />
      </button>
    </div>
  );
}
