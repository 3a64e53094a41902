import { sized, symmetric } from '../../content/killzones/editBoard.ts';
import { SYMMETRIES, THEATRES } from '../../content/killzones/schema.ts';
import { CountStepper } from '../../ui/CountStepper.tsx';
import { PickList } from '../../ui/PickList.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { TextField } from '../../ui/TextField.tsx';
import form from '../../ui/Form.module.css';
import { useWords } from '../../words/useWords.ts';
import styles from './BoardEditor.module.css';
import type { Printed } from './print/BoardPrint.tsx';
import type { Editing } from './useBoardEditing.ts';

const LONGEST_NAME = 80;
const LONGEST_TEXT = 400;
/** No game is played on less, and no screen shows more. */
const [LEAST, MOST] = [12, 72];

const PRINTED = ['plan', 'tiles'] as const satisfies readonly Printed[];

type FormProps = { readonly editing: Editing };

function Size({ editing: { row, change } }: FormProps) {
  const words = useWords('workshop').boardEditor;
  const side = (at: 0 | 1, label: string) => (
    <CountStepper
      label={label}
      value={row.size[at]}
      min={LEAST}
      max={MOST}
      lessLabel={words.less(label)}
      moreLabel={words.more(label)}
      onChange={(next) =>
        change('size', (all) => sized(all, at === 0 ? [next, all.size[1]] : [all.size[0], next]), 'size')
      }
    />
  );
  return (
    <div className={styles.pair}>
      {side(0, words.wide)}
      {side(1, words.deep)}
    </div>
  );
}

function Symmetry({ editing: { change } }: FormProps) {
  const words = useWords('workshop').boardEditor;
  return (
    <div className={form.field}>
      <span className={form.label}>{words.symmetry}</span>
      <div className={styles.answers}>
        {SYMMETRIES.map((symmetry) => (
          <PlainButton
            key={symmetry}
            label={words.symmetries[symmetry]}
            name={`${words.symmetry}, ${words.symmetries[symmetry]}`}
            onPress={() => change('symmetry', (all) => symmetric(all, symmetry))}
          />
        ))}
      </div>
      <p className={form.hint}>{words.symmetryHint}</p>
    </div>
  );
}

/** The board as a whole: what it is called, how large it is, where it lies. */
export function BoardForm({ editing, onPrint }: FormProps & { readonly onPrint: (printed: Printed) => void }) {
  const words = useWords('workshop').boardEditor;
  const said = useWords('killzones');
  const { row, change } = editing;
  return (
    <section className={styles.inspector} aria-label={words.board}>
      <SectionHead title={words.board} />
      <TextField
        label={words.boardName}
        value={row.name}
        placeholder={words.nameless}
        maxLength={LONGEST_NAME}
        onChange={(name) => change('name', (all) => ({ ...all, name }), 'name')}
      />
      <TextField
        label={words.boardText}
        value={row.text}
        placeholder={words.textless}
        lines={2}
        maxLength={LONGEST_TEXT}
        onChange={(text) => change('text', (all) => ({ ...all, text }), 'text')}
      />
      <Size editing={editing} />
      <PickList
        label={said.theatre}
        groups={[{ label: null, options: THEATRES.map((value) => ({ value, label: said.theatres[value] })) }]}
        value={row.theatre}
        onChange={(value) => {
          const theatre = THEATRES.find((each) => each === value);
          if (theatre !== undefined) change('theatre', (all) => ({ ...all, theatre }));
        }}
      />
      <Symmetry editing={editing} />
      <div className={styles.answers}>
        {PRINTED.map((printed) => (
          <PlainButton key={printed} icon="print" label={words.print[printed]} onPress={() => onPrint(printed)} />
        ))}
      </div>
    </section>
  );
}
