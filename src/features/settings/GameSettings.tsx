import type { BattleSettings } from '../../engine/family/killteam/model/settings.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { useWords } from '../../words/useWords.ts';
import { AttackDial, EnemyDial } from './DialRows.tsx';
import { DiceRows } from './DiceRows.tsx';
import { OnOff } from './OnOff.tsx';
import styles from './Settings.module.css';

type Dial = Pick<BattleSettings, 'dice' | 'automation' | 'readings'>;
type DialProps = {
  readonly settings: Dial;
  readonly onChange: (change: Partial<Dial>) => void;
  /** What a side is called that has no word of its own. */
  readonly sideName?: (side: string) => string;
  /** Of a battle that is open: how its enemy plays has a page of its own. */
  readonly inBattle?: boolean;
};
export type DialChange = Partial<Dial>;

const EVENTS = ['off', 'hand', 'app'] as const;

function Automation({ settings: { automation }, onChange, inBattle = false }: DialProps) {
  const words = useWords('settings');
  const change = (next: Partial<Dial['automation']>) => onChange({ automation: { ...automation, ...next } });
  return (
    <>
      <h3 className={styles.head}>{words.settings.automation}</h3>
      <AttackDial value={automation.attack} onChange={(attack) => change({ attack })} />
      {!inBattle && <EnemyDial value={automation.enemy ?? 'assisted'} onChange={(enemy) => change({ enemy })} />}
      {automation.events !== undefined && (
        <SettingRow label={words.settings.events} hint={words.settings.eventsHint}>
          <Segmented
            label={words.settings.events}
            options={EVENTS.map((value) => ({ value, label: words.settings.eventModes[value] }))}
            value={automation.events}
            onChange={(events) => change({ events })}
          />
        </SettingRow>
      )}
      {automation.ammo !== undefined && (
        <OnOff
          label={words.settings.ammo}
          hint={words.settings.ammoHint}
          value={automation.ammo}
          onChange={(ammo) => change({ ammo })}
        />
      )}
      <OnOff
        label={words.settings.falling}
        hint={words.settings.fallingHint}
        value={automation.falling}
        onChange={(falling) => change({ falling })}
      />
    </>
  );
}

function Readings({ settings: { readings }, onChange }: DialProps) {
  const words = useWords('settings');
  const hints = {
    retinueAlwaysFirst: words.settings.retinueAlwaysFirstHint,
    guardLiteral: words.settings.guardLiteralHint,
    enemyAmmo: words.settings.enemyAmmoHint,
  };
  const names = ['retinueAlwaysFirst', 'guardLiteral', 'enemyAmmo'] as const;
  return (
    <>
      <h3 className={styles.head}>{words.settings.readings}</h3>
      {names.map((name) => {
        const value = readings[name];
        return value === undefined ? null : (
          <OnOff
            key={name}
            label={words.settings[name]}
            hint={hints[name]}
            value={value}
            onChange={(on) => onChange({ readings: { ...readings, [name]: on } })}
          />
        );
      })}
    </>
  );
}

/** Dice, the automation dial and the disputed readings: of a battle, or for new ones. */
export function GameSettings(props: DialProps) {
  const { settings, onChange, sideName } = props;
  return (
    <>
      <DiceRows
        dice={settings.dice}
        {...(sideName !== undefined && { sideName })}
        onChange={(dice) => onChange({ dice })}
      />
      <Automation {...props} />
      <Readings {...props} />
    </>
  );
}
