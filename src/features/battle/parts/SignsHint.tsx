import { useTable } from '../../../scene/useScene.ts';
import { useReadMarks } from '../../../state/battle/readMarks.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SIGNS_SEEN } from '../view/signsSeen.ts';
import styles from './SignsHint.module.css';

/** Says what the signs of a card are, how they are explained and how wounds are changed; put away, it is told no more on this device. */
export function SignsHint() {
  const { words, state, view } = useTable();
  const { seeOnce } = useReadMarks();
  return (
    <div className={styles.hint}>
      <div>
        <p>{words.battle.card.signsHint(state.operatives.some((one) => view.figures(one).gun !== null))}</p>
        <p>{words.battle.card.woundsHint}</p>
      </div>
      <button type="button" aria-label={words.common.dismiss} onClick={() => seeOnce(SIGNS_SEEN)}>
        <Icon name="cross" size={16} />
      </button>
    </div>
  );
}
