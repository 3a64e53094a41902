import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FirstVisit, showFirst } from '../../src/app/first/showFirst.ts';
import { DEFAULT_SETTINGS, SETTINGS_KEY } from '../../src/persistence/settingsSlot.ts';
import type { AppSettings } from '../../src/state/base/store.ts';

const FIRST: FirstVisit = {
  settings: DEFAULT_SETTINGS,
  settingsKey: SETTINGS_KEY,
  ahead: [
    { href: './assets/table.js', language: null },
    { href: './assets/table.css', language: null },
    { href: './assets/words-en.js', language: 'en' },
    { href: './assets/words-fr.js', language: 'fr' },
  ],
};

const store = (changed: Partial<AppSettings>): void =>
  localStorage.setItem(SETTINGS_KEY, JSON.stringify({ data: { ...DEFAULT_SETTINGS, ...changed } }));

const shown = (): string | undefined => document.getElementById('root')?.textContent ?? undefined;

const fetched = (): string[] =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`);

/** All of the page is here, and somebody has had the time to read it. */
function come(): void {
  window.dispatchEvent(new Event('load'));
  vi.runAllTimers();
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  location.hash = '';
  document.head.replaceChildren();
  document.body.innerHTML =
    '<div id="root"></div><template lang="en">Ready to play</template><template lang="fr">À jouer</template>';
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
});
// Whatever still waits for the page waits no longer.
afterEach(() => {
  come();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('showFirst', () => {
  it('should show home in the language of the browser', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-CA', 'en']);
    showFirst(FIRST);
    expect(shown()).toBe('À jouer');
    expect(document.documentElement.lang).toBe('fr');
  });

  it('should show what does not answer yet, and waits for no font', () => {
    showFirst(FIRST);
    expect(document.getElementById('root')?.inert).toBe(true);
    expect(document.documentElement.classList).toContain('stand-ins');
  });

  it('should show it as the settings say', () => {
    store({ theme: 'light', textSize: 130, thumbSide: 'left', language: 'fr' });
    showFirst(FIRST);
    expect(shown()).toBe('À jouer');
    expect(document.documentElement.dataset).toMatchObject({ theme: 'light', thumb: 'left' });
    expect(document.documentElement.style.fontSize).toBe('130%');
  });

  it.each([
    ['something is stored beside settings', () => localStorage.setItem('retinue/battle/x/summary', '{}')],
    ['another screen is asked for', () => (location.hash = '#/settings')],
    ['more than one plays', () => store({ players: [...DEFAULT_SETTINGS.players, { name: '', mark: '' }] })],
    ['other dice lie on the table', () => store({ dice: { retinue: 'screen', enemy: 'screen' } })],
  ])('should show nothing where %s: home begins otherwise then', (_what, prepare) => {
    prepare();
    showFirst(FIRST);
    expect(shown()).toBe('');
    come();
    expect(fetched()).toEqual([]);
  });

  it('should fetch what the first tap needs in that language, a while after the page has come and not before', () => {
    showFirst(FIRST);
    vi.runAllTimers();
    expect(fetched()).toEqual([]);
    window.dispatchEvent(new Event('load'));
    expect(fetched()).toEqual([]);
    come();
    expect(fetched()).toEqual([
      'prefetch ./assets/table.js',
      'prefetch ./assets/table.css',
      'prefetch ./assets/words-en.js',
    ]);
  });

  it('should fetch one file after the other, so that a tap in between is answered', () => {
    showFirst(FIRST);
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(2005);
    expect(fetched()).toEqual(['prefetch ./assets/table.js']);
  });

  it('should fetch nothing ahead where all of the app is kept here', () => {
    Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });
    showFirst(FIRST);
    come();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    expect(fetched()).toEqual([]);
  });
});
