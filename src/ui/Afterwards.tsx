import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';

/** What a screen does without until it is drawn; it may have to be fetched. */
export function Afterwards({ children }: { readonly children: ReactNode }) {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return drawn && <Suspense fallback={null}>{children}</Suspense>;
}
