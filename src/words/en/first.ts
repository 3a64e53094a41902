import { common } from './common.ts';
import { content } from './content.ts';
import { home } from './home.ts';
import { settings } from './settings.ts';
import { errors, storage } from './storage.ts';

/** What the first screen says, with names and faults: all of the catalogue that is fetched before a battle is opened. */
export const first = {
  language: 'en' as 'en' | 'fr',
  common,
  content,
  home,
  settings,
  storage,
  errors,
};
