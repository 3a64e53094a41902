import type { FirstWords } from '../firstWords.ts';
import { common } from './common.ts';
import { content } from './content.ts';
import { home } from './home.ts';
import { settings } from './settings.ts';
import { errors, storage } from './storage.ts';

export const first = { language: 'fr', common, content, home, settings, storage, errors } satisfies FirstWords;
