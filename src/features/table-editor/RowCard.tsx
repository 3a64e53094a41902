import type { EffectStep } from '../../engine/family/killteam/tables/effect.ts';
import type { TableRow } from '../../engine/family/killteam/tables/rollTable.ts';
import { type Choices, namesOf } from '../../forms/choices.ts';
import { EffectsEditor } from '../../forms/EffectsEditor.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { capital } from '../../words/capital.ts';
import { effectSaid } from '../../words/scenarioSaid.ts';
import { useWords } from '../../words/useWords.ts';
import type { Did } from './draft.ts';
import styles from './TableEditor.module.css';

const LONGEST_NAME = 80;
const LONGEST_TEXT = 400;

type RowActs = {
  readonly onChange: (did: Did, row: TableRow) => void;
  readonly onMove: (by: number) => void;
  readonly onDouble: () => void;
  readonly onRemove: () => void;
};

type RowCardProps = RowActs & {
  readonly row: TableRow;
  readonly number: number;
  readonly of: number;
  readonly full: boolean;
  readonly choices: Choices;
  readonly open: boolean;
  readonly onOpen: () => void;
};

const isAboutAmmo = ({ effects }: TableRow): boolean => effects.some(({ op }) => op === 'ammo' || op === 'jam');

/** What a row does by itself, a line for each effect. */
function Effects({ steps, choices }: { readonly steps: readonly EffectStep[]; readonly choices: Choices }) {
  const scenario = useWords('scenario');
  const words = useWords('workshop').rollTables;
  if (steps.length === 0) return <p className={styles.faint}>{words.nothingHappens}</p>;
  return (
    <ul className={styles.effects}>
      {steps.map((step, index) => (
        <li key={index}>{capital(effectSaid(scenario, step, namesOf(choices)))}.</li>
      ))}
    </ul>
  );
}

function Otherwise({ row, choices, onChange }: Pick<RowCardProps, 'row' | 'choices' | 'onChange'>) {
  const words = useWords('workshop').rollTables;
  if (!isAboutAmmo(row) && row.otherwise === null) return null;
  const set = (otherwise: TableRow['otherwise']) => onChange('effects', { ...row, otherwise });
  return (
    <div className={styles.part}>
      <TickBox label={words.hasOtherwise} on={row.otherwise !== null} onChange={(on) => set(on ? [] : null)} />
      {row.otherwise !== null && (
        <>
          <p className={styles.label}>{words.otherwise}</p>
          <EffectsEditor label={words.otherwise} effects={row.otherwise} choices={choices} onChange={set} />
        </>
      )}
    </div>
  );
}

function Editor(props: RowCardProps) {
  const { row, number, of, full, choices, onChange, onMove } = props;
  const words = useWords('workshop').rollTables;
  return (
    <div className={styles.editor}>
      <TextField
        label={words.rowName}
        value={row.name === words.noName ? '' : row.name}
        placeholder={words.noName}
        maxLength={LONGEST_NAME}
        onChange={(name) => onChange('name', { ...row, name: name === '' ? words.noName : name })}
      />
      <TextField
        label={words.rowText}
        value={row.text}
        lines={3}
        maxLength={LONGEST_TEXT}
        onChange={(text) => onChange('text', { ...row, text })}
      />
      <div className={styles.part}>
        <p className={styles.label}>{words.effects}</p>
        <EffectsEditor
          label={words.effects}
          effects={row.effects}
          choices={choices}
          onChange={(effects) => onChange('effects', { ...row, effects })}
        />
      </div>
      <Otherwise row={row} choices={choices} onChange={onChange} />
      <div className={styles.buttons}>
        <IconButton
          icon="next"
          turned="up"
          label={words.up(row.name)}
          impossible={number === 1}
          onPress={() => onMove(-1)}
        />
        <IconButton
          icon="next"
          turned="down"
          label={words.down(row.name)}
          impossible={number === of}
          onPress={() => onMove(1)}
        />
        <IconButton icon="plus" label={words.double(row.name)} impossible={full} onPress={props.onDouble} />
        <IconButton icon="cross" label={words.remove(row.name)} impossible={of === 1} onPress={props.onRemove} />
      </div>
    </div>
  );
}

/** One row: its faces, its name, what it says and does; opened to change it. */
export function RowCard(props: RowCardProps) {
  const { row, choices, open, onOpen } = props;
  const words = useWords('workshop').rollTables;
  const { from, to, name, text, effects } = row;
  return (
    <div
      className={classNames(styles.card, open && styles.opened)}
      role="group"
      aria-label={words.row(words.rangeSaid(from, to), name)}
    >
      <button
        type="button"
        className={styles.head}
        aria-expanded={open}
        aria-label={open ? words.close(name) : words.edit(name)}
        onClick={onOpen}
      >
        <b className={styles.range}>{words.range(from, to)}</b>
        <span className={styles.name}>{name}</span>
        <Icon name={open ? 'check' : 'byHand'} />
      </button>
      {open ? (
        <Editor {...props} />
      ) : (
        <div className={styles.said}>
          {text !== '' && <p>{text}</p>}
          <Effects steps={effects} choices={choices} />
        </div>
      )}
    </div>
  );
}
