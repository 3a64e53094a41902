import editor from '../../../forms/Editor.module.css';
import { NamedField, NumberField } from '../../../forms/Fields.tsx';
import { namesOf } from '../../../forms/choices.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { classNames } from '../../../ui/classNames.ts';
import form from '../../../ui/Form.module.css';
import { namedSaid } from '../../../words/scenarioSaid.ts';
import { useWords } from '../../../words/useWords.ts';
import { useEditing, useSetters } from '../editing.ts';
import { eventTables } from '../choicesOf.ts';
import styles from '../Scenario.module.css';

const MOST = 12;

/** Tables that are rolled on: that of events, and further ones. */
export function TablesSection() {
  const { fields, item } = useWords('workshop').scenarioEditor;
  const words = useWords('scenario');
  const { draft, shipped, choices } = useEditing();
  const { plan } = useSetters('tables');
  const { eventTable, tables, secondaries } = draft.plan;
  const titleOf = (id: string) => namedSaid(words, namesOf(choices), 'table', id);
  const left = (choices.table ?? []).filter(({ id }) => !tables.includes(id));
  return (
    <>
      <NamedField
        kind="table"
        label={fields.eventTable}
        none={fields.asPlayers}
        choices={eventTables(choices, shipped, eventTable)}
        value={eventTable}
        onChange={(id) => plan({ eventTable: id })}
      />
      <SectionHead level={3} title={fields.tables} />
      <div className={styles.group} role="group" aria-label={fields.tables}>
        {tables.map((id) => (
          <div key={id} className={classNames(form.line, form.low)}>
            <p className={editor.lede}>{titleOf(id)}</p>
            <IconButton
              icon="cross"
              label={item.remove(titleOf(id))}
              onPress={() => plan({ tables: tables.filter((each) => each !== id) })}
            />
          </div>
        ))}
        {tables.length < MOST && (
          <NamedField
            kind="table"
            label={fields.addTable}
            none={fields.chooseTable}
            choices={{ table: left }}
            value={null}
            onChange={(id) => id !== null && plan({ tables: [...tables, id] })}
          />
        )}
      </div>
      <NumberField
        label={fields.secondaries}
        value={secondaries}
        max={6}
        onChange={(count) => plan({ secondaries: count })}
      />
    </>
  );
}
