import { Icon, type IconName } from './icons/Icon.tsx';
import styles from './ToolRow.module.css';

type Tool = {
  /** One word, or two short ones. */
  readonly short: string;
  /** All of it, for who does not see the picture: it holds the short one. */
  readonly label: string;
  readonly icon: IconName;
  readonly onPress: () => void;
};

/** Doors beside each other, each with its picture over its word. */
export function ToolRow({ tools }: { readonly tools: readonly Tool[] }) {
  return (
    <div className={styles.room}>
      <div className={styles.tools}>
        {tools.map(({ short, label, icon, onPress }) => (
          <button key={label} type="button" aria-label={label} onClick={onPress}>
            <Icon name={icon} />
            <span>{short}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
