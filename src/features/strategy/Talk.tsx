import { useScene } from '../../scene/useScene.ts';
import { colourOf } from '../../state/battle/sides.ts';
import type { Words } from '../../words/words.ts';
import styles from './Strategy.module.css';
import { saidNow } from './view/said.ts';

/** What was said, each on its side; passes are hollow. */
export function Talk({ words }: { readonly words: Words<'strategy'> }) {
  const { battle, look, state } = useScene();
  const said = saidNow(
    { words, look, state },
    battle.recent.flatMap(({ events }) => events),
  );
  if (said.length === 0) return <p className={styles.silence}>{words.strategy.nothingYet}</p>;
  return (
    <ol className={styles.talk} aria-label={words.strategy.said}>
      {said.map(({ key, side, title, detail, quiet }) => (
        <li key={key} data-side={colourOf(state, side)} data-quiet={quiet}>
          <b>{title}</b>
          <span>{detail}</span>
        </li>
      ))}
    </ol>
  );
}
