import { useEffect, useState } from 'react';

const LARGE_TEXT_PX = 20.8;

/** A lying phone, or a desk zoomed to 200 %, with no room for three columns. */
const NARROW_LYING = '(min-width: 560px) and (max-width: 719.98px) and (max-height: 499px)';

function readsLarge(): boolean {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return size >= LARGE_TEXT_PX || matchMedia(NARROW_LYING).matches;
}

/** True when the text is set to 130 % or more, by the browser or by the app, or a phone lies and is small: two columns of cards no longer fit. */
export function useOneSide(): boolean {
  const [large, setLarge] = useState(readsLarge);
  useEffect(() => {
    const look = () => setLarge(readsLarge());
    const watch = new MutationObserver(look);
    watch.observe(document.documentElement, { attributes: true });
    window.addEventListener('resize', look);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', look);
    };
  }, []);
  return large;
}
