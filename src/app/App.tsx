import { Router } from 'wouter';
import * as byHash from 'wouter/use-hash-location';
import type { Language } from '../words/language.ts';
import { useAppearance } from './appearance.ts';
import { Notices } from './Notices.tsx';
import { Routes } from './routes.tsx';
import { WordsProvider } from './WordsProvider.tsx';

const HASH_ROUTER = { hook: byHash.useHashLocation };

/** The whole app. `language`: the one of the first paint, whose shared words are here. */
export function App({ language }: { readonly language: Language }) {
  useAppearance();
  return (
    <WordsProvider language={language}>
      <Router {...HASH_ROUTER}>
        <Notices />
        <Routes />
      </Router>
    </WordsProvider>
  );
}
