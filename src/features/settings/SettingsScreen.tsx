import { ListRow } from '../../ui/ListRow.tsx';
import { fullSettings } from '../../content/battleSettings.ts';
import { type ReactNode, Suspense } from 'react';
import { useGame, useApp } from '../../state/base/useApp.ts';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useWords } from '../../words/useWords.ts';
import { DeviceSettings } from './DeviceSettings.tsx';
import { DifficultySettings } from './DifficultySettings.tsx';
import { type DialChange, GameSettings } from './GameSettings.tsx';
import form from '../../ui/Form.module.css';
import styles from './Settings.module.css';
import { RoundsSection } from './RoundsSection.tsx';
import { useRounds } from '../../state/battle/rounds.ts';
import { killTeamIn, useKillTeamPlay } from '../../state/battle/killTeam.ts';

type SettingsScreenProps = {
  readonly onBack: () => void;
  /** How the enemy plays in the battle that is open. */
  readonly enemy: ReactNode;
  /** What is kept and where, files in and out. */
  readonly storage: ReactNode;
  /** To what the words of the game mean. */
  readonly onGlossary: () => void;
};

function BattleSection() {
  const { dispatch } = useKillTeamPlay();
  const words = useWords('settings');
  const settings = useGame((game) => killTeamIn(game.battle)?.state.settings ?? null);
  const ended = useGame((game) => (killTeamIn(game.battle)?.state.result ?? null) !== null);
  const sides = useGame((game) => killTeamIn(game.battle)?.state.sides ?? null);
  if (settings === null || ended) return null;
  const full = fullSettings(settings);
  const nameOf = (side: string) => sides?.find(({ id }) => id === side)?.name ?? side;
  const change = (next: Partial<typeof settings>) =>
    void dispatch({ type: 'changeSettings', settings: { ...settings, ...next } });
  return (
    <section className={form.section} aria-label={words.settings.battleSection}>
      <SectionHead title={words.settings.battleSection} />
      <p className={form.note}>{words.settings.logged}</p>
      {full !== null && <DifficultySettings settings={full} onChange={change} />}
      <GameSettings settings={settings} onChange={change} sideName={nameOf} />
    </section>
  );
}

function NewBattlesSection() {
  const { changeSettings } = useApp();
  const words = useWords('settings');
  const settings = useGame((game) => game.settings);
  const change = ({ dice, automation, readings }: DialChange) =>
    changeSettings({
      dice: { ...settings.dice, ...dice },
      automation: {
        ...settings.automation,
        ...automation,
        ammo: automation?.ammo ?? settings.automation.ammo,
        events: automation?.events ?? settings.automation.events,
      },
      readings: {
        guardLiteral: readings?.guardLiteral ?? settings.readings.guardLiteral,
        retinueAlwaysFirst: readings?.retinueAlwaysFirst ?? settings.readings.retinueAlwaysFirst,
        enemyAmmo: readings?.enemyAmmo ?? settings.readings.enemyAmmo,
      },
    });
  return (
    <section className={form.section} aria-label={words.settings.newBattles}>
      <SectionHead title={words.settings.newBattles} />
      <GameSettings settings={settings} onChange={change} />
    </section>
  );
}

/** Settings: of the battle that is open, of this device, of what is stored. */
export function SettingsScreen({ onBack, enemy, storage, onGlossary }: SettingsScreenProps) {
  const words = useWords('settings');
  const inKillTeam = useGame((game) => killTeamIn(game.battle)?.state.result === null);
  const rounds = useRounds();
  const inRounds = rounds?.state.result === null;
  const inBattle = inKillTeam || inRounds;
  const hasEnemy = inKillTeam || (inRounds && rounds.state.sides.some(({ hand }) => hand === 'tables'));
  return (
    <ScreenLayout
      label={words.settings.title}
      top={<TopBar title={words.settings.title} back={{ label: words.common.back, onPress: onBack }} />}
    >
      {inRounds && <RoundsSection battle={rounds} />}
      {inKillTeam && <BattleSection />}
      {!inBattle && <NewBattlesSection />}
      {hasEnemy && (
        <section className={form.section} aria-label={words.enemyTurn.setUp}>
          <SectionHead title={words.enemyTurn.setUp} />
          <div className={styles.enemy}>
            <Suspense fallback={null}>{enemy}</Suspense>
          </div>
        </section>
      )}
      <DeviceSettings without2021={inRounds} />
      <section className={form.section} aria-label={words.settings.storage}>
        <SectionHead title={words.settings.storage} />
        {storage}
      </section>
      <section className={form.section}>
        <SectionHead title={words.settings.about} />
        <ListRow icon="why" title={words.settings.glossary} opens onPress={onGlossary} />
        <p className={form.note}>{words.settings.aboutText}</p>
        <p className={form.note}>{words.settings.version(String(import.meta.env['VITE_APP_VERSION']))}</p>
      </section>
    </ScreenLayout>
  );
}
