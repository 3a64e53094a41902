import { useMemo } from 'react';
import { shotInHand } from '../../engine/battle/tasks/shoot/shotInHand.ts';
import { gameOf } from '../../engine/battle/tableDecider.ts';
import { useFirstWords } from '../../words/useFirstWords.ts';
import styles from './Odds.module.css';
import { shotForecast, shotOddsSaid } from './view/shotOddsSaid.ts';
import type { ShotScene } from './view/shotScene.ts';

/** What to expect of a shot whose attack dice are not rolled; with it the facts of the table, at once. */
export function ShotOdds({ shot: { words, game, task } }: { readonly shot: ShotScene }) {
  const { language } = useFirstWords();
  const { state } = game;
  const forecast = useMemo(() => shotForecast(shotInHand(gameOf(state), task)), [state, task]);
  return (
    <p className={styles.line} aria-live="polite">
      {forecast === null ? words.attack.odds.none : shotOddsSaid(words, language, forecast)}
    </p>
  );
}
