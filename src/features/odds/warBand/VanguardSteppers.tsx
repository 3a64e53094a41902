import { NumberSteppers, type SteppedNumber } from '../NumberSteppers.tsx';
import { RANGES, type VanguardNumbers, type VanguardSituation } from './vanguardSituation.ts';

export type VanguardFormProps = {
  readonly situation: VanguardSituation;
  readonly onChange: (change: Partial<VanguardSituation>) => void;
};

type SteppersProps = VanguardFormProps & {
  readonly whose: string;
  /** Numbers with the names that they are shown by. */
  readonly numbers: readonly (readonly [key: keyof VanguardNumbers, id: SteppedNumber['id']])[];
};

/** Numbers of a situation of Vanguard to step through. */
export const VanguardSteppers = ({ situation, onChange, whose, numbers }: SteppersProps) => (
  <NumberSteppers
    whose={whose}
    numbers={numbers.map(([key, id]) => ({
      id,
      value: situation[key],
      range: RANGES[key],
      onChange: (value) => onChange({ [key]: value }),
    }))}
  />
);
