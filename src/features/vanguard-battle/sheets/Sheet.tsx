import type { ReactNode } from 'react';
import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { SheetDialog } from '../../../ui/SheetDialog.tsx';
import { useDesk } from '../desk.ts';
import styles from './Sheet.module.css';

type SheetProps = { readonly title: string; readonly children: ReactNode; readonly actions?: ReactNode };

/** A sheet over the table; closing it shows the table again. */
export function Sheet({ title, children, actions }: SheetProps) {
  const { words } = useVanguardScene();
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

/** A part of a sheet under its own heading. */
export function Block({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section className={styles.block} aria-label={label}>
      <h3>{label}</h3>
      {children}
    </section>
  );
}
