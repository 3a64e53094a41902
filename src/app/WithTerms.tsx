import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { TermDoor } from '../ui/termDoor.ts';
import { speaking } from './speaking.ts';
import { glossaryPath } from './paths.ts';

const TermSheet = speaking(['glossary'], async () => (await import('../features/glossary/TermSheet.tsx')).TermSheet);

/** Screens on which a tap on a word of the game says what it means. */
export function WithTerms({ children }: { readonly children: ReactNode }) {
  const [, go] = useLocation();
  const [term, show] = useState<string | null>(null);
  const open = useCallback((id: string) => show(id), []);
  const toAll = (id: string) => () => {
    show(null);
    go(glossaryPath(id));
  };
  return (
    <TermDoor value={open}>
      {children}
      <Suspense fallback={null}>
        {term !== null && <TermSheet term={term} onClose={() => show(null)} onAll={toAll(term)} />}
      </Suspense>
    </TermDoor>
  );
}
