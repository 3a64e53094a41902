import type { BattleSettings } from '../../engine/family/killteam/model/settings.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { useWords } from '../../words/useWords.ts';
import { OnOff } from './OnOff.tsx';
import form from '../../ui/Form.module.css';
import styles from './Settings.module.css';

type Dial = Pick<BattleSettings, 'dice' | 'automation' | 'readings'>;
type DialProps = {
  readonly settings: Dial;
  readonly onChange: (change: Partial<Dial>) => void;
  /** What a side is called that has no word of its own. */
  readonly sideName?: (side: string) => string;
};
export type DialChange = Partial<Dial>;

const ATTACKS = ['log', 'assisted', 'full'] as const;
const ENEMY = ['log', 'assisted', 'full'] as const;
const EVENTS = ['off', 'hand', 'app'] as const;
const MODES = ['table', 'screen'] as const;

function Dice({ settings, onChange, sideName = String }: DialProps) {
  const words = useWords('settings');
  const { diceOf, diceOfSide, diceModes, diceHint } = words.settings;
  const known: Readonly<Record<string, string>> = diceOf;
  return (
    <>
      {Object.entries(settings.dice).map(([side, now]) => {
        const label = known[side] ?? diceOfSide(sideName(side));
        return (
          <SettingRow key={side} label={label}>
            <Segmented
              label={label}
              options={MODES.map((value) => ({ value, label: diceModes[value] }))}
              value={now}
              onChange={(mode) => onChange({ dice: { ...settings.dice, [side]: mode } })}
            />
          </SettingRow>
        );
      })}
      <p className={form.note}>{diceHint}</p>
    </>
  );
}

function Automation({ settings: { automation }, onChange }: DialProps) {
  const words = useWords('settings');
  const change = (next: Partial<Dial['automation']>) => onChange({ automation: { ...automation, ...next } });
  return (
    <>
      <h3 className={styles.head}>{words.settings.automation}</h3>
      <SettingRow label={words.settings.attack} hint={words.settings.attackHints[automation.attack]}>
        <Segmented
          label={words.settings.attack}
          options={ATTACKS.map((value) => ({ value, label: words.settings.attackModes[value] }))}
          value={automation.attack}
          onChange={(attack) => change({ attack })}
        />
      </SettingRow>
      <SettingRow label={words.enemyTurn.dial} hint={words.enemyTurn.dialHints[automation.enemy ?? 'assisted']}>
        <Segmented
          label={words.enemyTurn.dial}
          options={ENEMY.map((value) => ({ value, label: words.enemyTurn.dialModes[value] }))}
          value={automation.enemy ?? 'assisted'}
          onChange={(enemy) => change({ enemy })}
        />
      </SettingRow>
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
  return (
    <>
      <Dice {...props} />
      <Automation {...props} />
      <Readings {...props} />
    </>
  );
}
