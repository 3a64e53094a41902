import { useEffect } from 'react';

/** Where to read on: the question in hand, else the head of the screen. */
const READS_ON = ['main [data-asked]', 'main h1'] as const;

const readsOn = (): HTMLElement | null => {
  for (const place of READS_ON) {
    const found = document.querySelector<HTMLElement>(place);
    if (found !== null) return found;
  }
  return null;
};

/** Moves the focus to where one reads on, without a scroll, as soon as it is there. */
function readOn(): void {
  const place = readsOn();
  if (place?.hasAttribute('tabindex') === false) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}

/** In the page and seen: what is hidden while the next screen is fetched is still in the page. */
const isSeen = (place: Element): boolean => place.isConnected && place.checkVisibility();

/**
 * In a battle the focus goes to the new question, or to the head of the new screen, when what had it is gone (WCAG 2.4.3); it stays
 * where nothing took its place, and where somebody has left it by himself. A finger that focuses nothing moves nothing.
 */
export function useFocusFollows(): void {
  useEffect(() => {
    let had: Element | null = null;
    const came = ({ target }: FocusEvent) => {
      had = target instanceof Element ? target : null;
    };
    const left = ({ relatedTarget, target }: FocusEvent) => {
      if (relatedTarget !== null || !(target instanceof Element)) return;
      // What is taken away loses the focus as well, and is gone a moment later.
      queueMicrotask(() => {
        if (isSeen(target) && had === target) had = null;
      });
    };
    const watch = new MutationObserver(() => {
      const isLost = had !== null && document.activeElement === document.body;
      if (!isLost || document.querySelector('dialog[open]') !== null) return;
      if (had?.isConnected === false) readOn();
      else if (had instanceof HTMLElement && isSeen(had)) had.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', came);
    document.addEventListener('focusout', left);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', came);
      document.removeEventListener('focusout', left);
      watch.disconnect();
    };
  }, []);
}
