import type { scenario } from './en/scenario/scenario.ts';
import { fetchedOnce } from './fetched.ts';

/** What conditions, effects and moments of a scenario are said with, and their editors. */
export type ScenarioWords = typeof scenario;

/** That catalogue by language; it comes with the screens that use it. */
export const scenarioWords = fetchedOnce<ScenarioWords>(async (language) =>
  language === 'en'
    ? (await import('./en/scenario/scenario.ts')).scenario
    : (await import('./fr/scenario/scenario.ts')).scenario,
);
