import type { ReactNode } from 'react';

/** The log: a list that reads new events aloud when there is a moment. */
export function Log({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ol aria-label={label} aria-live="polite">
      {children}
    </ol>
  );
}
