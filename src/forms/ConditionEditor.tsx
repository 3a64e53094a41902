import { useState } from 'react';
import type { Condition } from '../engine/plugins/scenario/condition.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { PickList } from '../ui/PickList.tsx';
import { PlainButton } from '../ui/PlainButton.tsx';
import form from '../ui/Form.module.css';
import { capital } from '../words/capital.ts';
import { conditionSaid } from '../words/scenarioSaid.ts';
import { useWords } from '../words/useWords.ts';
import { type Choices, namesOf } from './choices.ts';
import {
  conditionOf,
  type ConditionNode,
  fromRoot,
  type Group,
  type Leaf,
  leafKinds,
  leafOf,
  nodeOf,
  rootOf,
} from './conditionNode.ts';
import { WordsField } from './Fields.tsx';
import styles from './Forms.module.css';
import { Fresh } from './Fresh.tsx';
import { LeafEditor } from './LeafEditor.tsx';
import type { Places } from './places.ts';
import { Remark } from './Remark.tsx';

/** Groups within groups, at most; deeper ones of a file are shown and can be taken out. */
const DEEPEST = 2;

/** Where a condition stands in its document, and what is wrong there. */
type At = Pick<Places, 'flaw'> & { readonly path: string };

type PartProps = {
  readonly condition: Condition;
  readonly choices: Choices;
  readonly flagsOnly: boolean;
  readonly depth: number;
  readonly onChange: (condition: Condition | null) => void;
};

function PartEditor({ condition, depth, onChange, ...from }: PartProps) {
  const node = nodeOf(condition);
  const change = (next: ConditionNode) => onChange(conditionOf(next));
  return node.kind === 'group' ? (
    <GroupEditor group={node} depth={depth} onChange={change} {...from} />
  ) : (
    <LeafEditor node={node} onChange={change} {...from} />
  );
}

type GroupProps = {
  readonly group: Group;
  readonly choices: Choices;
  readonly flagsOnly: boolean;
  readonly depth: number;
  /** What is wrong with the part of this number; left out: nothing is looked at. */
  readonly flawOf?: ((index: number) => string | null) | undefined;
  readonly onChange: (group: Group) => void;
};

/** A condition that is being added: what it looks at is chosen first, so that none is there that nobody meant. */
function NewLeaf({ choices, onAdd }: { readonly choices: Choices; readonly onAdd: (leaf: Leaf) => void }) {
  const { parts, conditionNames } = useWords('scenario');
  const kinds = leafKinds(choices, null);
  const options = kinds.map((kind) => ({ value: kind, label: conditionNames[kind] }));
  return (
    <Fresh className={form.nested} fresh>
      <PickList
        label={parts.what}
        groups={[{ label: null, options: [{ value: '', label: parts.choose }, ...options] }]}
        value=""
        onChange={(value) => {
          const kind = kinds.find((each) => each === value);
          if (kind !== undefined) onAdd(leafOf(kind, choices));
        }}
      />
      {choices.counter?.length === 0 && <p className={form.hint}>{parts.noCounter}</p>}
    </Fresh>
  );
}

type Adding = 'no' | 'leaf' | 'group';

function Adders({ group, choices, flagsOnly, depth, onChange }: GroupProps) {
  const { parts } = useWords('scenario');
  const [adding, setAdding] = useState<Adding>('no');
  const add = (leaf: Leaf, as: Adding) => {
    setAdding('no');
    onChange({ ...group, of: [...group.of, as === 'group' ? { is: 'any', of: [leaf] } : leaf] });
  };
  const begin = (as: Adding) => (flagsOnly ? add(leafOf('flag', choices), as) : setAdding(as));
  return (
    <>
      {adding !== 'no' && <NewLeaf key={adding} choices={choices} onAdd={(leaf) => add(leaf, adding)} />}
      <div className={form.adders}>
        <PlainButton tone="quiet" icon="plus" label={parts.addCondition} onPress={() => begin('leaf')} />
        {depth < DEEPEST && group.of.length > 0 && (
          <PlainButton tone="quiet" icon="plus" label={parts.addGroup} onPress={() => begin('group')} />
        )}
      </div>
    </>
  );
}

function GroupEditor(props: GroupProps) {
  const { group, choices, flagsOnly, depth, flawOf, onChange } = props;
  const words = useWords('scenario');
  const { parts } = words;
  const put = (index: number, condition: Condition | null) =>
    onChange({ ...group, of: condition === null ? group.of.toSpliced(index, 1) : group.of.with(index, condition) });
  return (
    <div className={depth === 0 ? form.lines : form.nested}>
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
        <div key={index} className={form.line}>
          <div className={form.lines}>
            <PartEditor
              condition={condition}
              choices={choices}
              flagsOnly={flagsOnly}
              depth={depth + 1}
              onChange={(next) => put(index, next)}
            />
            <Remark text={flawOf?.(index) ?? null} />
          </div>
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
  /** Only what the campaign remembers is asked for, and of that only what there is to choose from. */
  readonly flagsOnly?: boolean;
  readonly onChange: (condition: Condition | null) => void;
} & Partial<At>;

/** What is wrong with a condition: with one that stands alone, at its own place; with one of several, below the whole. */
function wrongIn(condition: Condition | null, { path, flaw }: Partial<At>) {
  if (path === undefined || flaw === undefined) return null;
  const alone = rootOf(condition).of[0] === condition;
  return {
    whole: alone ? null : flaw(path, 'here'),
    part: (index: number) => flaw(alone ? path : `${path}.of[${index}]`),
  };
}

/** What must be so: conditions and groups of them, from lists, with the whole in plain words above. */
export function ConditionEditor(props: ConditionEditorProps) {
  const { label, condition, choices, none, flagsOnly = false, onChange } = props;
  const words = useWords('scenario');
  const wrong = wrongIn(condition, props);
  return (
    <div className={form.lines} role="group" aria-label={label}>
      <p className={condition === null ? form.hint : styles.said}>
        {condition === null
          ? (none ?? `${capital(words.joints.always)}.`)
          : `${words.joints.if(conditionSaid(words, condition, namesOf(choices)))}.`}
      </p>
      <Remark text={wrong?.whole ?? null} />
      <GroupEditor
        group={rootOf(condition)}
        choices={choices}
        flagsOnly={flagsOnly}
        depth={0}
        flawOf={wrong?.part}
        onChange={(root) => onChange(fromRoot(root))}
      />
    </div>
  );
}
