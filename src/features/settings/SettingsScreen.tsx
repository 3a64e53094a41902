import { ListRow } from '../../ui/ListRow.tsx';
import { fullSettings } from '../../content/battleSettings.ts';
import { type ReactNode, Suspense } from 'react';
import { useGame, useApp } from '../../state/base/useApp.ts';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { termsOf } from '../../words/termsOf.ts';
import { useWords } from '../../words/useWords.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { DeviceSettings } from './DeviceSettings.tsx';
import { EnemyDial, type HowMuch } from './DialRows.tsx';
import type { KeyOf } from './KeySettings.tsx';
import { DifficultySettings } from './DifficultySettings.tsx';
import { type DialChange, GameSettings } from './GameSettings.tsx';
import form from '../../ui/Form.module.css';
import styles from './Settings.module.css';
import { RoundsSection } from './RoundsSection.tsx';
import { useRounds, useRoundsPlay } from '../../state/battle/rounds.ts';
import { killTeamIn, useKillTeamPlay } from '../../state/battle/killTeam.ts';

/** What settings are of; a page each. */
export const SETTINGS_PAGES = ['battle', 'enemy', 'device'] as const;
export type SettingsPage = (typeof SETTINGS_PAGES)[number];

type SettingsScreenProps = {
  /** Null, or one that is not there now: the first. */
  readonly page: SettingsPage | null;
  readonly onPage: (page: SettingsPage) => void;
  readonly onBack: () => void;
  /** How the enemy plays in the battle that is open. */
  readonly enemy: ReactNode;
  /** What is kept and where, files in and out. */
  readonly storage: ReactNode;
  /** Acts that have a key, by their names. */
  readonly letters: readonly KeyOf[];
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
      <GameSettings settings={settings} onChange={change} sideName={nameOf} inBattle />
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

/** The pages that there are now, in order; the first is shown where none is asked for. */
function usePages(): readonly SettingsPage[] {
  const inKillTeam = useGame(({ battle }) => killTeamIn(battle)?.state.result === null);
  const rounds = useRounds();
  const inRounds = rounds?.state.result === null;
  const byTables = useGame(({ battle }) =>
    (killTeamIn(battle)?.state.sides ?? rounds?.state.sides ?? []).some(({ hand }) => hand === 'tables'),
  );
  if (!inKillTeam && !inRounds) return ['device', 'battle'];
  return byTables ? ['battle', 'enemy', 'device'] : ['battle', 'device'];
}

/** How much the app does of what the enemy does, in the battle that is open. */
function EnemyDialNow() {
  const { dispatch } = useKillTeamPlay();
  const { dispatch: dispatchRounds } = useRoundsPlay();
  const settings = useGame(({ battle }) => killTeamIn(battle)?.state.settings ?? null);
  const inRounds = useRounds()?.state.settings ?? null;
  if (inRounds !== null) {
    const { automation } = inRounds;
    const change = (enemy: HowMuch) =>
      void dispatchRounds({ type: 'changeSettings', settings: { ...inRounds, automation: { ...automation, enemy } } });
    return <EnemyDial value={automation.enemy} onChange={change} />;
  }
  if (settings === null) return null;
  const { automation } = settings;
  const change = (enemy: HowMuch) =>
    void dispatch({ type: 'changeSettings', settings: { ...settings, automation: { ...automation, enemy } } });
  return <EnemyDial value={automation.enemy ?? 'assisted'} onChange={change} />;
}

/** How the side plays that tables play. */
function EnemyPage({ enemy }: Pick<SettingsScreenProps, 'enemy'>) {
  const words = useWords('settings');
  return (
    <section className={form.section} aria-label={words.enemyTurn.setUp}>
      <SectionHead title={words.enemyTurn.setUp} />
      <EnemyDialNow />
      <div className={styles.enemy}>
        <Suspense fallback={null}>{enemy}</Suspense>
      </div>
    </section>
  );
}

/** How this device shows the app, what it keeps, what the app is. */
function DevicePage({ storage, letters, onGlossary }: Pick<SettingsScreenProps, 'storage' | 'letters' | 'onGlossary'>) {
  const words = useWords('settings');
  const game = useGame(({ battle }) => killTeamIn(battle)?.state.ruleset ?? null);
  const inRounds = useRounds()?.state.result === null;
  const measures = game === null ? !inRounds : termsOf(game) !== null;
  return (
    <>
      <DeviceSettings inSymbols={measures} letters={letters} />
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
    </>
  );
}

/** What is set of a battle: the open one, or those that begin from now on. */
function BattlePage({ inBattle }: { readonly inBattle: boolean }) {
  const rounds = useRounds();
  if (!inBattle) return <NewBattlesSection />;
  return rounds?.state.result === null ? <RoundsSection battle={rounds} /> : <BattleSection />;
}

/** Settings in pages: of the battle that is open or of new ones, of its enemy, of this device. */
export function SettingsScreen({ page, onPage, onBack, enemy, storage, letters, onGlossary }: SettingsScreenProps) {
  const words = useWords('settings');
  const pages = usePages();
  const [first = 'device'] = pages;
  const inBattle = first === 'battle';
  const shown = pages.find((each) => each === page) ?? first;
  const { settings: text } = words;
  const names = { ...text.pages, battle: inBattle ? text.pages.battle : text.newBattles };
  return (
    <ScreenLayout
      label={text.title}
      top={<TopBar title={text.title} back={{ label: words.common.back, onPress: onBack }} />}
    >
      <div className={styles.pages}>
        <Segmented
          wide
          label={text.title}
          options={pages.map((value) => ({ value, label: names[value] }))}
          value={shown}
          onChange={onPage}
        />
      </div>
      {shown === 'battle' && <BattlePage inBattle={inBattle} />}
      {shown === 'enemy' && <EnemyPage enemy={enemy} />}
      {shown === 'device' && <DevicePage storage={storage} letters={letters} onGlossary={onGlossary} />}
    </ScreenLayout>
  );
}
