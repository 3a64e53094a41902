import { Explained } from '../../forms/Explained.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { useWords } from '../../words/useWords.ts';

type OnOffProps = {
  readonly label: string;
  readonly hint?: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
};

/** A setting that is on or off. */
export function OnOff({ label, hint, value, onChange }: OnOffProps) {
  const words = useWords('settings');
  return (
    <SettingRow label={label} {...(hint === undefined ? {} : { hint: <Explained text={hint} /> })}>
      <Segmented
        label={label}
        options={[
          { value: 'off', label: words.common.off },
          { value: 'on', label: words.common.on },
        ]}
        value={value ? 'on' : 'off'}
        onChange={(next) => onChange(next === 'on')}
      />
    </SettingRow>
  );
}
