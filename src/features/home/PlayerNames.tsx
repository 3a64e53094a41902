import { useApp } from '../../state/base/useApp.ts';
import type { AppSettings } from '../../state/base/store.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './TableSettings.module.css';

type Players = AppSettings['players'];

const named = (players: Players, index: number, name: string): Players =>
  players.map((player, at) => (at === index ? { ...player, name } : player));

/** Who plays, each by a name. */
export function PlayerNames({ players }: { readonly players: Players }) {
  const { changeSettings } = useApp();
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
          onChange={(changed) => changeSettings({ players: [...named(players, index, changed)] })}
        />
      ))}
      <p>{words.home.playerNameHint}</p>
    </div>
  );
}
