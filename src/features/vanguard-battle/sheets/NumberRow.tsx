import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';

/** A number of the battle as a row with less and more. */
export function NumberRow(props: {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly set: (value: number) => void;
}) {
  const { common } = useVanguardScene().words;
  const { label, value, min = 0, max = 99, set } = props;
  return (
    <SettingRow label={label}>
      <Stepper
        label={label}
        value={value}
        min={min}
        max={max}
        lessLabel={common.less(label)}
        moreLabel={common.oneMore(label)}
        onChange={set}
      />
    </SettingRow>
  );
}
