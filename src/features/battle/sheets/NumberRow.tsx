import { Explained } from '../../../forms/Explained.tsx';
import { useScene } from '../../../scene/useScene.ts';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';

/** A number of the battle as a row with less and more. */
export function NumberRow(props: {
  readonly label: string;
  readonly hint?: string;
  readonly value: number;
  readonly max: number;
  readonly set: (value: number) => void;
}) {
  const { words } = useScene();
  const { label, hint, value, max, set } = props;
  return (
    <SettingRow label={<Explained text={label} />} {...(hint !== undefined && { hint: <Explained text={hint} /> })}>
      <Stepper
        label={label}
        value={value}
        max={max}
        lessLabel={words.common.less(label)}
        moreLabel={words.common.oneMore(label)}
        onChange={set}
      />
    </SettingRow>
  );
}
