import { useBegun } from '../../../scene/useBegun.ts';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { SheetDialog } from '../../../ui/SheetDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useWords } from '../../../words/useWords.ts';
import { NumberSteppers, type SteppedNumber } from '../NumberSteppers.tsx';
import { RuleChips } from '../RuleChips.tsx';
import { SAVE_RANGE, SIDE_RANGES, type SideNumber } from '../oddsSituation.ts';
import styles from './Compare.module.css';
import { type ListId, LONGEST_NAME, type OwnEntry } from './comparison.ts';

const WEAPON: readonly SideNumber[] = ['dice', 'hit', 'normal', 'critical'];

const NUMBERS: Readonly<Record<ListId, readonly SideNumber[]>> = {
  weapons: WEAPON,
  targets: ['wounds'],
  fighters: [...WEAPON, 'wounds'],
  foes: [...WEAPON, 'wounds'],
};

type OwnSheetProps = {
  readonly id: ListId;
  /** The numbers to begin with. */
  readonly from: Omit<OwnEntry, 'kind' | 'name'>;
  readonly onAdd: (entry: OwnEntry) => void;
  readonly onClose: () => void;
};

/** A weapon, a target or a fighter with numbers of one’s own, and a name for it. */
export function OwnSheet({ id, from, onAdd, onClose }: OwnSheetProps) {
  const words = useWords('odds').compare;
  const { common } = useWords('shared');
  const first: OwnEntry = { kind: 'own', name: '', ...from };
  const [entry, setEntry] = useBegun<OwnEntry>(`own ${id}`, first);
  const { side, save, name } = entry;
  const title = words.addOwnTitle[id];
  const add = () => {
    setEntry(first);
    onAdd({ ...entry, name: name.trim() });
  };
  const kind = id === 'fighters' || id === 'foes' ? 'fight' : 'shoot';
  const numbers: readonly SteppedNumber[] = NUMBERS[id].map((number) => ({
    id: number,
    value: side[number],
    range: SIDE_RANGES[number],
    onChange: (value: number) => setEntry({ ...entry, side: { ...side, [number]: value } }),
  }));
  const ofSave: SteppedNumber = {
    id: 'save',
    value: save,
    range: SAVE_RANGE,
    onChange: (value: number) => setEntry({ ...entry, save: value }),
  };
  return (
    <SheetDialog
      open
      title={title}
      closeLabel={common.close}
      onClose={onClose}
      actions={<PlainButton tone="brass" label={words.add} onPress={add} />}
    >
      <div className={styles.picks}>
        <TextField
          label={words.name}
          value={name}
          maxLength={LONGEST_NAME}
          placeholder={words.own}
          onChange={(value) => setEntry({ ...entry, name: value })}
        />
        <NumberSteppers whose={title} numbers={id === 'targets' ? [ofSave, ...numbers] : numbers} />
        {id !== 'targets' && (
          <RuleChips
            kind={kind}
            whose={title}
            rules={side.rules}
            onChange={(rules) => setEntry({ ...entry, side: { ...side, rules } })}
          />
        )}
      </div>
    </SheetDialog>
  );
}
