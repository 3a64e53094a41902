import { useWords } from '../../words/useWords.ts';
import { type ReactNode, Suspense } from 'react';
import { useGame } from '../../state/base/useApp.ts';
import type { OpenBattle } from '../../state/base/store.ts';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { EventPart } from './EventPart.tsx';
import { Initiative } from './Initiative.tsx';
import { Mission } from './Mission.tsx';
import { Ploys } from './Ploys.tsx';
import { Ready } from './Ready.tsx';
import { SetUp, TableSetUp } from './SetUp.tsx';
import { StepBar } from './StepBar.tsx';
import { Top } from './Top.tsx';
import { type Stage, useStage } from './useStage.ts';
import { storyOf } from './view/story.ts';
import { Over } from './Over.tsx';
import { Ways } from './Ways.tsx';

type Trays = {
  /** What the battle asks, above the bar; null: nothing. */
  readonly tray: ReactNode | null;
  /** The bar that goes with it; default: this screen's own, quiet. */
  readonly bar?: ReactNode;
  /** Opens the strategic ploys. */
  readonly onTraits?: (() => void) | undefined;
  /** Briefing and objectives of a scenario that has a script, in place of what the mission counts. */
  readonly scenario?: ReactNode;
};

type StepProps = { readonly stage: Stage; readonly mission: ReactNode } & Pick<Trays, 'onTraits'>;

function Strategy({ stage, onTraits, mission }: StepProps) {
  const story = storyOf(useWords('log'), stage.battle.recent, stage.look);
  const { turningPoint, mission: played } = stage.battle.state;
  // A scenario is told before anything is done.
  const before = turningPoint === 1 && played.script !== undefined;
  return (
    <>
      {before && mission}
      {turningPoint === 1 && <TableSetUp {...stage} />}
      <Initiative stage={stage} story={story} />
      <Ready stage={stage} story={story} />
      <EventPart stage={stage} story={story} />
      <Ploys stage={stage} onTraits={onTraits} />
      {!before && mission}
    </>
  );
}

function Step({ stage, onTraits, mission }: StepProps) {
  switch (stage.battle.state.phase) {
    case 'setUp':
      return <SetUp stage={stage} mission={mission} />;
    case 'turningPointOver':
      return <Over stage={stage} mission={mission} />;
    case 'strategy':
    case 'firefight':
      return <Strategy stage={stage} onTraits={onTraits} mission={mission} />;
  }
}

function TurningPoint({ battle, tray, bar, onTraits, scenario }: Trays & { readonly battle: OpenBattle }) {
  const stage = useStage(battle);
  const { words } = stage;
  const scripted = scenario !== undefined && battle.state.mission.script !== undefined;
  const mission = scripted ? <Suspense fallback={null}>{scenario}</Suspense> : <Mission {...stage} />;
  return (
    <ScreenLayout
      label={words.turningPoint.title(battle.state.turningPoint)}
      top={<Top stage={stage} />}
      toast={tray}
      bar={tray === null ? <StepBar {...stage} /> : (bar ?? <StepBar {...stage} />)}
    >
      <Step stage={stage} onTraits={onTraits} mission={mission} />
      <Ways stage={stage} />
    </ScreenLayout>
  );
}

/** Between firefights: initiative, Ready, the event, ploys, objectives, one tap a step. Nothing without an open battle. */
export function TurningPointScreen(trays: Trays) {
  const battle = useGame((game) => game.battle);
  return battle === null ? null : <TurningPoint battle={battle} {...trays} />;
}
