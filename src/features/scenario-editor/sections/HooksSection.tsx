import { type Hook, MOMENTS } from '../../../engine/scenario/script.ts';
import { ConditionEditor } from '../../../forms/ConditionEditor.tsx';
import { EffectsEditor } from '../../../forms/EffectsEditor.tsx';
import { FewField, NamedField } from '../../../forms/Fields.tsx';
import { namesOf } from '../../../forms/choices.ts';
import { PickList } from '../../../ui/PickList.tsx';
import { capital } from '../../../words/format.ts';
import { hookSaid } from '../../../words/scenarioSaid.ts';
import { useScenarioEditorWords } from '../../../words/useScenarioEditorWords.ts';
import { useScenarioWords } from '../../../words/useScenarioWords.ts';
import { useEditing, useSetters } from '../editing.ts';
import { ItemList } from '../ItemList.tsx';
import styles from '../Scenario.module.css';
import { Text } from '../Text.tsx';
import { Part } from './Part.tsx';

/** Moments that are somebody’s. */
const SIDED: readonly Hook['when'][] = ['activationEnd', 'incapacitated'];

type FormProps = {
  readonly hook: Hook;
  readonly path: string;
  readonly fresh: boolean;
  readonly set: (next: Partial<Hook>, typed?: string | null) => void;
};

/** When it fires, and for whom. */
function Moment({ hook, set }: Pick<FormProps, 'hook' | 'set'>) {
  const { fields } = useScenarioEditorWords();
  const { moments } = useScenarioWords();
  const { choices } = useEditing();
  const named = (when: Hook['when']) => capital(moments[when]({ side: null, action: null }));
  return (
    <div className={styles.group}>
      <PickList
        label={fields.when}
        groups={[{ label: null, options: MOMENTS.map((value) => ({ value, label: named(value) })) }]}
        value={hook.when}
        onChange={(value) => {
          const when = MOMENTS.find((each) => each === value);
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

function HookForm({ hook, path, fresh, set }: FormProps) {
  const { fields } = useScenarioEditorWords();
  const { choices } = useEditing();
  return (
    <>
      <Text
        label={fields.name}
        path={`${path}.name`}
        value={hook.name}
        placeholder={fields.newHook}
        maxLength={80}
        fresh={fresh}
        onChange={(name, typed) => set({ name }, typed)}
      />
      <Moment hook={hook} set={set} />
      <Part title={fields.hookIf}>
        <ConditionEditor
          label={fields.hookIf}
          none={fields.always}
          condition={hook.if}
          choices={choices}
          onChange={(condition) => set({ if: condition })}
        />
      </Part>
      <Part title={fields.effects}>
        <EffectsEditor
          label={fields.effects}
          effects={hook.effects}
          choices={choices}
          onChange={(effects) => set({ effects })}
        />
      </Part>
    </>
  );
}

/** What happens by itself. */
export function HooksSection() {
  const { fields, nameless, sections } = useScenarioEditorWords();
  const words = useScenarioWords();
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
      {(hook, set, at) => <HookForm hook={hook} set={set} {...at} />}
    </ItemList>
  );
}
