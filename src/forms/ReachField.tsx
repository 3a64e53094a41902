import type { LastingChange } from '../engine/family/killteam/card/lastingChange.ts';
import { useWords } from '../words/useWords.ts';
import { FewField, NumberField } from './Fields.tsx';

/** How near or how far the shooter has to be. */
export type Reach = NonNullable<Extract<LastingChange, { op: 'weaponRuleAgainst' }>['reach']>;

const WAYS = ['within', 'beyond'] as const;
const FIRST = 6;
const FARTHEST = 60;

type ReachFieldProps = {
  /** Undefined: at any distance. */
  readonly reach: Reach | undefined;
  readonly onChange: (reach: Reach | undefined) => void;
};

/** At which distance a rule holds against somebody. */
export function ReachField({ reach, onChange }: ReachFieldProps) {
  const { changeParts: parts } = useWords('scenario');
  return (
    <>
      <FewField
        label={parts.reach}
        names={parts.reaches}
        value={reach?.is ?? 'any'}
        onChange={(next) => {
          const is = WAYS.find((way) => way === next);
          onChange(is === undefined ? undefined : { is, inches: reach?.inches ?? FIRST });
        }}
      />
      {reach !== undefined && (
        <NumberField
          label={parts.inches}
          value={reach.inches}
          min={1}
          max={FARTHEST}
          onChange={(inches) => onChange({ ...reach, inches })}
        />
      )}
    </>
  );
}
