import { type ReactNode, useId } from 'react';
import { Icon } from './icons/Icon.tsx';
import styles from './SheetDialog.module.css';
import { useModalDialog } from './useModalDialog.ts';

type SheetDialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly closeLabel: string;
  /** Asked by the cross, Escape and a press outside. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at the foot, under the thumb. */
  readonly actions?: ReactNode;
};

function OpenDialog({ title, closeLabel, onClose, children, actions }: SheetDialogProps) {
  const dialog = useModalDialog(onClose);
  const id = useId();
  return (
    <dialog className={styles.dialog} aria-labelledby={id} {...dialog}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <Icon name="cross" />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
      {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
    </dialog>
  );
}

/** A sheet over the screen, from below on a phone. The focus returns to where it was. */
export function SheetDialog(props: SheetDialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}
