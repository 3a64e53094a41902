import { FewField, NumberField } from '../../../forms/Fields.tsx';
import { ChoiceList } from '../../../ui/ChoiceList.tsx';
import { Prose } from '../../../ui/Prose.tsx';
import form from '../../../ui/Form.module.css';
import { useWords } from '../../../words/useWords.ts';
import { useEditing, useSetters } from '../editing.ts';
import styles from '../Scenario.module.css';
import { Text } from '../../../forms/Text.tsx';

const ROLES = ['attacker', 'defender', 'either'] as const;
const FIRST_LIMIT = 4;

/** A text as players will see it, opened to look. */
function Preview({ text, label }: { readonly text: string; readonly label: string }) {
  if (text.trim() === '') return null;
  return (
    <details>
      <summary className={form.summary}>{label}</summary>
      <div className={styles.preview}>
        <Prose text={text} />
      </div>
    </details>
  );
}

/** The story: what it is called, what players hear, what only the master knows, how long it lasts. */
export function BasicsSection() {
  const words = useWords('workshop').scenarioEditor;
  const { fields } = words;
  const { draft } = useEditing();
  const { top, script, plan } = useSetters('basics');
  return (
    <>
      <Text
        label={fields.name}
        path="name"
        value={draft.name === words.noName ? '' : draft.name}
        placeholder={words.noName}
        maxLength={80}
        onChange={(name, typed) => top({ name: name === '' ? words.noName : name }, typed)}
      />
      <Text
        label={fields.briefing}
        hint={fields.briefingHint}
        path="script.briefing"
        value={draft.script.briefing}
        maxLength={20_000}
        lines={7}
        onChange={(briefing, typed) => script({ briefing }, typed)}
      />
      <Preview text={draft.script.briefing} label={fields.preview} />
      <Text
        label={fields.primary}
        hint={fields.primaryHint}
        path="primary"
        value={draft.primary}
        maxLength={400}
        lines={2}
        onChange={(primary, typed) => top({ primary }, typed)}
      />
      <Text
        label={fields.notes}
        hint={fields.notesHint}
        path="plan.notes"
        value={draft.plan.notes}
        maxLength={20_000}
        lines={4}
        onChange={(notes, typed) => plan({ notes }, typed)}
      />
      <ChoiceList
        label={fields.role}
        options={ROLES.map((id) => ({ id, title: words.rolesLong[id] }))}
        value={draft.role}
        onChange={(role) => top({ role: ROLES.find((each) => each === role) ?? draft.role })}
      />
      <div className={styles.group}>
        <FewField
          label={fields.limit}
          names={{ none: fields.noLimit, some: fields.withLimit }}
          value={draft.turningPoints === null ? 'none' : 'some'}
          onChange={(next) => top({ turningPoints: next === 'none' ? null : FIRST_LIMIT })}
        />
        {draft.turningPoints !== null && (
          <NumberField
            label={fields.limit}
            value={draft.turningPoints}
            min={1}
            max={20}
            onChange={(turningPoints) => top({ turningPoints })}
          />
        )}
      </div>
      <Text
        label={fields.author}
        path="plan.author"
        value={draft.plan.author}
        maxLength={80}
        onChange={(author, typed) => plan({ author }, typed)}
      />
    </>
  );
}
