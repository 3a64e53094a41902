import form from '../ui/Form.module.css';
import { useWords } from '../words/useWords.ts';
import type { Choices } from './choices.ts';
import type { Leaf } from './conditionNode.ts';
import { NumberField, WordsField } from './Fields.tsx';

/** Fields of one kind of condition. */
export type LeafProps<L extends Leaf = Leaf> = {
  readonly leaf: L;
  readonly choices: Choices;
  readonly onChange: (leaf: Leaf) => void;
};

type Ranged = Extract<
  Leaf,
  { is: 'counter' | 'turningPoint' | 'alert' | 'standing' | 'down' | 'hurt' | 'within' | 'acted' }
>;
type Bounds = 'least' | 'most' | 'exactly' | 'between';

const MOST = 99;

const boundsOf = ({ least, most }: Ranged): Bounds => {
  if (most === undefined) return 'least';
  if (least === undefined) return 'most';
  return least === most ? 'exactly' : 'between';
};

/** The same leaf with other bounds; none of the old ones stays. */
function within(leaf: Ranged, bounds: Bounds, [from, to]: readonly [number, number]): Leaf {
  const { least: _least, most: _most, ...rest } = leaf;
  const range = {
    least: { least: from },
    most: { most: to },
    exactly: { least: from, most: from },
    between: { least: from, most: Math.max(from + 1, to) },
  }[bounds];
  return { ...rest, ...range };
}

/** How many it has to be: at least, at most, exactly, between. */
export function SpanFields({ leaf, onChange }: LeafProps<Ranged>) {
  const { parts } = useWords('scenario');
  const bounds = boundsOf(leaf);
  const from = leaf.least ?? leaf.most ?? 1;
  const to = leaf.most ?? from;
  const set = (next: Bounds, first: number, last: number) => onChange(within(leaf, next, [first, last]));
  const low = leaf.is === 'turningPoint' ? 1 : 0;
  return (
    <div className={form.pair}>
      <WordsField label={parts.span} names={parts.spans} value={bounds} onChange={(next) => set(next, from, to)} />
      {bounds !== 'most' && (
        <NumberField
          label={bounds === 'between' ? parts.from : parts.number}
          value={from}
          min={low}
          max={MOST}
          onChange={(value) => set(bounds, value, to)}
        />
      )}
      {(bounds === 'most' || bounds === 'between') && (
        <NumberField
          label={bounds === 'between' ? parts.to : parts.number}
          value={to}
          min={bounds === 'between' ? from + 1 : low}
          max={MOST}
          onChange={(value) => set(bounds, from, value)}
        />
      )}
    </div>
  );
}
