import { useWords } from '../words/useWords.ts';
import type { Choices } from './choices.ts';
import type { Leaf } from './conditionNode.ts';
import { FewField, NamedField, NumberField } from './Fields.tsx';

type Share = Extract<Leaf, { is: 'share' }>;

type ShareFieldsProps = {
  readonly leaf: Share;
  readonly choices: Choices;
  readonly onChange: (leaf: Share) => void;
};

/** A counter, and what share of a side or of its own most it has to be. */
export function ShareFields({ leaf, choices, onChange }: ShareFieldsProps) {
  const { parts } = useWords('scenario');
  return (
    <>
      <NamedField
        kind="counter"
        choices={choices}
        value={leaf.counter}
        onChange={(id) => onChange({ ...leaf, counter: id ?? '' })}
      />
      <NumberField
        label={parts.percent}
        value={leaf.percent}
        min={1}
        max={100}
        onChange={(percent) => onChange({ ...leaf, percent })}
      />
      <FewField
        label={parts.shareOf}
        names={{ retinue: parts.retinue, enemy: parts.enemy, most: parts.itsMost }}
        value={leaf.of}
        onChange={(of) => onChange({ ...leaf, of })}
      />
    </>
  );
}
