import type { AppSettings } from '../../state/base/store.ts';
import { browserStorage } from '../../persistence/browserStorage.ts';
import { type Language, languageOf } from '../../words/language.ts';
import { dressPage } from '../dressPage.ts';

/** A file that a language alone needs, or (`language` null) all. */
type Ahead = { readonly href: string; readonly language: Language | null };

/** What the build tells the page of a first visit. */
export interface FirstVisit {
  /** The settings that the frames are drawn with, and where others would be stored. */
  readonly settings: AppSettings;
  readonly settingsKey: string;
  /** What is fetched when the page is here. */
  readonly ahead: readonly Ahead[];
}

/** The settings of somebody who has played nothing yet; null: there is more than settings, so home may look otherwise. */
function settingsIn({ settings, settingsKey }: FirstVisit): AppSettings | null {
  if (browserStorage.keys().some((key) => key.startsWith('retinue/') && key !== settingsKey)) return null;
  const stored = browserStorage.read(settingsKey);
  return stored === null ? settings : { ...settings, ...JSON.parse(stored).data };
}

const drawnAlike = (one: AppSettings, other: AppSettings): boolean =>
  JSON.stringify([one.players, one.dice]) === JSON.stringify([other.players, other.dice]);

/** A browser that cannot fetch ahead fetches when it needs it. */
function fetchFile(href: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = href.endsWith('.css') ? 'style' : 'script';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}

/** Until then home is drawn, and nobody has read it, in ms after all of the page is here. */
const AHEAD_MS = 2000;

/** How long a tap may be answered between two files, in ms. */
const APART_MS = 10;

/** Whether the app is kept here whole. What is fetched ahead of need out of what is kept would hold up the next version: a browser counts it as never answered. */
const keptHere = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** Fetches what the first tap needs as soon as the wire is free, where it comes by wire. */
function fetchAhead({ ahead }: FirstVisit, language: Language): void {
  const files = ahead.filter((file) => file.language === null || file.language === language);
  const fetchAll = () => {
    if (!keptHere()) files.forEach(({ href }, at) => setTimeout(fetchFile, at * APART_MS, href));
  };
  addEventListener('load', () => setTimeout(fetchAll, AHEAD_MS), { once: true });
}

/**
 * Shows home as it will be, before its code has come, where this is the first visit: what it will look like is known then.
 * Nothing of it answers until the app takes it over (`start`).
 */
export function showFirst(first: FirstVisit): void {
  if (location.hash.replace(/^#?\/?/u, '') !== '') return;
  const settings = settingsIn(first);
  if (settings === null || !drawnAlike(settings, first.settings)) return;
  const language = languageOf(settings);
  dressPage(settings);
  document.documentElement.lang = language;
  const frame = document.querySelector<HTMLTemplateElement>(`template[lang=${language}]`);
  const root = document.getElementById('root');
  if (frame !== null && root !== null) {
    document.documentElement.classList.add('stand-ins');
    root.inert = true;
    root.append(frame.content);
  }
  fetchAhead(first, language);
}
