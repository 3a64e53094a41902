import type { scenarioPlay } from './en/scenarioPlay.ts';
import { fetchedOnce } from './fetched.ts';

/** What playing a scenario speaks with, beside the first words. */
export type ScenarioPlayWords = typeof scenarioPlay;

/** That catalogue by language; it comes with its parts. */
export const scenarioPlayWords = fetchedOnce<ScenarioPlayWords>(async (language) =>
  language === 'en'
    ? (await import('./en/scenarioPlay.ts')).scenarioPlay
    : (await import('./fr/scenarioPlay.ts')).scenarioPlay,
);
