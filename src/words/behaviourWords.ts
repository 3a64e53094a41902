import type { behaviour } from './en/behaviour/behaviour.ts';
import { fetchedOnce } from './fetched.ts';

/** What decision tables of enemies are told with: facts, actions, parts of rows, reasons. */
export type BehaviourWords = typeof behaviour;

/** Those words by language; they come with the first screen that tells a table. */
export const behaviourWords = fetchedOnce<BehaviourWords>(async (language) =>
  language === 'en'
    ? (await import('./en/behaviour/behaviour.ts')).behaviour
    : (await import('./fr/behaviour/behaviour.ts')).behaviour,
);
