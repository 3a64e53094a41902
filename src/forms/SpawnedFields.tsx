import type { EffectStep } from '../engine/family/killteam/tables/effect.ts';
import { useWords } from '../words/useWords.ts';
import { type Choices, firstOf } from './choices.ts';
import { FewField, NamedField, NumberField } from './Fields.tsx';

type Spawn = Extract<EffectStep, { op: 'spawn' }>;
type SpawnedFieldsProps = {
  readonly step: Spawn;
  readonly choices: Choices;
  readonly onChange: (step: Spawn) => void;
};

const MOST_DV = 60;
const WAYS = ['usual', 'dv', 'card'] as const;

/** Who arrives: as the difficulty has it, for so much DV, or one of a card. */
export function SpawnedFields({ step, choices, onChange }: SpawnedFieldsProps) {
  const { changeParts } = useWords('scenario');
  const { dv, card, ...rest } = step;
  const ways = {
    usual: rest,
    dv: { ...rest, dv: 3 },
    card: { ...rest, card: firstOf(choices, 'card') },
  };
  const dvOrUsual = dv === undefined ? 'usual' : 'dv';
  const { usual, dv: byDv } = changeParts.spawnHows;
  const hasCards = card !== undefined || firstOf(choices, 'card') !== '';
  const names: Readonly<Record<string, string>> = hasCards ? changeParts.spawnHows : { usual, dv: byDv };
  return (
    <>
      <FewField
        label={changeParts.spawnHow}
        names={names}
        value={card === undefined ? dvOrUsual : 'card'}
        onChange={(next) => {
          const way = WAYS.find((each) => each === next);
          if (way !== undefined) onChange(ways[way]);
        }}
      />
      {dv !== undefined && (
        <NumberField
          label={changeParts.dv}
          value={dv}
          min={1}
          max={MOST_DV}
          onChange={(next) => onChange({ ...rest, dv: next })}
        />
      )}
      {card !== undefined && (
        <NamedField
          kind="card"
          choices={choices}
          value={card}
          onChange={(id) => onChange({ ...rest, card: id ?? '' })}
        />
      )}
    </>
  );
}
