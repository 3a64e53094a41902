import { Suspense } from 'react';
import { MasterScreen } from '../../../features/scenario/MasterScreen.tsx';
import { LoadingScreen } from '../../LoadingScreen.tsx';

/** What only the master may see, behind a screen that says so. */
export function MasterStage({ onBack }: { readonly onBack: () => void }) {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <MasterScreen onBack={onBack} />
    </Suspense>
  );
}
