import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Side } from '../../engine/core/ids.ts';
import type { SetUpView } from './views.ts';
import { Explained } from '../../forms/Explained.tsx';
import { type SceneWith, useScene } from '../../scene/useScene.ts';
import { colourOf } from '../../state/battle/sides.ts';
import { classNames } from '../../ui/classNames.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { sideLabel } from '../../words/sideLabel.ts';
import { missionTracks } from '../../words/missionTracks.ts';
import { BarUndo } from './BarUndo.tsx';
import { ChooseTacOps } from './ChooseTacOps.tsx';
import { whoPlays } from './people.ts';
import styles from './SetUp.module.css';

type Told = SceneWith<'twoSides'>;

/** What is done in a step, in words. */
function stepSaid({ told, look, state }: Told, step: SetUpView['steps'][number]): string {
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
      return setUp.choice(side, look.contentName(step.choice ?? '', step.choice ?? ''));
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

function TacOps({ onChoose }: { readonly onChoose: (side: Side) => void }) {
  const { told, state, look, view } = useScene('twoSides');
  const { tacOps } = view.parts;
  if (tacOps === undefined || !tacOps.choosing || tacOps.offered.length === 0) return null;
  const { setUp, secret } = told;
  return (
    <section className={styles.section}>
      <SectionHead title={secret.tacOps} />
      {state.sides
        .filter(({ hand }) => hand === 'people')
        .map(({ id }) => {
          const own = tacOps.own(id).length;
          const who = whoPlays(state, look, id);
          return (
            <ListRow
              key={id}
              icon="lock"
              title={own > 0 ? setUp.chooseAgain(who) : setUp.choose(who)}
              detail={own > 0 ? setUp.chosen(own) : setUp.toChoose(tacOps.count(id))}
              opens
              onPress={() => onChoose(id)}
            />
          );
        })}
    </section>
  );
}

function SettingUp({ setUp, onChoose }: { readonly setUp: SetUpView; readonly onChoose: (side: Side) => void }) {
  const { told, words, state, look, act } = useScene('twoSides');
  const [, go] = useLocation();
  const { name, primary } = missionTracks(words, state, look);
  return (
    <ScreenLayout
      label={told.setUp.title}
      top={<TopBar title={told.setUp.title} back={{ label: words.battle.menuHome, onPress: () => go('/') }} />}
      bar={
        <ThumbBar
          label={words.common.continue}
          undo={<BarUndo />}
          next={
            <NextButton
              title={told.setUp.begin}
              detail={told.setUp.progress(setUp.done, setUp.steps.length)}
              onPress={() => act({ type: 'startBattle' })}
            />
          }
        />
      }
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
      </section>
      <TacOps onChoose={onChoose} />
      <section className={styles.section}>
        <SectionHead title={told.setUp.title} note={told.setUp.progress(setUp.done, setUp.steps.length)} />
        <Steps setUp={setUp} />
      </section>
    </ScreenLayout>
  );
}

/** Setting up in turns (L-02 to L-04), and the secret choices before the first turning point. */
export function SetUpScreen() {
  const { view } = useScene('twoSides');
  const [choosing, choose] = useState<Side | null>(null);
  const { setUp } = view.parts;
  if (setUp === undefined) return null;
  return choosing === null ? (
    <SettingUp setUp={setUp} onChoose={choose} />
  ) : (
    <ChooseTacOps side={choosing} onDone={() => choose(null)} />
  );
}
