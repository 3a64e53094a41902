import { useLayoutEffect } from 'react';
import { useGame } from '../state/base/useApp.ts';
import type { AppSettings } from '../state/base/store.ts';

type Dress = Pick<AppSettings, 'theme' | 'textSize' | 'thumbSide'>;

const LIGHT = '(prefers-color-scheme: light)';
const GROUNDS = { dark: '#12100e', light: '#efe7d4' } as const;

/** Puts theme, text size and the side of the thumb on the page. */
export function dressPage({ theme, textSize, thumbSide }: Dress): void {
  const shown = theme === 'auto' ? (matchMedia(LIGHT).matches ? 'light' : 'dark') : theme;
  const html = document.documentElement;
  html.dataset['theme'] = shown;
  html.dataset['thumb'] = thumbSide;
  html.style.fontSize = `${textSize}%`;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', GROUNDS[shown]);
}

/** Keeps the page dressed as the settings and the device say. */
export function useAppearance(): void {
  const theme = useGame((game) => game.settings.theme);
  const textSize = useGame((game) => game.settings.textSize);
  const thumbSide = useGame((game) => game.settings.thumbSide);
  useLayoutEffect(() => {
    const dress = () => dressPage({ theme, textSize, thumbSide });
    dress();
    const device = matchMedia(LIGHT);
    device.addEventListener('change', dress);
    return () => device.removeEventListener('change', dress);
  }, [theme, textSize, thumbSide]);
}
