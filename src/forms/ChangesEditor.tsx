import type { LastingChange } from '../engine/family/killteam/card/lastingChange.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { PickList } from '../ui/PickList.tsx';
import { PlainButton } from '../ui/PlainButton.tsx';
import form from '../ui/Form.module.css';
import { changeInWords } from '../words/scenarioSaid.ts';
import { useWords } from '../words/useWords.ts';
import { ChangeFields } from './ChangeFields.tsx';
import { CHANGE_OPS, changeOf } from './changeMakes.ts';
import { type Choices, namesOf } from './choices.ts';
import styles from './Forms.module.css';

const MOST = 4;

type ChangeFormProps = {
  readonly change: LastingChange;
  readonly choices: Choices;
  readonly onChange: (change: LastingChange) => void;
};

/** What changes, from a list, and what it needs. */
function ChangeForm({ change, choices, onChange }: ChangeFormProps) {
  const { changeNames, changeParts } = useWords('scenario');
  return (
    <>
      <PickList
        label={changeParts.change}
        groups={[{ label: null, options: CHANGE_OPS.map((op) => ({ value: op, label: changeNames[op] })) }]}
        value={change.op}
        onChange={(value) => {
          const op = CHANGE_OPS.find((each) => each === value);
          if (op !== undefined) onChange(changeOf(op));
        }}
      />
      <ChangeFields change={change} choices={choices} onChange={onChange} />
    </>
  );
}

type ChangesEditorProps = {
  readonly changes: readonly LastingChange[];
  readonly choices: Choices;
  readonly onChange: (changes: LastingChange[]) => void;
};

/** What lasts: one to four changes, each with what it comes to. */
export function ChangesEditor({ changes, choices, onChange }: ChangesEditorProps) {
  const words = useWords('scenario');
  const { changeParts, parts } = words;
  return (
    <div className={form.nested} role="group" aria-label={changeParts.changes}>
      {changes.map((change, index) => {
        const said = changeInWords(words, change, namesOf(choices));
        return (
          <div key={index} className={form.lines} role="group" aria-label={changeParts.number(index + 1)}>
            <div className={form.line}>
              <p className={styles.said}>{said}</p>
              {changes.length > 1 && (
                <IconButton
                  icon="cross"
                  label={parts.remove(said)}
                  onPress={() => onChange(changes.toSpliced(index, 1))}
                />
              )}
            </div>
            <ChangeForm change={change} choices={choices} onChange={(next) => onChange(changes.with(index, next))} />
          </div>
        );
      })}
      {changes.length >= MOST ? (
        <p className={form.hint}>{changeParts.full}</p>
      ) : (
        <PlainButton
          tone="quiet"
          icon="plus"
          label={changeParts.add}
          onPress={() => onChange([...changes, changeOf('stat')])}
        />
      )}
    </div>
  );
}
