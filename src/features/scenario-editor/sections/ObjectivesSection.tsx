import { objectiveKinds as kinds } from '../../../content/scriptChoices.ts';
import type { ScenarioObjective } from '../../../engine/plugins/scenario/script.ts';
import { FewField, NumberField } from '../../../forms/Fields.tsx';
import { namesOf } from '../../../forms/choices.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { capital } from '../../../words/capital.ts';
import { conditionSaid } from '../../../words/scenarioSaid.ts';
import { useWords } from '../../../words/useWords.ts';
import { useEditing, useSetters } from '../editing.ts';
import { ItemList } from '../../../forms/ItemList.tsx';
import styles from '../Scenario.module.css';
import { Text } from '../../../forms/Text.tsx';
import { ConditionPart } from './ConditionPart.tsx';

type FormProps = {
  readonly objective: ScenarioObjective;
  readonly path: string;
  readonly fresh: boolean;
  readonly set: (next: Partial<ScenarioObjective>, typed?: string | null) => void;
};

function Experience({ objective: { xp }, set }: Pick<FormProps, 'objective' | 'set'>) {
  const { fields } = useWords('workshop').scenarioEditor;
  return (
    <div className={styles.group}>
      <FewField
        label={fields.xpHow}
        names={{ usual: fields.xpUsual, own: fields.xpOwn }}
        value={xp === null ? 'usual' : 'own'}
        onChange={(next) => set({ xp: next === 'usual' ? null : 1 })}
      />
      {xp !== null && <NumberField label={fields.xp} value={xp} max={20} onChange={(next) => set({ xp: next })} />}
    </div>
  );
}

function ObjectiveForm({ objective, path, fresh, set }: FormProps) {
  const { fields } = useWords('workshop').scenarioEditor;
  const { objectiveKinds } = useWords('scenario');
  return (
    <>
      <Text
        label={fields.objectiveText}
        path={`${path}.text`}
        value={objective.text}
        placeholder={fields.newObjective}
        maxLength={400}
        lines={2}
        fresh={fresh}
        onChange={(text, typed) => set({ text }, typed)}
      />
      <Segmented
        wide
        label={fields.kind}
        options={kinds.map((value) => ({ value, label: objectiveKinds[value] }))}
        value={objective.kind}
        onChange={(kind) => set({ kind })}
      />
      <ConditionPart
        title={fields.done}
        none={fields.byTable}
        condition={objective.done}
        path={`${path}.done`}
        onChange={(done) => set({ done })}
      />
      <ConditionPart
        title={fields.failed}
        none={fields.byTable}
        condition={objective.failed}
        path={`${path}.failed`}
        onChange={(failed) => set({ failed })}
      />
      {(objective.kind === 'secret' || objective.reveal !== null) && (
        <ConditionPart
          title={fields.reveal}
          none={fields.byMaster}
          condition={objective.reveal}
          path={`${path}.reveal`}
          onChange={(reveal) => set({ reveal })}
        />
      )}
      <Experience objective={objective} set={set} />
    </>
  );
}

/** What must be done, may be done, and is not known yet. */
export function ObjectivesSection() {
  const { fields, said, nameless, sections } = useWords('workshop').scenarioEditor;
  const words = useWords('scenario');
  const { draft, choices } = useEditing();
  const { script } = useSetters('objectives');
  const detail = ({ done }: ScenarioObjective) =>
    capital(done === null ? fields.byTable : said.condition(fields.done, conditionSaid(words, done, namesOf(choices))));
  return (
    <ItemList
      label={sections.objectives}
      path="script.objectives"
      items={draft.script.objectives}
      most={30}
      addLabel={fields.addObjective}
      stem="objective"
      make={(id): ScenarioObjective => ({
        id,
        kind: draft.script.objectives.some(({ kind }) => kind === 'primary') ? 'secondary' : 'primary',
        text: '',
        done: null,
        failed: null,
        reveal: null,
        xp: null,
      })}
      said={(objective) => ({
        title: said.objective(words.objectiveKinds[objective.kind], objective.text === '' ? nameless : objective.text),
        detail: detail(objective),
      })}
      onChange={(objectives, typed) => script({ objectives }, typed)}
    >
      {(objective, set, at) => <ObjectiveForm objective={objective} set={set} {...at} />}
    </ItemList>
  );
}
