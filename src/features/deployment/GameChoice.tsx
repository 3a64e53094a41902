import { OFFERED_GAMES, type OfferedGame } from '../../content/offeredGames.ts';
import { classNames } from '../../ui/classNames.ts';
import { useRadioKeys } from '../../ui/useRadioKeys.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './GameChoice.module.css';

type GameChoiceProps = { readonly value: OfferedGame['id']; readonly onChange: (game: OfferedGame) => void };

const GAMES = OFFERED_GAMES.map(({ id }) => id);

/** Which game is played, as plain answers with what each needs: two beside each other, three on a wide screen. */
export function GameChoice({ value, onChange }: GameChoiceProps) {
  const { deployment } = useWords('play');
  const choose = (id: OfferedGame['id']) => onChange(OFFERED_GAMES.find((each) => each.id === id) ?? OFFERED_GAMES[0]);
  const { ref, onKeyDown, tabIndex } = useRadioKeys(GAMES, value, choose);
  return (
    <div ref={ref} className={styles.games} role="radiogroup" aria-label={deployment.system} onKeyDown={onKeyDown}>
      {GAMES.map((id) => (
        <button
          key={id}
          type="button"
          role="radio"
          aria-checked={id === value}
          aria-label={deployment.systems[id]}
          aria-describedby={`game-${id}`}
          tabIndex={tabIndex(id)}
          className={classNames(styles.game, id === value && styles.on)}
          onClick={() => id !== value && choose(id)}
        >
          <b>{deployment.systems[id]}</b>
          <small id={`game-${id}`}>{deployment.systemHints[id]}</small>
        </button>
      ))}
    </div>
  );
}
