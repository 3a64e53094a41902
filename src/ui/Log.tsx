import type { ReactNode } from 'react';

/** The log: a list. What is new in it is read aloud once, by `LiveLine`. */
export function Log({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return <ol aria-label={label}>{children}</ol>;
}
