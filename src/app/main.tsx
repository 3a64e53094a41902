import '../ui/tokens.css';
import '../ui/base.css';
import { createRoot } from 'react-dom/client';
import { refreshBattles } from '../state/battles.ts';
import { gameStore } from '../state/store.ts';
import { FIRST_ENGLISH, loadFirstWords } from '../words/firstWords.ts';
import { App } from './App.tsx';
import { dressPage } from './appearance.ts';
import { languageOf } from './language.ts';
import { fetchPlace } from './routes.tsx';

async function start(root: HTMLElement): Promise<void> {
  const { settings } = gameStore.getState();
  dressPage(settings);
  void refreshBattles();
  const [words] = await Promise.all([
    loadFirstWords(languageOf(settings)).catch(() => FIRST_ENGLISH),
    fetchPlace(location.hash),
  ]);
  createRoot(root).render(<App firstWords={words} />);
}

const root = document.getElementById('root');
if (root !== null) void start(root);
