import { useCallback, useEffect, useState } from 'react';

/** A secret page stays open for so long, in ms. */
const OPEN_MS = 30_000;

/** Whether a secret page is open: it shuts by itself, when the page loses the eye, and is shut after a reload. */
export function useSecret(): { readonly open: boolean; readonly show: () => void; readonly hide: () => void } {
  const [open, setOpen] = useState(false);
  const hide = useCallback(() => setOpen(false), []);
  useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(hide, OPEN_MS);
    window.addEventListener('blur', hide);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('blur', hide);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [open, hide]);
  return { open, show: () => setOpen(true), hide };
}
