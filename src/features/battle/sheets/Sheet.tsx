import { useScene } from '../../../scene/useScene.ts';
import type { ReactNode, Ref } from 'react';
import { SheetDialog } from '../../../ui/SheetDialog.tsx';
import { useDesk } from '../desk.ts';
import styles from './Sheet.module.css';

type SheetProps = { readonly title: string; readonly children: ReactNode; readonly actions?: ReactNode };

/** A sheet of the battle screen; closing it shows the table again. */
export function Sheet({ title, children, actions }: SheetProps) {
  const { words } = useScene();
  const { openSheet } = useDesk();
  return (
    <SheetDialog
      open
      title={title}
      closeLabel={words.common.close}
      onClose={() => openSheet(null)}
      {...(actions !== undefined && { actions })}
    >
      <div className={styles.sheet}>{children}</div>
    </SheetDialog>
  );
}

type BlockProps = { readonly label: string; readonly children: ReactNode; readonly ref?: Ref<HTMLElement> };

/** A part of a sheet under its own heading. */
export function Block({ label, children, ref }: BlockProps) {
  return (
    <section ref={ref} className={styles.block} aria-label={label}>
      <h3>{label}</h3>
      {children}
    </section>
  );
}
