import type { AppSettings } from '../../state/base/store.ts';
import { type Language, languageOf } from '../../words/language.ts';
import { dressPage } from '../dressPage.ts';

/** A file that a language alone needs, or (`language` null) all. */
type Ahead = { readonly href: string; readonly language: Language | null };

/** What the build tells the page of a first visit. */
export interface FirstVisit {
  /** The settings that the frames are drawn with, and where others would be stored. */
  readonly settings: AppSettings;
  readonly settingsKey: string;
  /** What is fetched when home's own files (`home`: the last of them) are here. */
  readonly home: string;
  readonly ahead: readonly Ahead[];
}

/** The settings of somebody who has played nothing yet; null: there is more than settings, so home may look otherwise. */
function settingsIn({ settings, settingsKey }: FirstVisit): AppSettings | null {
  if (Object.keys(localStorage).some((key) => key.startsWith('retinue/') && key !== settingsKey)) return null;
  const stored = localStorage.getItem(settingsKey);
  return stored === null ? settings : { ...settings, ...JSON.parse(stored).data };
}

const drawnAlike = (one: AppSettings, other: AppSettings): boolean =>
  JSON.stringify([one.players, one.dice]) === JSON.stringify([other.players, other.dice]);

function fetchFile(href: string): void {
  const link = document.createElement('link');
  const isStyle = href.endsWith('.css');
  link.rel = isStyle ? 'preload' : 'modulepreload';
  link.as = isStyle ? 'style' : 'script';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}

/** Fetches what the first tap needs as soon as the wire is free: home has come, and is being drawn. */
function fetchAhead({ home, ahead }: FirstVisit, language: Language): void {
  const onLoad = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || !target.href.endsWith(home)) return;
    document.removeEventListener('load', onLoad, true);
    for (const file of ahead) if (file.language === null || file.language === language) fetchFile(file.href);
  };
  document.addEventListener('load', onLoad, true);
}

/** Shows home as it will be, before its code has come, where this is the first visit: what it will look like is known then. */
export function showFirst(first: FirstVisit): void {
  if (location.hash.replace(/^#?\/?/u, '') !== '') return;
  const settings = settingsIn(first);
  if (settings === null || !drawnAlike(settings, first.settings)) return;
  const language = languageOf(settings);
  dressPage(settings);
  document.documentElement.lang = language;
  const frame = document.querySelector<HTMLTemplateElement>(`template[lang=${language}]`);
  if (frame !== null) document.getElementById('root')?.append(frame.content);
  fetchAhead(first, language);
}
