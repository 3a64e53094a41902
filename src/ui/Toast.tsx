import { classNames } from './classNames.ts';
import { Icon } from './icons/Icon.tsx';
import styles from './Toast.module.css';

type ToastProps = {
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void } | null;
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
  /** harm: something is in danger of being lost. */
  readonly tone?: 'plain' | 'harm';
};

/** A sentence above the bar with at most one button. It stays until it is sent away or the next act. */
export function Toast({ text, action = null, dismissLabel, onDismiss, tone = 'plain' }: ToastProps) {
  return (
    <div className={classNames(styles.toast, tone === 'harm' && styles.harm)} role="status">
      <span className={styles.text}>{text}</span>
      {action !== null && (
        <button type="button" onClick={action.onPress}>
          {action.label}
        </button>
      )}
      <button type="button" aria-label={dismissLabel} onClick={onDismiss}>
        <Icon name="cross" size={16} />
      </button>
    </div>
  );
}
