import { hasSubject, hookMoments } from '../../../content/scriptChoices.ts';
import type { Hook } from '../../../engine/plugins/scenario/script.ts';
import { FewField, NamedField } from '../../../forms/Fields.tsx';
import { SubjectProvider } from '../../../forms/subject.ts';
import { namesOf } from '../../../forms/choices.ts';
import { PickList } from '../../../ui/PickList.tsx';
import { capital } from '../../../words/capital.ts';
import { hookSaid } from '../../../words/scenarioSaid.ts';
import { useWords } from '../../../words/useWords.ts';
import { useEditing, useSetters } from '../editing.ts';
import { type ItemAt, ItemList } from '../../../forms/ItemList.tsx';
import styles from '../Scenario.module.css';
import { ConditionPart } from './ConditionPart.tsx';
import { EffectsPart } from './EffectsPart.tsx';
import { NameField } from './NameField.tsx';

/** Moments that are somebody’s. */
const SIDED: readonly Hook['when'][] = ['activationEnd', 'incapacitated'];

type FormProps = {
  readonly hook: Hook;
  readonly at: ItemAt;
  readonly set: (next: Partial<Hook>, typed?: string | null) => void;
};

/** When it fires, and for whom. */
function Moment({ hook, set }: Pick<FormProps, 'hook' | 'set'>) {
  const { fields } = useWords('workshop').scenarioEditor;
  const { moments } = useWords('scenario');
  const { choices } = useEditing();
  const named = (when: Hook['when']) => capital(moments[when]({ side: null, action: null }));
  return (
    <div className={styles.group}>
      <PickList
        label={fields.when}
        groups={[{ label: null, options: hookMoments.map((value) => ({ value, label: named(value) })) }]}
        value={hook.when}
        onChange={(value) => {
          const when = hookMoments.find((each) => each === value);
          if (when !== undefined) set({ when, side: null, action: null });
        }}
      />
      {SIDED.includes(hook.when) && (
        <FewField
          label={fields.side}
          names={fields.sides}
          value={hook.side ?? 'any'}
          onChange={(side) => set({ side: side === 'any' ? null : side })}
        />
      )}
      {hook.when === 'acted' && (
        <NamedField
          kind="action"
          label={fields.action}
          none={fields.anyAction}
          choices={choices}
          value={hook.action}
          onChange={(action) => set({ action })}
        />
      )}
      <FewField
        label={fields.onceHow}
        names={fields.onces}
        value={hook.once ? 'once' : 'always'}
        onChange={(next) => set({ once: next === 'once' })}
      />
    </div>
  );
}

function HookForm({ hook, at, set }: FormProps) {
  const { fields } = useWords('workshop').scenarioEditor;
  return (
    <>
      <NameField name={hook.name} placeholder={fields.newHook} at={at} set={set} />
      <Moment hook={hook} set={set} />
      <ConditionPart
        title={fields.hookIf}
        none={fields.always}
        condition={hook.if}
        path={`${at.path}.if`}
        onChange={(condition) => set({ if: condition })}
      />
      <SubjectProvider value={hasSubject(hook.when)}>
        <EffectsPart effects={hook.effects} path={`${at.path}.effects`} set={set} />
      </SubjectProvider>
    </>
  );
}

/** What happens by itself. */
export function HooksSection() {
  const { fields, nameless, sections } = useWords('workshop').scenarioEditor;
  const words = useWords('scenario');
  const { draft, choices } = useEditing();
  const { script } = useSetters('hooks');
  return (
    <ItemList
      label={sections.hooks}
      path="script.hooks"
      items={draft.script.hooks}
      most={60}
      addLabel={fields.addHook}
      stem="hook"
      make={(id): Hook => ({
        id,
        name: '',
        when: 'battleStart',
        side: null,
        action: null,
        if: null,
        once: true,
        effects: [],
      })}
      said={(hook) => ({
        title: hook.name === '' ? nameless : hook.name,
        detail: hookSaid(words, hook, namesOf(choices)),
      })}
      onChange={(hooks, typed) => script({ hooks }, typed)}
    >
      {(hook, set, at) => <HookForm hook={hook} at={at} set={set} />}
    </ItemList>
  );
}
