import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FirstVisit, showFirst } from '../../src/app/first/showFirst.ts';
import { DEFAULT_SETTINGS, SETTINGS_KEY } from '../../src/persistence/settingsSlot.ts';
import type { AppSettings } from '../../src/state/base/store.ts';

const FIRST: FirstVisit = {
  settings: DEFAULT_SETTINGS,
  settingsKey: SETTINGS_KEY,
  home: 'assets/home.js',
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

/** A file of the page has come. */
function come(href: string): void {
  const link = document.createElement('link');
  link.setAttribute('href', href);
  document.body.append(link);
  link.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  localStorage.clear();
  location.hash = '';
  document.head.replaceChildren();
  document.body.innerHTML =
    '<div id="root"></div><template lang="en">Ready to play</template><template lang="fr">À jouer</template>';
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
});
// Whatever still waits for home waits no longer.
afterEach(() => {
  come('./assets/home.js');
  vi.restoreAllMocks();
});

describe('showFirst', () => {
  it('should show home in the language of the browser', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-CA', 'en']);
    showFirst(FIRST);
    expect(shown()).toBe('À jouer');
    expect(document.documentElement.lang).toBe('fr');
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
    come('./assets/home.js');
    expect(fetched()).toEqual([]);
  });

  it('should fetch what the first tap needs in that language, once home has come and not before', () => {
    showFirst(FIRST);
    come('./assets/other.js');
    expect(fetched()).toEqual([]);
    come('./assets/home.js');
    come('./assets/home.js');
    expect(fetched()).toEqual([
      'modulepreload ./assets/table.js',
      'preload ./assets/table.css',
      'modulepreload ./assets/words-en.js',
    ]);
  });
});
