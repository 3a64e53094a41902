import type { ScenarioAction } from '../../../engine/plugins/scenario/script.ts';
import { FewField, NamedField, NumberField, WordsField } from '../../../forms/Fields.tsx';
import { capital } from '../../../words/capital.ts';
import { useWords } from '../../../words/useWords.ts';
import { useEditing, useSetters } from '../editing.ts';
import { type ItemAt, ItemList } from '../../../forms/ItemList.tsx';
import { actionDoes } from '../saidOf.ts';
import styles from '../Scenario.module.css';
import { Text } from '../../../forms/Text.tsx';
import { useTelling } from '../useTelling.ts';
import { ConditionPart } from './ConditionPart.tsx';
import { EffectsPart } from './EffectsPart.tsx';
import { NameField } from './NameField.tsx';

type FormProps = {
  readonly action: ScenarioAction;
  readonly at: ItemAt;
  readonly set: (next: Partial<ScenarioAction>, typed?: string | null) => void;
};

/** What it costs, how often, and who may. */
function Limits({ action, set }: Pick<FormProps, 'action' | 'set'>) {
  const { fields } = useWords('workshop').scenarioEditor;
  const { oncePer } = useWords('scenario');
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

/** At which of the markers that are laid out; one that is gone stays in the list until another is chosen. */
function AtMarker({ action: { marker = null, takes = false }, set }: Pick<FormProps, 'action' | 'set'>) {
  const { fields, nameless } = useWords('workshop').scenarioEditor;
  const { markers } = useEditing().draft.plan;
  const choices = { marker: markers.map(({ id, name }) => ({ id, name: name === '' ? nameless : name })) };
  if (markers.length === 0 && marker === null) return null;
  return (
    <>
      <NamedField
        kind="marker"
        label={fields.atMarker}
        none={fields.anywhere}
        choices={choices}
        value={marker}
        onChange={(id) => set({ marker: id })}
      />
      {marker !== null && (
        <FewField
          label={fields.takes}
          names={fields.takings}
          value={takes ? 'yes' : 'no'}
          onChange={(next) => set({ takes: next === 'yes' })}
        />
      )}
    </>
  );
}

function ActionForm({ action, at, set }: FormProps) {
  const { fields } = useWords('workshop').scenarioEditor;
  const { choices } = useEditing();
  return (
    <>
      <NameField name={action.name} placeholder={fields.newAction} at={at} set={set} />
      <Text
        label={fields.actionText}
        path={`${at.path}.text`}
        value={action.text}
        maxLength={400}
        lines={2}
        onChange={(text, typed) => set({ text }, typed)}
      />
      <EffectsPart effects={action.effects} path={`${at.path}.effects`} set={set} />
      <NamedField
        kind="table"
        label={fields.table}
        none={fields.noTable}
        choices={choices}
        value={action.table}
        onChange={(table) => set({ table })}
      />
      <ConditionPart
        title={fields.if}
        none={fields.always}
        condition={action.if}
        path={`${at.path}.if`}
        onChange={(condition) => set({ if: condition })}
      />
      <AtMarker action={action} set={set} />
      <Limits action={action} set={set} />
    </>
  );
}

/** What operatives can do here and nowhere else. */
export function ActionsSection() {
  const { fields, said, nameless, sections } = useWords('workshop').scenarioEditor;
  const { oncePer } = useWords('scenario');
  const telling = useTelling();
  const { draft } = useEditing();
  const { script } = useSetters('actions');
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
        detail: capital(said.action(action.ap, oncePer[action.once], actionDoes(telling, action))),
      })}
      onChange={(actions, typed) => script({ actions }, typed)}
    >
      {(action, set, at) => <ActionForm action={action} at={at} set={set} />}
    </ItemList>
  );
}
