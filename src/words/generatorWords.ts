import type { generator } from './en/generator.ts';
import { fetchedOnce } from './fetched.ts';

/** What the generator of scenarios speaks with. */
export type GeneratorWords = typeof generator;

/** That catalogue by language; it comes with its screen. */
export const generatorWords = fetchedOnce<GeneratorWords>(async (language) =>
  language === 'en' ? (await import('./en/generator.ts')).generator : (await import('./fr/generator.ts')).generator,
);
