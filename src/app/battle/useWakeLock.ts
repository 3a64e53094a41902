import { useEffect } from 'react';

/** Keeps the screen on while mounted; asked for again whenever the page comes back into view. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let held: WakeLockSentinel | null = null;
    let wanted = true;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || (held !== null && !held.released)) return;
      try {
        const lock = await navigator.wakeLock.request('screen');
        if (wanted) held = lock;
        else await lock.release();
      } catch {
        // Refused (a low battery): the screen goes dark as it would anyway.
      }
    };
    const onChange = () => void hold();
    onChange();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', onChange);
      void held?.release();
    };
  }, []);
}
