import { useAdvisor } from '../../state/answer/advice.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './Odds.module.css';
import { shotOddsSaid, spreadSaid } from './view/shotOddsSaid.ts';
import { useScene } from '../../scene/useScene.ts';
import type { ShotView } from '../../engine/view/shot.ts';

/** What to expect of a shot whose attack dice are not rolled; with it the facts of the table, at once, and the targets after it. */
export function ShotOdds({ shot }: { readonly shot: ShotView }) {
  const scene = useScene();
  const { language } = useWords('shared');
  const { words, look, view } = scene;
  const forecast = useAdvisor()?.shot(view.state) ?? null;
  if (forecast === null) return <p className={styles.line}>{words.attack.odds.coming}</p>;
  const { expected, spread } = forecast;
  return (
    <p className={styles.line}>
      <span>
        {expected === null ? words.attack.odds.none : shotOddsSaid(scene, shot, language, expected)}
        {spread !== null && <small> {spreadSaid(words, { look, language }, spread)}</small>}
      </span>
    </p>
  );
}
