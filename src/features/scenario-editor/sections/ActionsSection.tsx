import type { ScenarioAction } from '../../../engine/scenario/script.ts';
import { ConditionEditor } from '../../../forms/ConditionEditor.tsx';
import { EffectsEditor } from '../../../forms/EffectsEditor.tsx';
import { FewField, NamedField, NumberField, WordsField } from '../../../forms/Fields.tsx';
import { capital } from '../../../words/format.ts';
import { useFirstWords } from '../../../words/useFirstWords.ts';
import { useScenarioEditorWords } from '../../../words/useScenarioEditorWords.ts';
import { useScenarioWords } from '../../../words/useScenarioWords.ts';
import { useEditing, useSetters } from '../editing.ts';
import { ItemList } from '../ItemList.tsx';
import { actionDoes } from '../saidOf.ts';
import styles from '../Scenario.module.css';
import { Text } from '../Text.tsx';
import { Part } from './Part.tsx';

type FormProps = {
  readonly action: ScenarioAction;
  readonly path: string;
  readonly fresh: boolean;
  readonly set: (next: Partial<ScenarioAction>, typed?: string | null) => void;
};

/** What it costs, how often, and who may. */
function Limits({ action, set }: Pick<FormProps, 'action' | 'set'>) {
  const { fields } = useScenarioEditorWords();
  const { oncePer } = useScenarioWords();
  const { choices } = useEditing();
  return (
    <div className={styles.group}>
      <NumberField label={fields.ap} value={action.ap} max={3} onChange={(ap) => set({ ap })} />
      <WordsField label={fields.once} names={oncePer} value={action.once} onChange={(once) => set({ once })} />
      <FewField
        label={fields.timesHow}
        names={{ any: fields.timesAny, some: fields.timesSome }}
        value={action.times === null ? 'any' : 'some'}
        onChange={(next) => set({ times: next === 'any' ? null : 1 })}
      />
      {action.times !== null && (
        <NumberField label={fields.times} value={action.times} min={1} max={20} onChange={(times) => set({ times })} />
      )}
      <FewField
        label={fields.engaged}
        names={fields.engageds}
        value={action.engaged ? 'yes' : 'no'}
        onChange={(next) => set({ engaged: next === 'yes' })}
      />
      <NamedField
        kind="keyword"
        label={fields.keyword}
        none={fields.anyone}
        choices={choices}
        value={action.keyword}
        onChange={(keyword) => set({ keyword })}
      />
    </div>
  );
}

function ActionForm({ action, path, fresh, set }: FormProps) {
  const { fields } = useScenarioEditorWords();
  const { choices } = useEditing();
  return (
    <>
      <Text
        label={fields.name}
        path={`${path}.name`}
        value={action.name}
        placeholder={fields.newAction}
        maxLength={80}
        fresh={fresh}
        onChange={(name, typed) => set({ name }, typed)}
      />
      <Text
        label={fields.actionText}
        path={`${path}.text`}
        value={action.text}
        maxLength={400}
        lines={2}
        onChange={(text, typed) => set({ text }, typed)}
      />
      <Part title={fields.effects}>
        <EffectsEditor
          label={fields.effects}
          effects={action.effects}
          choices={choices}
          onChange={(effects) => set({ effects })}
        />
      </Part>
      <NamedField
        kind="table"
        label={fields.table}
        none={fields.noTable}
        choices={choices}
        value={action.table}
        onChange={(table) => set({ table })}
      />
      <Part title={fields.if}>
        <ConditionEditor
          label={fields.if}
          none={fields.always}
          condition={action.if}
          choices={choices}
          onChange={(condition) => set({ if: condition })}
        />
      </Part>
      <Limits action={action} set={set} />
    </>
  );
}

/** What operatives can do here and nowhere else. */
export function ActionsSection() {
  const editor = useScenarioEditorWords();
  const words = useScenarioWords();
  const content = useFirstWords();
  const { fields, said, nameless, sections } = editor;
  const { draft, choices } = useEditing();
  const { script } = useSetters('actions');
  const telling = { words, editor, content, choices };
  return (
    <ItemList
      label={sections.actions}
      path="script.actions"
      items={draft.script.actions}
      most={30}
      addLabel={fields.addAction}
      stem="action"
      make={(id): ScenarioAction => ({
        id,
        name: '',
        text: '',
        ap: 1,
        once: 'activation',
        times: null,
        engaged: false,
        keyword: null,
        if: null,
        table: null,
        effects: [],
      })}
      said={(action) => ({
        title: action.name === '' ? nameless : action.name,
        detail: capital(said.action(action.ap, words.oncePer[action.once], actionDoes(telling, action))),
      })}
      onChange={(actions, typed) => script({ actions }, typed)}
    >
      {(action, set, at) => <ActionForm action={action} set={set} {...at} />}
    </ItemList>
  );
}
