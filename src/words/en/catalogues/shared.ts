import { common } from '../common.ts';
import { content } from '../content.ts';
import { errors, storage } from '../storage.ts';

/** What any screen may say: answers, names, faults, saving. */
export const shared = {
  language: 'en' as 'en' | 'fr',
  common,
  content,
  storage,
  errors,
};
