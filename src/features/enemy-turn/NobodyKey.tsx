import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './Question.module.css';

type NobodyKeyProps = {
  readonly title: string;
  /** What else it says; default: nothing. */
  readonly detail?: string | null;
  readonly onPress: () => void;
};

/** The answer that it is so of nobody, in one tap, as long as nobody is marked. */
export const NobodyKey = ({ title, detail = null, onPress }: NobodyKeyProps) => (
  <button type="button" data-part="nobody" className={styles.dontKnow} onClick={onPress}>
    <Icon name="cross" />
    <span>
      <b>{title}</b>
      {detail !== null && <small>{detail}</small>}
    </span>
  </button>
);
