import { classNames } from './classNames.ts';
import { Icon, type IconName } from './icons/Icon.tsx';
import styles from './PlainButton.module.css';

type PlainButtonProps = {
  readonly label: string;
  /** Accessible name; default the label. */
  readonly name?: string;
  readonly icon?: IconName;
  /** brass: the one next thing of a sheet that covers the bar; quiet: a way back beside it, without a ground. */
  readonly tone?: 'edge' | 'brass' | 'quiet';
  readonly onPress: () => void;
};

/** A button inside a sheet or a row. */
export function PlainButton({ label, name, icon, tone = 'edge', onPress }: PlainButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.button, tone !== 'edge' && styles[tone])}
      aria-label={name}
      onClick={onPress}
    >
      {icon !== undefined && <Icon name={icon} />}
      {label}
    </button>
  );
}
