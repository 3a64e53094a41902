import { type ReactNode, useMemo } from 'react';
import { FieldWords } from '../ui/fieldWords.ts';
import { useWords } from '../words/useWords.ts';

/** Screens on which fields say what they leave out. */
export function WithFieldWords({ children }: { readonly children: ReactNode }) {
  const { cut } = useWords('shared').common;
  return <FieldWords value={useMemo(() => ({ cut }), [cut])}>{children}</FieldWords>;
}
