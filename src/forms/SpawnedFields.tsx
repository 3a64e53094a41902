import type { EffectStep } from '../engine/family/killteam/tables/effect.ts';
import { useWords } from '../words/useWords.ts';
import { type Choices, firstOf, hasAny } from './choices.ts';
import { FewField, NamedField, NumberField } from './Fields.tsx';

type Spawn = Extract<EffectStep, { op: 'spawn' }>;
type SpawnedFieldsProps = {
  readonly step: Spawn;
  readonly choices: Choices;
  readonly onChange: (step: Spawn) => void;
};

const MOST_DV = 60;
const WAYS = ['usual', 'dv', 'faction', 'card'] as const;

const wayOf = ({ dv, card, faction }: Spawn): (typeof WAYS)[number] =>
  card !== undefined ? 'card' : faction !== undefined ? 'faction' : dv === undefined ? 'usual' : 'dv';

/** Who arrives: as the difficulty has it, for so much DV, of another faction, or one of a card. */
export function SpawnedFields({ step, choices, onChange }: SpawnedFieldsProps) {
  const { changeParts, parts } = useWords('scenario');
  const { dv, card, faction, side, ...rest } = step;
  const ways = {
    usual: rest,
    dv: { ...rest, dv: 3 },
    faction: { ...rest, dv: 3, faction: firstOf(choices, 'faction') },
    card: { ...rest, card: firstOf(choices, 'card') },
  };
  const { spawnHows } = changeParts;
  const offers = {
    faction: faction !== undefined || hasAny(choices, 'faction'),
    card: card !== undefined || hasAny(choices, 'card'),
  };
  const names: Readonly<Record<string, string>> = {
    usual: spawnHows.usual,
    dv: spawnHows.dv,
    ...(offers.faction && { faction: spawnHows.faction }),
    ...(offers.card && { card: spawnHows.card }),
  };
  return (
    <>
      <FewField
        label={changeParts.spawnHow}
        names={names}
        value={wayOf(step)}
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
          onChange={(next) => onChange({ ...rest, dv: next, ...(faction !== undefined && { faction }) })}
        />
      )}
      {faction !== undefined && (
        <NamedField
          kind="faction"
          choices={choices}
          value={faction}
          onChange={(id) => onChange({ ...rest, ...(dv !== undefined && { dv }), faction: id ?? '' })}
        />
      )}
      {card !== undefined && (
        <>
          <NamedField
            kind="card"
            choices={choices}
            value={card}
            onChange={(id) => onChange({ ...rest, card: id ?? '', ...(side !== undefined && { side }) })}
          />
          <FewField
            label={parts.side}
            names={{ retinue: parts.retinue, enemy: parts.enemy }}
            value={side ?? 'enemy'}
            onChange={(next) => onChange({ ...rest, card, ...(next === 'retinue' && { side: next }) })}
          />
        </>
      )}
    </>
  );
}
