import { vi } from 'vitest';

let wide = false;

/** The screen keeps what it was told to watch: it looks at this again each time. */
const watched = (query: string): MediaQueryList => ({
  get matches() {
    return wide;
  },
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => true,
});

/** From now on the screen is wide, or narrow, until all mocks are restored. */
export function screenIsWide(is: boolean): void {
  wide = is;
  vi.spyOn(window, 'matchMedia').mockImplementation(watched);
}
