import { Suspense } from 'react';
import { useAddress } from './useAddress.ts';
import { HomeRoute } from './HomeRoute.tsx';
import { behind, Places } from './behind.ts';
import { LoadingScreen } from './LoadingScreen.tsx';
import { Place } from './Place.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';
import { HOME_PATH } from './paths.ts';

/**
 * Fetches the screen of an address, so that it is the first thing shown: React holds back for 300 ms what comes after a
 * placeholder. Never rejects.
 */
export async function fetchPlace(hash: string): Promise<void> {
  if (hash.replace('#', '') === '' || hash === `#${HOME_PATH}`) return;
  await Promise.all([Places.fetch(), behind().then(({ fetchScreen }) => fetchScreen(hash))]).catch(() => null);
}

/** Home, and beside it the other screens, which are fetched with the first of them. */
export function Routes() {
  const [at] = useAddress();
  if (at === HOME_PATH)
    return (
      <Place at={at}>
        <HomeRoute />
      </Place>
    );
  return (
    <RouteBoundary battle={null}>
      <Suspense fallback={<LoadingScreen />}>
        <Places />
      </Suspense>
    </RouteBoundary>
  );
}
