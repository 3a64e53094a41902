import { useApp, useGame } from '../../state/base/useApp.ts';
import type { AppSettings } from '../../state/base/store.ts';
import { PrepSection } from '../../ui/PrepSection.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './Choose.module.css';
import { type DraftProps, withAgainst } from './draft.ts';
import { useWhose } from './useWhose.ts';

const AGAINST = ['people', 'tables'] as const;
const DICE = ['table', 'screen'] as const;
const NOBODY = { name: '', mark: '' };

/** The players with one of them called so; those before get a place at the table. */
const named = (players: AppSettings['players'], at: number, name: string): AppSettings['players'] =>
  Array.from({ length: Math.max(players.length, at + 1) }, (_, index) => {
    const player = players[index] ?? NOBODY;
    return index === at ? { ...player, name } : player;
  });

/** One side: what its player is called, and where its dice come from. `at`: 0 the first. */
function Hand({ draft, onChange, at }: Pick<DraftProps, 'draft' | 'onChange'> & { readonly at: 0 | 1 }) {
  const { changeSettings } = useApp();
  const { common } = useWords('play');
  const said = useWords('warBands');
  const players = useGame(({ settings }) => settings.players);
  const whose = useWhose(draft)[at];
  const side = at === 0 ? 'first' : 'second';
  const dice = whose === null ? said.diceOfTables : said.dice(whose);
  return (
    <div className={styles.hand}>
      {whose === null ? (
        <p className={styles.tables}>{said.tables}</p>
      ) : (
        <TextField
          label={said.playerOf(common.playerName(at + 1))}
          value={players[at]?.name ?? ''}
          placeholder={common.playerName(at + 1)}
          maxLength={24}
          onChange={(name) => changeSettings({ players: [...named(players, at, name)] })}
        />
      )}
      <p className={styles.small}>{dice}</p>
      <Segmented
        wide
        label={dice}
        options={DICE.map((value) => ({ value, label: said.diceFrom[value] }))}
        value={draft.dice[side]}
        onChange={(from) => onChange({ ...draft, dice: { ...draft.dice, [side]: from } })}
      />
    </div>
  );
}

/** Who plays the second side, what players are called, and where the dice of each come from. */
export function Hands({ draft, onChange }: Pick<DraftProps, 'draft' | 'onChange'>) {
  const { deployment } = useWords('play');
  const settings = useGame((game) => game.settings);
  return (
    <PrepSection title={deployment.against}>
      <Segmented
        wide
        label={deployment.against}
        options={AGAINST.map((value) => ({ value, label: deployment.againstWhom[value] }))}
        value={draft.against}
        onChange={(against) => onChange(withAgainst(draft, against, settings))}
      />
      <div className={styles.hands}>
        <Hand draft={draft} onChange={onChange} at={0} />
        <Hand draft={draft} onChange={onChange} at={1} />
      </div>
    </PrepSection>
  );
}
