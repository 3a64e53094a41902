import type { Selector } from '../../../engine/family/killteam/tables/selector.ts';
import { FewField } from '../../../forms/Fields.tsx';
import { SelectorEditor } from '../../../forms/SelectorEditor.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useEditing, useSetters } from '../editing.ts';
import { ItemList } from '../../../forms/ItemList.tsx';
import styles from '../Scenario.module.css';
import { Text } from '../../../forms/Text.tsx';
import { NameField } from './NameField.tsx';

const FIRST: Selector = { who: 'choose', side: 'retinue', filters: [] };

function Environment() {
  const { fields, nameless } = useWords('workshop').scenarioEditor;
  const { draft } = useEditing();
  const { plan } = useSetters('surroundings');
  return (
    <ItemList
      label={fields.environment}
      path="plan.environment"
      items={draft.plan.environment}
      most={6}
      addLabel={fields.addEnvironment}
      stem="environment"
      make={(id) => ({ id, name: '', text: '' })}
      said={({ name, text }) => ({ title: name === '' ? nameless : name, detail: text })}
      onChange={(environment, typed) => plan({ environment }, typed)}
    >
      {(each, set, at) => (
        <>
          <NameField name={each.name} placeholder={fields.newEnvironment} at={at} set={set} />
          <Text
            label={fields.environmentText}
            path={`${at.path}.text`}
            value={each.text}
            maxLength={400}
            lines={2}
            onChange={(text, typed) => set({ text }, typed)}
          />
        </>
      )}
    </ItemList>
  );
}

function Priority() {
  const { fields } = useWords('workshop').scenarioEditor;
  const { draft, choices } = useEditing();
  const { script } = useSetters('surroundings');
  const { priorityTarget } = draft.script;
  return (
    <div className={styles.group}>
      <FewField
        label={fields.priority}
        names={fields.has}
        value={priorityTarget === null ? 'none' : 'some'}
        onChange={(next) => script({ priorityTarget: next === 'none' ? null : { text: '', to: null } })}
      />
      {priorityTarget !== null && (
        <>
          <Text
            label={fields.priorityText}
            path="script.priorityTarget.text"
            value={priorityTarget.text}
            maxLength={400}
            onChange={(text, typed) => script({ priorityTarget: { ...priorityTarget, text } }, typed)}
          />
          <FewField
            label={fields.priorityWho}
            names={fields.byWords}
            value={priorityTarget.to === null ? 'words' : 'to'}
            onChange={(next) => script({ priorityTarget: { ...priorityTarget, to: next === 'words' ? null : FIRST } })}
          />
          {priorityTarget.to !== null && (
            <SelectorEditor
              to={priorityTarget.to}
              choices={choices}
              onChange={(to) => script({ priorityTarget: { ...priorityTarget, to } })}
            />
          )}
        </>
      )}
    </div>
  );
}

function Location() {
  const { fields } = useWords('workshop').scenarioEditor;
  const { targetLocation } = useEditing().draft.script;
  const { script } = useSetters('surroundings');
  return (
    <div className={styles.group}>
      <FewField
        label={fields.location}
        names={fields.has}
        value={targetLocation === null ? 'none' : 'some'}
        onChange={(next) => script({ targetLocation: next === 'none' ? null : '' })}
      />
      {targetLocation !== null && (
        <Text
          label={fields.locationText}
          path="script.targetLocation"
          value={targetLocation}
          maxLength={400}
          onChange={(text, typed) => script({ targetLocation: text }, typed)}
        />
      )}
    </div>
  );
}

/** Air and light, and what enemies are after. */
export function SurroundingsSection() {
  const { fields } = useWords('workshop').scenarioEditor;
  return (
    <>
      <SectionHead level={3} title={fields.environment} />
      <Environment />
      <Priority />
      <Location />
    </>
  );
}
