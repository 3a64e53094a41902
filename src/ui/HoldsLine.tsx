import styles from './HoldsLine.module.css';

type HoldsLineProps = {
  /** What holds, each as short as it is called; nothing is drawn without any. */
  readonly holds: readonly string[];
  /** The same as it is read aloud. */
  readonly label: string;
  readonly onPress: () => void;
};

/** What holds now, in one line below the head of a screen. */
export const HoldsLine = ({ holds, label, onPress }: HoldsLineProps) =>
  holds.length === 0 ? null : (
    <button type="button" className={styles.holds} aria-label={label} onClick={onPress}>
      {holds.join(' · ')}
    </button>
  );
