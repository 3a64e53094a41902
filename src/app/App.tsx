import { Router } from 'wouter';
import * as byHash from 'wouter/use-hash-location';
import type { FirstWords } from '../words/firstWords.ts';
import { useAppearance } from './appearance.ts';
import { Notices } from './Notices.tsx';
import { Routes } from './routes.tsx';
import { WordsProvider } from './WordsProvider.tsx';

const HASH_ROUTER = { hook: byHash.useHashLocation };

/** The whole app. `firstWords`: the catalogue of the first paint. */
export function App({ firstWords }: { readonly firstWords: FirstWords }) {
  useAppearance();
  return (
    <WordsProvider first={firstWords}>
      <Router {...HASH_ROUTER}>
        <Notices />
        <Routes />
      </Router>
    </WordsProvider>
  );
}
