import { useEffect, useState } from 'react';
import { Toast } from '../ui/Toast.tsx';
import { useWords } from '../words/useWords.ts';
import { useApp } from '../state/base/useApp.ts';
import { aheadOf } from './ahead.ts';
import { type ApplyUpdate, registerServiceWorker } from './offline/register.ts';

/** Offers a new version where nobody is playing; it is used when the player says so. */
export function UpdateToast({ shown }: { readonly shown: boolean }) {
  const app = useApp();
  const words = useWords('saving');
  const [apply, setApply] = useState<ApplyUpdate | null>(null);
  // The copy for offline use waits for what the next tap needs: both come over the same wire.
  useEffect(
    () =>
      void aheadOf(app)
        .whenFetched()
        .then(() => registerServiceWorker((offered) => setApply(() => offered))),
    [app],
  );
  if (apply === null || !shown) return null;
  return (
    <Toast
      text={words.saving.newVersion}
      action={{ label: words.saving.newVersionUse, onPress: apply }}
      dismissLabel={words.saving.newVersionLater}
      onDismiss={() => setApply(null)}
    />
  );
}
