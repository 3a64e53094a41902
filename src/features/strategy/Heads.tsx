import { useScene } from '../../scene/useScene.ts';
import { colourOf } from '../../state/battle/sides.ts';
import { Mark } from '../../ui/Mark.tsx';
import type { Words } from '../../words/words.ts';
import styles from './Strategy.module.css';

/** Both sides with their command points, and their victory points where there are some; whoever does not have the word is thin. */
export function Heads({ words, speaks }: { readonly words: Words<'strategy'>; readonly speaks: string }) {
  const { look, state, view } = useScene();
  const { score } = view.parts;
  return (
    <div className={styles.heads}>
      {state.sides.map(({ id, cp, hand }) => (
        <div key={id} className={styles.head} data-side={colourOf(state, id)} data-speaks={id === speaks}>
          <span>
            <Mark side={colourOf(state, id)} /> {look.side(id)}{' '}
            {hand === 'tables' && <small>{words.strategy.byTables}</small>}
          </span>
          <b>
            {cp} <small>{words.strategy.left}</small>
          </b>
          {score !== undefined && score.match !== null && <small>{words.strategy.points(score.total(id))}</small>}
        </div>
      ))}
    </div>
  );
}
