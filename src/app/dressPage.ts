import type { AppSettings } from '../state/base/store.ts';

export type Dress = Pick<AppSettings, 'theme' | 'textSize' | 'thumbSide'>;

export const LIGHT = '(prefers-color-scheme: light)';
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
