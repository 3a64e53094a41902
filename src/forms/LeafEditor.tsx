import { PickList } from '../ui/PickList.tsx';
import { TextField } from '../ui/TextField.tsx';
import form from '../ui/Form.module.css';
import { useWords } from '../words/useWords.ts';
import type { Choices } from './choices.ts';
import { type ConditionNode, type Leaf, leafKinds, leafOf } from './conditionNode.ts';
import { ShareFields } from './ShareFields.tsx';
import { type LeafProps, SpanFields } from './SpanFields.tsx';
import { FewField, FlagField, NamedField, NumberField } from './Fields.tsx';

type LeafNode = Extract<ConditionNode, { kind: 'leaf' }>;
type Among = Extract<Leaf, { is: 'standing' | 'down' | 'hurt' | 'within' }>;

/** A place of the killzone that the scenario is bound to. */
function ZoneField({ leaf, choices, onChange }: LeafProps<Extract<Leaf, { is: 'within' | 'controls' }>>) {
  return (
    <NamedField
      kind="zone"
      choices={choices}
      value={leaf.zone}
      onChange={(id) => onChange({ ...leaf, zone: id ?? '' })}
    />
  );
}

function AmongFields({ leaf, choices, onChange }: LeafProps<Among>) {
  const { parts } = useWords('scenario');
  const { keyword, named, ...rest } = leaf;
  const set = (next: { readonly keyword?: string | undefined; readonly named?: string | undefined }) =>
    onChange({
      ...rest,
      ...(next.keyword !== undefined && next.keyword !== '' && { keyword: next.keyword }),
      ...(next.named !== undefined && next.named !== '' && { named: next.named }),
    });
  return (
    <>
      {leaf.is === 'within' && <ZoneField leaf={leaf} choices={choices} onChange={onChange} />}
      <FewField
        label={parts.side}
        names={{ retinue: parts.retinue, enemy: parts.enemy }}
        value={leaf.side}
        onChange={(side) => onChange({ ...leaf, side })}
      />
      <SpanFields leaf={leaf} choices={choices} onChange={onChange} />
      {leaf.is === 'hurt' && (
        <NumberField
          label={parts.belowPercent}
          value={leaf.percent}
          min={1}
          max={100}
          onChange={(percent) => onChange({ ...leaf, percent })}
        />
      )}
      <div className={form.pair}>
        <NamedField
          kind="keyword"
          label={parts.keyword}
          none="–"
          choices={choices}
          value={keyword ?? null}
          onChange={(id) => set({ keyword: id ?? '', named })}
        />
        <TextField
          label={parts.named}
          value={named ?? ''}
          maxLength={60}
          onChange={(name) => set({ keyword, named: name })}
        />
      </div>
    </>
  );
}

function NamedRange({ leaf, choices, onChange }: LeafProps<Extract<Leaf, { is: 'counter' | 'acted' }>>) {
  return (
    <>
      {leaf.is === 'counter' ? (
        <NamedField
          kind="counter"
          choices={choices}
          value={leaf.counter}
          onChange={(id) => onChange({ ...leaf, counter: id ?? '' })}
        />
      ) : (
        <NamedField
          kind="action"
          choices={choices}
          value={leaf.action}
          onChange={(id) => onChange({ ...leaf, action: id ?? '' })}
        />
      )}
      <SpanFields leaf={leaf} choices={choices} onChange={onChange} />
    </>
  );
}

function CarryingFields({ leaf, choices, onChange }: LeafProps<Extract<Leaf, { is: 'carrying' }>>) {
  const { parts } = useWords('scenario');
  const { marker, ...rest } = leaf;
  return (
    <>
      <FewField
        label={parts.side}
        names={{ retinue: parts.retinue, enemy: parts.enemy }}
        value={leaf.side}
        onChange={(side) => onChange({ ...leaf, side })}
      />
      <NamedField
        kind="marker"
        none={parts.anyMarker}
        choices={choices}
        value={marker ?? null}
        onChange={(id) => onChange(id === null ? rest : { ...rest, marker: id })}
      />
    </>
  );
}

function ControlsFields({ leaf, choices, onChange }: LeafProps<Extract<Leaf, { is: 'controls' }>>) {
  const { parts } = useWords('scenario');
  return (
    <>
      <ZoneField leaf={leaf} choices={choices} onChange={onChange} />
      <FewField
        label={parts.side}
        names={{ retinue: parts.retinue, enemy: parts.enemy }}
        value={leaf.side}
        onChange={(side) => onChange({ ...leaf, side })}
      />
    </>
  );
}

function ObjectiveFields({ leaf, choices, onChange }: LeafProps<Extract<Leaf, { is: 'objective' }>>) {
  const { parts } = useWords('scenario');
  return (
    <>
      <NamedField
        kind="objective"
        choices={choices}
        value={leaf.objective}
        onChange={(id) => onChange({ ...leaf, objective: id ?? '' })}
      />
      <FewField
        label={parts.as}
        names={{ done: parts.done, failed: parts.failed }}
        value={leaf.as}
        onChange={(as) => onChange({ ...leaf, as })}
      />
    </>
  );
}

function LeafFields({ leaf, choices, onChange }: LeafProps) {
  const { parts } = useWords('scenario');
  switch (leaf.is) {
    case 'counter':
    case 'acted':
      return <NamedRange leaf={leaf} choices={choices} onChange={onChange} />;
    case 'share':
      return <ShareFields leaf={leaf} choices={choices} onChange={onChange} />;
    case 'tick':
      return (
        <NamedField
          kind="tick"
          choices={choices}
          value={leaf.tick}
          onChange={(id) => onChange({ ...leaf, tick: id ?? '' })}
        />
      );
    case 'flag':
      return <FlagField label={parts.flag} value={leaf.flag} onChange={(flag) => onChange({ ...leaf, flag })} />;
    case 'turningPoint':
    case 'alert':
      return <SpanFields leaf={leaf} choices={choices} onChange={onChange} />;
    case 'controls':
      return <ControlsFields leaf={leaf} choices={choices} onChange={onChange} />;
    case 'within':
    case 'standing':
    case 'down':
    case 'hurt':
      return <AmongFields leaf={leaf} choices={choices} onChange={onChange} />;
    case 'carrying':
      return <CarryingFields leaf={leaf} choices={choices} onChange={onChange} />;
    case 'objective':
      return <ObjectiveFields leaf={leaf} choices={choices} onChange={onChange} />;
  }
}

/** Where "not" says something that the numbers cannot. */
const PLAIN: ReadonlySet<Leaf['is']> = new Set(['share', 'tick', 'flag', 'carrying', 'objective']);

type LeafEditorProps = {
  readonly node: LeafNode;
  readonly choices: Choices;
  /** It is a flag of the campaign and stays one: one of those that there are. */
  readonly flagsOnly?: boolean;
  readonly onChange: (node: LeafNode) => void;
};

/** One condition: what it looks at, which one, and what must be so of it. */
export function LeafEditor({ node, choices, flagsOnly = false, onChange }: LeafEditorProps) {
  const words = useWords('scenario');
  const { parts, conditionNames } = words;
  const { leaf, so } = node;
  const kinds = leafKinds(choices, leaf.is);
  return (
    <div className={form.nested}>
      {flagsOnly && leaf.is === 'flag' ? (
        <NamedField
          kind="flag"
          label={parts.flag}
          choices={choices}
          value={leaf.flag}
          onChange={(id) => onChange({ ...node, leaf: { is: 'flag', flag: id ?? '' } })}
        />
      ) : (
        <>
          <PickList
            label={parts.what}
            groups={[{ label: null, options: kinds.map((kind) => ({ value: kind, label: conditionNames[kind] })) }]}
            value={leaf.is}
            onChange={(next) => {
              const kind = kinds.find((each) => each === next);
              if (kind !== undefined) onChange({ ...node, leaf: leafOf(kind, choices) });
            }}
          />
          <LeafFields leaf={leaf} choices={choices} onChange={(changed) => onChange({ ...node, leaf: changed })} />
        </>
      )}
      {(PLAIN.has(leaf.is) || !so) && (
        <FewField
          label={parts.so}
          names={{ is: parts.is, isNot: parts.isNot }}
          value={so ? 'is' : 'isNot'}
          onChange={(next) => onChange({ ...node, so: next === 'is' })}
        />
      )}
    </div>
  );
}
