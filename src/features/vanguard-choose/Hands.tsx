import { usePlayerNames } from '../../scene/usePlayerNames.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './Choose.module.css';
import type { DraftProps } from './draft.ts';
import { useWhose } from './useWhose.ts';

const DICE = ['table', 'screen'] as const;
/** One side: what its player is called, and where its dice come from. `at`: 0 the first. */
function Hand({ draft, onChange, at }: Pick<DraftProps, 'draft' | 'onChange'> & { readonly at: 0 | 1 }) {
  const { common } = useWords('play');
  const said = useWords('warBands');
  const [players, call] = usePlayerNames();
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
          onChange={(name) => call(at, name)}
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

/** What players are called, and where the dice of each come from. */
export function Hands({ draft, onChange }: Pick<DraftProps, 'draft' | 'onChange'>) {
  return (
    <div className={styles.hands}>
      <Hand draft={draft} onChange={onChange} at={0} />
      <Hand draft={draft} onChange={onChange} at={1} />
    </div>
  );
}
