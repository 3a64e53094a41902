import { useMemo } from 'react';
import { shotInHand } from '../../engine/family/killteam/attack/shoot/shotInHand.ts';
import { gameOf } from '../../engine/systems/registry.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './Odds.module.css';
import { shotForecast, shotOddsSaid, spreadForecast, spreadSaid } from './view/shotOddsSaid.ts';
import type { ShotScene } from './view/shotScene.ts';

/** What to expect of a shot whose attack dice are not rolled; with it the facts of the table, at once, and the targets after it. */
export function ShotOdds({ shot: { words, look, game, task } }: { readonly shot: ShotScene }) {
  const { language } = useWords('shared');
  const { state } = game;
  const { forecast, spread } = useMemo(() => {
    const inHand = shotInHand(gameOf(state), task);
    const first = shotForecast(inHand);
    return { forecast: first, spread: first === null ? null : spreadForecast(inHand, first) };
  }, [state, task]);
  return (
    <p className={styles.line} aria-live="polite">
      <span>
        {forecast === null ? words.attack.odds.none : shotOddsSaid(words, language, forecast)}
        {spread !== null && <small> {spreadSaid(words, { look, language }, spread)}</small>}
      </span>
    </p>
  );
}
