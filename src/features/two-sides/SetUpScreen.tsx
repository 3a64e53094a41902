import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { SetUpView } from './views.ts';
import { Explained } from '../../forms/Explained.tsx';
import { type SceneWith, useScene } from '../../scene/useScene.ts';
import { colourOf } from '../../state/battle/sides.ts';
import { classNames } from '../../ui/classNames.ts';
import { later } from '../../ui/later.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { fetchWords } from '../../words/catalogues.ts';
import { spokenLanguage } from '../../words/language.ts';
import { sideLabel } from '../../words/sideLabel.ts';
import { whoPlays } from '../../words/whoPlays.ts';
import { missionTracks } from '../../words/missionTracks.ts';
import { BarUndo } from './BarUndo.tsx';
import { ChooseMarker } from './ChooseMarker.tsx';
import { ChooseTacOps } from './ChooseTacOps.tsx';
import { choosersOf } from './choosersOf.ts';
import { MarkerChoices, type SecretChoice, TacOpChoices } from './SecretChoices.tsx';
import styles from './SetUp.module.css';

/** It comes with its own words, behind the rest of the screen. */
export const Terrain = later(async () => {
  const [here] = await Promise.all([import('./Terrain.tsx'), fetchWords('terrain', spokenLanguage())]);
  return here.Terrain;
});

type Told = SceneWith<'twoSides'>;

/** What is done in a step, in words. */
function stepSaid({ told, look, state, view }: Told, step: SetUpView['steps'][number]): string {
  const { setUp } = told;
  const side = step.side === null ? '' : look.side(step.side);
  switch (step.kind) {
    case 'roles':
    case 'zones':
      return setUp.steps[step.kind];
    case 'markers': {
      const markers = state.mission.match?.markers ?? [];
      const where = markers.map(({ id, name, where: at }) =>
        setUp.marker(look.contentName(id, name), look.contentText(`${id}/where`, at)),
      );
      return `${setUp.steps.markers}. ${where.join(' ')}`;
    }
    case 'barricade':
      return setUp.barricade(side);
    case 'operatives':
      return setUp.operatives(side);
    case 'choice':
      return setUp.choice(side, look.contentName(step.choice ?? '', view.parts.setUp?.nameOf(step.choice ?? '') ?? ''));
  }
}

function Steps({ setUp }: { readonly setUp: SetUpView }) {
  const scene = useScene('twoSides');
  const { told, act } = scene;
  return (
    <ol className={styles.steps}>
      {setUp.steps.map((step, at) => {
        const state = at < setUp.done ? 'done' : at === setUp.done ? 'now' : null;
        return (
          <li key={at}>
            <button
              type="button"
              aria-current={state === 'now' ? 'step' : undefined}
              className={classNames(styles.step, state !== null && styles[state])}
              onClick={() => act({ type: 'moveSetUp', to: at < setUp.done ? at : at + 1 })}
            >
              <b>{at + 1}</b>
              <span>
                {stepSaid(scene, step)}
                {state !== null && <small>{state === 'now' ? told.setUp.tick : told.setUp.done}</small>}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Lite with the core rules for what its sheet leaves out. */
function CoreRules() {
  const { told, view, act } = useScene('twoSides');
  const { coreRules } = view.parts;
  if (coreRules === undefined) return null;
  const { label, hint, asked, ways } = told.setUp.coreRules;
  return (
    <SettingRow label={label} hint={coreRules.asked ? asked : hint}>
      {coreRules.asked ? (
        ways.on
      ) : (
        <Segmented
          label={label}
          options={(['off', 'on'] as const).map((value) => ({ value, label: ways[value] }))}
          value={coreRules.on ? 'on' : 'off'}
          onChange={() => act(coreRules.turns)}
        />
      )}
    </SettingRow>
  );
}

type SetUpProps = {
  /** What the table needs. */
  readonly table?: ReactNode;
  /** The orders that both sides are set up with. */
  readonly orders?: ReactNode;
};
type SettingUpProps = SetUpProps & {
  readonly setUp: SetUpView;
  readonly onChoose: (choice: SecretChoice) => void;
};

/** What is said of the start: who has not chosen tac ops yet, or how far the set-up is. */
function startDetail({ told, state, look, view }: Told, setUp: SetUpView): string {
  const choosers = choosersOf(state, view.parts.tacOps).filter(({ own }) => own === 0);
  return choosers.length > 0
    ? told.setUp.without(choosers.map(({ id }) => whoPlays(state, look, id)))
    : state.board?.alone === true
      ? told.setUp.onBoardDetail
      : told.setUp.progress(setUp.done, setUp.steps.length);
}

/** On: to the map where everybody is put down, else into the battle. */
function Next({ setUp }: { readonly setUp: SetUpView }) {
  const scene = useScene('twoSides');
  const { told, state, act } = scene;
  const places = setUp.steps.findIndex(({ kind }) => kind === 'operatives');
  const isOnMap = state.board !== undefined && places >= 0;
  return (
    <NextButton
      title={isOnMap ? told.setUp.onBoard : told.setUp.begin}
      detail={startDetail(scene, setUp)}
      onPress={() => act(isOnMap ? { type: 'moveSetUp', to: places } : { type: 'startBattle' })}
    />
  );
}

function SettingUp({ setUp, onChoose, table, orders }: SettingUpProps) {
  const scene = useScene('twoSides');
  const { told, words, state, look, act } = scene;
  const alone = state.board?.alone === true;
  const [, go] = useLocation();
  const { name, primary } = missionTracks(words, state, look);
  return (
    <ScreenLayout
      label={told.setUp.title}
      top={<TopBar title={told.setUp.title} back={{ label: words.battle.menuHome, onPress: () => go('/') }} />}
      bar={<ThumbBar label={words.common.continue} undo={<BarUndo />} next={<Next setUp={setUp} />} />}
    >
      <section className={styles.section}>
        <SectionHead title={name} />
        <p className={styles.primary}>
          <Explained text={primary} />
        </p>
        <SettingRow label={told.setUp.defender}>
          <Segmented
            label={told.setUp.defender}
            options={state.sides.map(({ id }) => ({
              value: id,
              label: sideLabel(words.common, look, id),
              side: colourOf(state, id),
            }))}
            value={setUp.defender}
            onChange={(side) => act({ type: 'setDefender', side })}
          />
        </SettingRow>
        <CoreRules />
      </section>
      {table}
      {!alone && (
        <Suspense fallback={null}>
          <Terrain />
        </Suspense>
      )}
      <TacOpChoices onChoose={onChoose} />
      <MarkerChoices setUp={setUp} onChoose={onChoose} />
      {!alone && (
        <section className={styles.section}>
          <SectionHead title={told.setUp.title} note={told.setUp.progress(setUp.done, setUp.steps.length)} />
          <Steps setUp={setUp} />
        </section>
      )}
      {orders}
    </ScreenLayout>
  );
}

/** Setting up in turns (L-02 to L-04), and the secret choices before the first turning point. */
export function SetUpScreen(slots: SetUpProps) {
  const { view } = useScene('twoSides');
  const [choosing, choose] = useState<SecretChoice | null>(null);
  const { setUp } = view.parts;
  if (setUp === undefined) return null;
  if (choosing === null) return <SettingUp setUp={setUp} {...slots} onChoose={choose} />;
  const { side, choice } = choosing;
  const done = () => choose(null);
  return choice === null ? (
    <ChooseTacOps side={side} onDone={done} />
  ) : (
    <ChooseMarker side={side} choice={choice} onDone={done} />
  );
}
