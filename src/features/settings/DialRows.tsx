import { Segmented } from '../../ui/Segmented.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { useWords } from '../../words/useWords.ts';

/** How much the app does of something. */
export type HowMuch = 'log' | 'assisted' | 'full';

type DialProps = { readonly value: HowMuch; readonly onChange: (value: HowMuch) => void };

const HOW_MUCH = ['log', 'assisted', 'full'] as const;

/** How much of an attack the app does. */
export function AttackDial({ value, onChange }: DialProps) {
  const { settings } = useWords('settings');
  return (
    <SettingRow label={settings.attack} hint={settings.attackHints[value]}>
      <Segmented
        label={settings.attack}
        options={HOW_MUCH.map((each) => ({ value: each, label: settings.attackModes[each] }))}
        value={value}
        onChange={onChange}
      />
    </SettingRow>
  );
}

/** How much the app does of what a side does that tables play. */
export function EnemyDial({ value, onChange }: DialProps) {
  const { enemyTurn } = useWords('settings');
  return (
    <SettingRow label={enemyTurn.dial} hint={enemyTurn.dialHints[value]}>
      <Segmented
        label={enemyTurn.dial}
        options={HOW_MUCH.map((each) => ({ value: each, label: enemyTurn.dialModes[each] }))}
        value={value}
        onChange={onChange}
      />
    </SettingRow>
  );
}
