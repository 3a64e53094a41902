import { changeAs } from '../../content/lastingChoices.ts';
import type { LastingChange } from '../../engine/family/killteam/card/lastingChange.ts';
import { ChangesEditor } from '../../forms/ChangesEditor.tsx';
import { CHANGE_OPS, changeOf } from '../../forms/changeMakes.ts';
import { Text } from '../../forms/Text.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './RowEditor.module.css';

/** A trait as far as it is written here; what else it has stays as it is. */
export interface TraitDraft {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly modifiers: readonly unknown[];
  readonly [key: string]: unknown;
}

const LONGEST_NAME = 80;
const LONGEST_TEXT = 400;

/** A trait of nothing but its id. */
export const newTrait = (id: string, source: 'card' | 'equipment'): TraitDraft => ({
  id,
  name: '',
  text: '',
  source,
  plays: 'guide',
  modifiers: [],
  use: null,
});

/** The trait with these changes: the app carries out what has some, and tells of what has none. */
function withChanges(trait: TraitDraft, changes: readonly LastingChange[]): TraitDraft {
  const others = trait.modifiers.filter((each) => changeAs(each) === null);
  const modifiers = [...changes, ...others];
  const plays = modifiers.length > 0 || trait['use'] !== null ? 'engine' : 'guide';
  return { ...trait, modifiers, plays };
}

type TraitFormProps = {
  readonly path: string;
  readonly trait: TraitDraft;
  readonly fresh: boolean;
  readonly onChange: (trait: TraitDraft, typed: boolean) => void;
};

/** What makes an operative different: its name, what it does in words, and what the app carries out of it. */
export function TraitForm({ path, trait, fresh, onChange }: TraitFormProps) {
  const words = useWords('making');
  const changes = trait.modifiers.flatMap((each) => changeAs(each) ?? []);
  const others = trait.modifiers.length - changes.length + (trait['use'] == null ? 0 : 1);
  const [first] = CHANGE_OPS;
  return (
    <>
      <Text
        label={words.fields.name}
        value={trait.name}
        path={`${path}.name`}
        maxLength={LONGEST_NAME}
        fresh={fresh}
        onChange={(name) => onChange({ ...trait, name }, true)}
      />
      <Text
        label={words.fields.text}
        value={trait.text}
        path={`${path}.text`}
        maxLength={LONGEST_TEXT}
        lines={2}
        onChange={(text) => onChange({ ...trait, text }, true)}
      />
      <TickBox
        label={words.trait.carried}
        on={changes.length > 0}
        onChange={(on) => onChange(withChanges(trait, on && first !== undefined ? [changeOf(first)] : []), false)}
      />
      {changes.length > 0 && (
        <ChangesEditor changes={changes} choices={{}} onChange={(next) => onChange(withChanges(trait, next), false)} />
      )}
      {others > 0 && <p className={styles.hint}>{words.trait.others(others)}</p>}
    </>
  );
}
