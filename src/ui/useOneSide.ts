import { useEffect, useState } from 'react';

const LARGE_TEXT_PX = 20.8;

function readsLarge(): boolean {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return size >= LARGE_TEXT_PX;
}

/** True when the text is set to 130 % or more, by the browser or by the app: two columns no longer fit a phone. */
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
