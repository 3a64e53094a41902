import { Afterwards } from '../ui/Afterwards.tsx';
import type { Language } from '../words/language.ts';
import { useAppearance } from './appearance.ts';
import { Notices } from './behind.ts';
import { Routes } from './routes.tsx';
import { useHeldEnter } from './useHeldEnter.ts';
import { WithFieldWords } from './WithFieldWords.tsx';
import { WordsProvider } from './WordsProvider.tsx';

/** The whole app. `language`: the one of the first paint, whose shared words are here. */
export function App({ language }: { readonly language: Language }) {
  useAppearance();
  useHeldEnter();
  return (
    <WordsProvider language={language}>
      <Afterwards>
        <Notices />
      </Afterwards>
      <WithFieldWords>
        <Routes />
      </WithFieldWords>
    </WordsProvider>
  );
}
