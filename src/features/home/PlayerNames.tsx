import { usePlayerNames } from '../../scene/usePlayerNames.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './TableSettings.module.css';

/** Who plays, each by a name. */
export function PlayerNames() {
  const [players, call] = usePlayerNames();
  const words = useWords('home');
  return (
    <div className={styles.names}>
      {players.map(({ name }, index) => (
        <TextField
          // A player is a place at the table: the place is what names it.
          key={index}
          label={words.common.playerName(index + 1)}
          value={name}
          maxLength={24}
          onChange={(changed) => call(index, changed)}
        />
      ))}
      <p>{words.home.playerNameHint}</p>
    </div>
  );
}
