import { Suspense } from 'react';
import { useGame, useApp } from '../../state/base/useApp.ts';
import type { AppSettings } from '../../state/base/store.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { useWords } from '../../words/useWords.ts';
import { PlayerNames } from './laterParts.ts';
import styles from './TableSettings.module.css';

type Players = AppSettings['players'];

const COUNTS = ['1', '2', '3', '4'] as const;

const resized = (players: Players, count: number): Players =>
  Array.from({ length: count }, (_, index) => players[index] ?? { name: '', mark: '' });

type Dice = AppSettings['dice'];

/** Which dice lie on the table: those of the players, those of enemy and events too, or none. */
const DICE = {
  mine: { retinue: 'table', enemy: 'screen' },
  all: { retinue: 'table', enemy: 'table' },
  none: { retinue: 'screen', enemy: 'screen' },
} satisfies Record<string, Dice>;

/** Dice of the enemy alone on the table, as the settings allow, are not told apart here. */
const diceAre = ({ retinue, enemy }: Dice): keyof typeof DICE => {
  if (retinue === 'screen') return 'none';
  return enemy === 'table' ? 'all' : 'mine';
};

/** How many play, who they are, and where the dice are rolled. */
export function TableSettings() {
  const { changeSettings } = useApp();
  const words = useWords('home');
  const players = useGame((game) => game.settings.players);
  const dice = useGame((game) => game.settings.dice);
  return (
    <div className={styles.settings}>
      <SettingRow label={words.home.players}>
        <Segmented
          label={words.home.players}
          options={COUNTS.map((value) => ({ value, label: value, name: words.home.playerCount(Number(value)) }))}
          value={COUNTS[players.length - 1] ?? '1'}
          onChange={(count) => changeSettings({ players: [...resized(players, Number(count))] })}
        />
      </SettingRow>
      <Suspense fallback={null}>{players.length > 1 && <PlayerNames />}</Suspense>
      <SettingRow label={words.home.dice} hint={words.home.diceHint}>
        <Segmented
          label={words.home.dice}
          options={[
            { value: 'mine', label: words.home.diceMine },
            { value: 'all', label: words.home.diceAll },
            { value: 'none', label: words.home.diceNone },
          ]}
          value={diceAre(dice)}
          onChange={(which) => changeSettings({ dice: DICE[which] })}
        />
      </SettingRow>
    </div>
  );
}
