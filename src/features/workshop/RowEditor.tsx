import type { ReactNode } from 'react';
import { BEHAVIOUR_ACTIONS } from '../../engine/behaviour/killTeam/step.ts';
import type { BehaviourRow } from '../../engine/behaviour/killTeam/table.ts';
import { RULES } from '../../engine/behaviour/killTeam/rule.ts';
import { PickList } from '../../ui/PickList.tsx';
import { TextField } from '../../ui/TextField.tsx';
import form from '../../ui/Form.module.css';
import { ConditionEditor } from './ConditionEditor.tsx';
import { useBothWords } from './useBothWords.ts';
import { WhereEditor } from './WhereEditor.tsx';
import { WhoEditor } from './WhoEditor.tsx';
import styles from './Workshop.module.css';

const PLACED: readonly BehaviourRow['do'][] = ['reposition', 'dash', 'fallBack'];
const LONGEST_NOTE = 200;

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h3 className={styles.word}>{title}</h3>
      <div className={form.lines}>{children}</div>
    </section>
  );
}

/** The row with its keys in the order of the schema, and without those that say nothing. */
const tidy = ({ id, if: condition, who, where, do: action, note }: BehaviourRow): BehaviourRow => ({
  id,
  ...(condition === undefined ? {} : { if: condition }),
  ...(who === undefined ? {} : { who }),
  ...(where === undefined ? {} : { where }),
  do: action,
  ...(note === undefined || note === '' ? {} : { note }),
});

type RowEditorProps = { readonly row: BehaviourRow; readonly onChange: (row: BehaviourRow) => void };

/** IF, WHO, WHERE and THEN of one row. WHO and WHERE are offered where the action has them, or where they stand. */
export function RowEditor({ row, onChange }: RowEditorProps) {
  const { words, said } = useBothWords();
  const { editor } = words;
  const change = (next: Partial<BehaviourRow>) => onChange(tidy({ ...row, ...next }));
  return (
    <div className={styles.editor}>
      <Part title={editor.parts.if}>
        {row.if === undefined && <p className={form.hint}>{editor.noCondition}</p>}
        <ConditionEditor condition={row.if} onChange={(condition) => change({ if: condition })} />
      </Part>
      {(RULES[row.do].on !== 'nobody' || row.who !== undefined) && (
        <Part title={editor.parts.who}>
          <WhoEditor who={row.who} onChange={(who) => change({ who })} />
        </Part>
      )}
      {(PLACED.includes(row.do) || row.where !== undefined) && (
        <Part title={editor.parts.where}>
          <WhereEditor where={row.where} onChange={(where) => change({ where })} />
        </Part>
      )}
      <Part title={editor.parts.do}>
        <PickList
          bare
          label={editor.action}
          groups={[
            { label: null, options: BEHAVIOUR_ACTIONS.map((value) => ({ value, label: said.rowActions[value].name })) },
          ]}
          value={row.do}
          onChange={(value) => change({ do: BEHAVIOUR_ACTIONS.find((action) => action === value) ?? row.do })}
        />
      </Part>
      <TextField
        label={editor.note}
        value={row.note ?? ''}
        maxLength={LONGEST_NOTE}
        onChange={(note) => change({ note })}
      />
    </div>
  );
}
