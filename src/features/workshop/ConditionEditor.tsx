import type { FactCondition } from '../../engine/behaviour/table.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { PickList } from '../../ui/PickList.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import form from '../../ui/Form.module.css';
import { conditionSaid } from '../../words/behaviourSentence.ts';
import {
  type ConditionNode,
  conditionOf,
  fromRoot,
  JOINERS,
  type Joiner,
  nodeOf,
  rootOf,
  wantedOf,
} from './conditionNode.ts';
import { selfPicks, valueOf, wantedIn } from './picks.ts';
import { useBothWords } from './useBothWords.ts';
import { WantedList } from './WantedList.tsx';

type Group = Extract<ConditionNode, { kind: 'group' }>;
type Some = Extract<ConditionNode, { kind: 'some' }>;

/** Groups within groups, at most. */
const DEEPEST = 2;

const isJoiner = (value: string): value is Joiner => JOINERS.some((joiner) => joiner === value);

function SomeEditor({ node, onChange }: { readonly node: Some; readonly onChange: (node: Some) => void }) {
  const { editor } = useBothWords().words;
  return (
    <div className={form.nested}>
      <Segmented
        wide
        label={editor.somebody}
        options={[
          { value: 'somebody', label: editor.some.somebody },
          { value: 'nobody', label: editor.some.nobody },
        ]}
        value={node.nobody ? 'nobody' : 'somebody'}
        onChange={(value) => onChange({ ...node, nobody: value === 'nobody' })}
      />
      <WantedList wanted={node.wanted} onChange={(wanted) => onChange({ ...node, wanted })} />
    </div>
  );
}

type PartProps = {
  readonly condition: FactCondition;
  readonly depth: number;
  readonly onChange: (condition: FactCondition | undefined) => void;
};

function PartEditor({ condition, depth, onChange }: PartProps) {
  const both = useBothWords();
  const node = nodeOf(condition);
  const change = (next: ConditionNode) => onChange(conditionOf(next));
  if (node.kind === 'some') return <SomeEditor node={node} onChange={change} />;
  if (node.kind === 'group') return <GroupEditor group={node} depth={depth} onChange={change} />;
  return (
    <PickList
      bare
      label={both.words.editor.fact}
      groups={selfPicks(both)}
      value={valueOf(node.wanted)}
      onChange={(value) => change({ kind: 'fact', wanted: wantedIn(value) })}
    />
  );
}

type GroupProps = { readonly group: Group; readonly depth: number; readonly onChange: (group: Group) => void };

function Adders({ group, depth, onChange }: GroupProps) {
  const { editor } = useBothWords().words;
  const add = (condition: FactCondition) => onChange({ ...group, of: [...group.of, condition] });
  return (
    <div className={form.adders}>
      <PlainButton tone="quiet" icon="plus" label={editor.addFact} onPress={() => add(wantedOf('engaged', false))} />
      <PlainButton
        tone="quiet"
        icon="plus"
        label={editor.addSome}
        onPress={() => add({ some: [wantedOf('ready', true)] })}
      />
      {depth < DEEPEST && (
        <PlainButton
          tone="quiet"
          icon="plus"
          label={editor.addGroup}
          onPress={() => add({ any: [wantedOf('isBrawler', true), wantedOf('isBeast', true)] })}
        />
      )}
    </div>
  );
}

function GroupEditor({ group, depth, onChange }: GroupProps) {
  const { words, said } = useBothWords();
  const { editor } = words;
  const put = (index: number, condition: FactCondition | undefined) =>
    onChange({
      ...group,
      of: condition === undefined ? group.of.toSpliced(index, 1) : group.of.with(index, condition),
    });
  return (
    <div className={depth === 0 ? form.lines : form.nested}>
      {(group.of.length > 1 || depth > 0) && (
        <PickList
          bare
          label={editor.joiner}
          groups={[{ label: null, options: JOINERS.map((value) => ({ value, label: editor.joiners[value] })) }]}
          value={group.joiner}
          onChange={(value) => isJoiner(value) && onChange({ ...group, joiner: value })}
        />
      )}
      {group.of.map((condition, index) => (
        <div key={`${index} ${Object.keys(condition).join(' ')}`} className={form.line}>
          <PartEditor condition={condition} depth={depth + 1} onChange={(next) => put(index, next)} />
          <IconButton
            icon="cross"
            label={editor.removePart(conditionSaid(said, condition))}
            onPress={() => put(index, undefined)}
          />
        </div>
      ))}
      <Adders group={group} depth={depth} onChange={onChange} />
    </div>
  );
}

type ConditionEditorProps = {
  readonly condition: FactCondition | undefined;
  readonly onChange: (condition: FactCondition | undefined) => void;
};

/** IF: facts, somebody of the retinue, and groups of them; none: always. */
export function ConditionEditor({ condition, onChange }: ConditionEditorProps) {
  return <GroupEditor group={rootOf(condition)} depth={0} onChange={(root) => onChange(fromRoot(root))} />;
}
