import { use } from 'react';
import { type GeneratorWords, generatorWords } from './generatorWords.ts';
import { useFirstWords } from './useFirstWords.ts';

/** What the generator speaks with, in the language of the first words. Suspends until it is here. */
export function useGeneratorWords(): GeneratorWords {
  const { language } = useFirstWords();
  return use(generatorWords.fetch(language));
}
