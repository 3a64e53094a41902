import { Explained } from '../../forms/Explained.tsx';
import { battleSettingsFor } from '../../content/battleSettings.ts';
import { loadBundledPack } from '../../content/bundledPack.ts';
import type {
  BattleSettings,
  DifficultyParameters,
  FullSettings,
} from '../../engine/family/killteam/model/settings.ts';
import type { App } from '../../state/base/app.ts';
import { useApp } from '../../state/base/useApp.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { useWords } from '../../words/useWords.ts';
import { OnOff } from './OnOff.tsx';
import styles from './Settings.module.css';
import { killTeamIn } from '../../state/battle/killTeam.ts';

type DifficultyProps = {
  readonly settings: FullSettings;
  readonly onChange: (change: Partial<BattleSettings>) => void;
};

const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

/** The whole numbers of a difficulty that are still read in a battle, with their limits. */
const NUMBERS = [
  { name: 'eventFrom', min: 1, max: 9 },
  { name: 'enemyInitiativeUpTo', min: 0, max: 6 },
] as const;

async function parametersOf(
  { store }: App,
  difficulty: FullSettings['difficulty'],
): Promise<DifficultyParameters | null> {
  const pack = await loadBundledPack();
  const row = pack.difficulties.get(difficulty);
  const battle = killTeamIn(store.getState().battle);
  if (row === undefined || battle === null) return null;
  const { operatives, settings } = battle.state;
  const acolytes = operatives.filter(({ card }) => pack.operatives.get(card)?.kind === 'acolyte').length;
  return battleSettingsFor(row, { acolytes: Math.max(1, acolytes), dice: settings.dice }).parameters;
}

function Parameters({ settings, onChange }: DifficultyProps) {
  const words = useWords('settings');
  const { parameters } = settings;
  const change = (next: Partial<DifficultyParameters>) => onChange({ parameters: { ...parameters, ...next } });
  const { parameters: names } = words.settings;
  const { d3, plus } = parameters.reinforcementDv;
  return (
    <details className={styles.details}>
      <summary>{names.title}</summary>
      <OnOff label={names.ammo} value={parameters.ammo} onChange={(ammo) => change({ ammo })} />
      {NUMBERS.map(({ name, min, max }) => (
        <SettingRow key={name} label={names[name]}>
          <Stepper
            label={names[name]}
            value={parameters[name]}
            min={min}
            max={max}
            lessLabel={words.common.less(names[name])}
            moreLabel={words.common.oneMore(names[name])}
            onChange={(value) => change({ [name]: value })}
          />
        </SettingRow>
      ))}
      <SettingRow label={names.reinforcementDv} hint={<Explained text={names.reinforcementValue(d3, plus)} />}>
        <Stepper
          label={names.reinforcementDv}
          value={plus}
          max={9}
          lessLabel={words.common.less(names.reinforcementDv)}
          moreLabel={words.common.oneMore(names.reinforcementDv)}
          onChange={(value) => change({ reinforcementDv: { d3, plus: value } })}
        />
      </SettingRow>
    </details>
  );
}

/** The difficulty of the battle in play, and its numbers one by one. */
export function DifficultySettings({ settings, onChange }: DifficultyProps) {
  const app = useApp();
  const words = useWords('settings');
  const choose = async (difficulty: FullSettings['difficulty']) => {
    const parameters = await parametersOf(app, difficulty);
    if (parameters !== null)
      onChange({ difficulty, parameters, automation: { ...settings.automation, ammo: parameters.ammo } });
  };
  return (
    <>
      <SettingRow
        label={words.settings.difficulty}
        hint={<Explained text={words.settings.difficultyHints[settings.difficulty]} />}
      >
        <Segmented
          label={words.settings.difficulty}
          options={DIFFICULTIES.map((value) => ({ value, label: words.settings.difficulties[value] }))}
          value={settings.difficulty}
          onChange={(difficulty) => void choose(difficulty)}
        />
      </SettingRow>
      <Parameters settings={settings} onChange={onChange} />
    </>
  );
}
