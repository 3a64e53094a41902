import { OBJECTIVE_KINDS, type ScenarioObjective } from '../../../engine/scenario/script.ts';
import { ConditionEditor } from '../../../forms/ConditionEditor.tsx';
import { FewField, NumberField } from '../../../forms/Fields.tsx';
import { namesOf } from '../../../forms/choices.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { capital } from '../../../words/format.ts';
import { conditionSaid } from '../../../words/scenarioSaid.ts';
import { useScenarioEditorWords } from '../../../words/useScenarioEditorWords.ts';
import { useScenarioWords } from '../../../words/useScenarioWords.ts';
import { useEditing, useSetters } from '../editing.ts';
import { ItemList } from '../ItemList.tsx';
import styles from '../Scenario.module.css';
import { Text } from '../Text.tsx';
import { Part } from './Part.tsx';

type FormProps = {
  readonly objective: ScenarioObjective;
  readonly path: string;
  readonly fresh: boolean;
  readonly set: (next: Partial<ScenarioObjective>, typed?: string | null) => void;
};

function Experience({ objective: { xp }, set }: Pick<FormProps, 'objective' | 'set'>) {
  const { fields } = useScenarioEditorWords();
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
  const { fields } = useScenarioEditorWords();
  const { objectiveKinds } = useScenarioWords();
  const { choices } = useEditing();
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
        options={OBJECTIVE_KINDS.map((value) => ({ value, label: objectiveKinds[value] }))}
        value={objective.kind}
        onChange={(kind) => set({ kind })}
      />
      <Part title={fields.done}>
        <ConditionEditor
          label={fields.done}
          none={fields.byTable}
          condition={objective.done}
          choices={choices}
          onChange={(done) => set({ done })}
        />
      </Part>
      <Part title={fields.failed}>
        <ConditionEditor
          label={fields.failed}
          none={fields.byTable}
          condition={objective.failed}
          choices={choices}
          onChange={(failed) => set({ failed })}
        />
      </Part>
      {(objective.kind === 'secret' || objective.reveal !== null) && (
        <Part title={fields.reveal}>
          <ConditionEditor
            label={fields.reveal}
            none={fields.byMaster}
            condition={objective.reveal}
            choices={choices}
            onChange={(reveal) => set({ reveal })}
          />
        </Part>
      )}
      <Experience objective={objective} set={set} />
    </>
  );
}

/** What must be done, may be done, and is not known yet. */
export function ObjectivesSection() {
  const { fields, said, nameless, sections } = useScenarioEditorWords();
  const words = useScenarioWords();
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
