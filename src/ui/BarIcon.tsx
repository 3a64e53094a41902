import { Icon, type IconName } from './icons/Icon.tsx';
import styles from './BarIcon.module.css';

type BarIconProps = {
  readonly icon: IconName;
  readonly label: string;
  /** The word under it, of few letters. */
  readonly short: string;
  readonly keyHint?: string;
  readonly onPress: () => void;
};

/** A narrow button in the bar under the thumb, for what can be wanted at any moment. */
export const BarIcon = ({ icon, label, short, keyHint, onPress }: BarIconProps) => (
  <button type="button" className={styles.icon} aria-label={label} aria-keyshortcuts={keyHint} onClick={onPress}>
    <Icon name={icon} size={22} />
    <span aria-hidden="true">{short}</span>
  </button>
);
