import { useGame } from '../../state/store.ts';
import { useFirstWords } from '../../words/useFirstWords.ts';
import type { Told } from './view/worth.ts';

/** The language in which the worth of choices is told; null: odds are switched off. */
export function useTold(): Told {
  const { language } = useFirstWords();
  const on = useGame(({ settings }) => settings.attackOdds ?? true);
  return on ? language : null;
}
