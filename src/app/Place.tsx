import { type ReactNode, Suspense } from 'react';
import { Arrived } from './Arrived.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';

type PlaceProps = { readonly at: string; readonly battle?: string | null; readonly children: ReactNode };

/** One screen: a fault in it stays in it, and the focus goes to its head when it has come. */
export function Place({ at, battle = null, children }: PlaceProps) {
  return (
    <RouteBoundary key={at} battle={battle}>
      <Suspense fallback={<LoadingScreen />}>
        {children}
        <Arrived />
      </Suspense>
    </RouteBoundary>
  );
}
