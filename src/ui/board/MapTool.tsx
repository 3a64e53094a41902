import { Icon, type IconName } from '../icons/Icon.tsx';
import styles from './Board.module.css';

type MapToolProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly keyHint: string;
  readonly pressed: boolean;
  readonly onPress: () => void;
};

/** A key that lies on the map. */
export const MapTool = ({ icon, label, keyHint, pressed, onPress }: MapToolProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={label}
    aria-pressed={pressed}
    aria-keyshortcuts={keyHint}
    onClick={onPress}
  >
    <Icon name={icon} />
  </button>
);
