import type { Condition } from '../engine/scenario/condition.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { PlainButton } from '../ui/PlainButton.tsx';
import { capital } from '../words/format.ts';
import { conditionSaid } from '../words/scenarioSaid.ts';
import { useScenarioWords } from '../words/useScenarioWords.ts';
import { type Choices, namesOf } from './choices.ts';
import { conditionOf, type ConditionNode, firstLeaf, fromRoot, type Group, nodeOf, rootOf } from './conditionNode.ts';
import { WordsField } from './Fields.tsx';
import styles from './Forms.module.css';
import { LeafEditor } from './LeafEditor.tsx';

/** Groups within groups, at most; deeper ones of a file are shown and can be taken out. */
const DEEPEST = 2;

type PartProps = {
  readonly condition: Condition;
  readonly choices: Choices;
  readonly depth: number;
  readonly onChange: (condition: Condition | null) => void;
};

function PartEditor({ condition, choices, depth, onChange }: PartProps) {
  const node = nodeOf(condition);
  const change = (next: ConditionNode) => onChange(conditionOf(next));
  return node.kind === 'group' ? (
    <GroupEditor group={node} choices={choices} depth={depth} onChange={change} />
  ) : (
    <LeafEditor node={node} choices={choices} onChange={change} />
  );
}

type GroupProps = {
  readonly group: Group;
  readonly choices: Choices;
  readonly depth: number;
  readonly onChange: (group: Group) => void;
};

function Adders({ group, choices, depth, onChange }: GroupProps) {
  const { parts } = useScenarioWords();
  const add = (condition: Condition) => onChange({ ...group, of: [...group.of, condition] });
  const first = firstLeaf(choices);
  return (
    <div className={styles.adders}>
      <PlainButton tone="quiet" icon="plus" label={parts.addCondition} onPress={() => add(first)} />
      {depth < DEEPEST && group.of.length > 0 && (
        <PlainButton
          tone="quiet"
          icon="plus"
          label={parts.addGroup}
          onPress={() => add({ is: 'any', of: [first, { is: 'alert', least: 2 }] })}
        />
      )}
    </div>
  );
}

function GroupEditor(props: GroupProps) {
  const { group, choices, depth, onChange } = props;
  const words = useScenarioWords();
  const { parts } = words;
  const put = (index: number, condition: Condition | null) =>
    onChange({ ...group, of: condition === null ? group.of.toSpliced(index, 1) : group.of.with(index, condition) });
  return (
    <div className={depth === 0 ? styles.lines : styles.nested}>
      {(group.of.length > 1 || depth > 0) && (
        <WordsField
          bare
          label={parts.joiner}
          names={parts.joiners}
          value={group.joiner}
          onChange={(joiner) => onChange({ ...group, joiner })}
        />
      )}
      {group.of.map((condition, index) => (
        <div key={index} className={styles.line}>
          <PartEditor condition={condition} choices={choices} depth={depth + 1} onChange={(next) => put(index, next)} />
          <IconButton
            icon="cross"
            label={parts.remove(conditionSaid(words, condition, namesOf(choices)))}
            onPress={() => put(index, null)}
          />
        </div>
      ))}
      <Adders {...props} />
    </div>
  );
}

type ConditionEditorProps = {
  /** Accessible name of the whole: what it is the condition of. */
  readonly label: string;
  /** Null: none. */
  readonly condition: Condition | null;
  readonly choices: Choices;
  /** What is said when there is none: what then holds. */
  readonly none?: string;
  readonly onChange: (condition: Condition | null) => void;
};

/** What must be so: conditions and groups of them, from lists, with the whole in plain words above. */
export function ConditionEditor({ label, condition, choices, none, onChange }: ConditionEditorProps) {
  const words = useScenarioWords();
  return (
    <div className={styles.lines} role="group" aria-label={label}>
      <p className={condition === null ? styles.hint : styles.said}>
        {condition === null
          ? (none ?? `${capital(words.joints.always)}.`)
          : `${words.joints.if(conditionSaid(words, condition, namesOf(choices)))}.`}
      </p>
      <GroupEditor
        group={rootOf(condition)}
        choices={choices}
        depth={0}
        onChange={(root) => onChange(fromRoot(root))}
      />
    </div>
  );
}
