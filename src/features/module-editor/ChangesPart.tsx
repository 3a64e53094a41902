import { type Change, type Chapter, NO_CHANGE } from '../../content/moduleFiles.ts';
import { NamedField, NumberField } from '../../forms/Fields.tsx';
import { ItemList } from '../../forms/ItemList.tsx';
import { Part } from '../../forms/Part.tsx';
import { Text } from '../../forms/Text.tsx';
import { FactChip } from '../../ui/FactChip.tsx';
import { capital } from '../../words/capital.ts';
import { useWords } from '../../words/useWords.ts';
import { chapterWith } from './acts.ts';
import { useEditing } from './editing.ts';
import { FlagsPart } from './FlagsPart.tsx';
import styles from './Module.module.css';
import { type Numbered, numbered } from './numbered.ts';

const plain = ({ if: condition, dvTimes, cp, flags, text = '' }: Change): Change => ({
  if: condition,
  dvTimes,
  cp,
  flags,
  ...(text === '' ? {} : { text }),
});

/** Percents of the enemy DV to choose from. */
const TIMES = [25, 50, 75, 90, 100, 110, 125, 150, 175, 200, 250, 300, 400];
const MOST_CP = 9;

type FormProps = {
  readonly change: Numbered<Change>;
  readonly set: (next: Partial<Change>, typed?: string) => void;
  readonly path: string;
};

function ChangeForm({ change, set, path }: FormProps) {
  const { chapter: words } = useWords('workshop').moduleEditor;
  const { choices, flagNamed } = useEditing();
  const times = [...new Set([...TIMES, change.dvTimes])].toSorted((a, b) => a - b);
  const flags = [...new Set([...(choices.flag ?? []).map(({ id }) => id), ...change.flags])];
  return (
    <>
      <NamedField
        kind="card"
        label={words.strength}
        choices={{ card: times.map((each) => ({ id: `${each}`, name: words.percent(each) })) }}
        value={`${change.dvTimes}`}
        onChange={(id) => set({ dvTimes: Number(id) })}
      />
      <NumberField label={words.cp} value={change.cp} min={-MOST_CP} max={MOST_CP} onChange={(cp) => set({ cp })} />
      {flags.length > 0 && (
        <Part title={words.flags}>
          <div className={styles.chips}>
            {flags.map((flag) => (
              <FactChip
                key={flag}
                label={capital(flagNamed(flag))}
                on={change.flags.includes(flag)}
                onPress={() =>
                  set({
                    flags: change.flags.includes(flag)
                      ? change.flags.filter((each) => each !== flag)
                      : [...change.flags, flag],
                  })
                }
              />
            ))}
          </div>
        </Part>
      )}
      <Text
        path={`${path}.text`}
        label={words.changeText}
        value={change.text ?? ''}
        maxLength={400}
        onChange={(text, typed) => set({ text }, typed)}
      />
      <FlagsPart
        title={words.changeIf}
        none={words.changeElse}
        path={`${path}.if`}
        condition={change.if}
        onChange={(condition) => set({ if: condition })}
      />
    </>
  );
}

/** What a chapter changes of its battle, by what the campaign remembers. */
export function ChangesPart({ chapter, path }: { readonly chapter: Chapter; readonly path: string }) {
  const { chapter: words } = useWords('workshop').moduleEditor;
  const { change, said, flagNamed } = useEditing();
  const titleOf = ({ dvTimes, cp, flags }: Change) =>
    capital(words.change(dvTimes, cp, flags.map(flagNamed).join(', ')) || words.changeNothing);
  return (
    <Part title={words.changes}>
      <ItemList
        label={words.changes}
        path={`${path}.changes`}
        items={numbered(chapter.changes)}
        most={12}
        addLabel={words.addChange}
        stem="change"
        make={(id): Numbered<Change> => ({ ...NO_CHANGE, id })}
        said={(each) => ({
          title: titleOf(each),
          detail: each.if === null ? words.changeElse : capital(said(each.if)),
        })}
        onChange={(changes, typed = null) =>
          change('changes', (now) => chapterWith(now, chapter.id, { changes: changes.map(plain) }), typed)
        }
      >
        {(each, set, at) => <ChangeForm change={each} set={set} path={at.path} />}
      </ItemList>
    </Part>
  );
}
