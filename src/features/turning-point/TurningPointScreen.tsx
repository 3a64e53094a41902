import { useWords } from '../../words/useWords.ts';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { Command } from '../../engine/family/killteam/model/command.ts';
import type { KillTeamEntry } from '../../state/battle/killTeam.ts';
import { Fold } from '../../ui/Fold.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { EventPart } from './EventPart.tsx';
import { Holds } from './Holds.tsx';
import { Initiative } from './Initiative.tsx';
import { Orders } from './Orders.tsx';
import { Mission } from './Mission.tsx';
import { Ploys } from './Ploys.tsx';
import { Ready } from './Ready.tsx';
import { SetUp, TableSetUp } from './SetUp.tsx';
import { StepBar } from './StepBar.tsx';
import { Top } from './Top.tsx';
import { useOpenScene, useScene } from '../../scene/useScene.ts';
import type { StepProps } from './StepProps.ts';
import { storyOf } from './view/story.ts';
import { Over } from './Over.tsx';
import { Ways } from './Ways.tsx';

type Trays = {
  /** What the battle asks, above the bar; null: nothing. */
  readonly tray: ReactNode | null;
  /** What came of the last roll, above the bar while nothing is asked. */
  readonly told?: ReactNode;
  /** The bar that goes with it; default: this screen's own, quiet. */
  readonly bar?: ReactNode;
  /** Opens the strategic ploys. */
  readonly onTraits?: (() => void) | undefined;
  /** Briefing and objectives of a scenario that has a script, in place of what the mission counts. */
  readonly scenario?: ReactNode;
};

type PhaseProps = { readonly mission: ReactNode } & Pick<Trays, 'onTraits'> & Pick<StepProps, 'act'>;

/** Brings what is decided now into view, once; what was decided before the screen opened stands on top anyhow. */
function useShownOnce(decided: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(decided);
  useEffect(() => {
    if (decided && !before.current) ref.current?.scrollIntoView({ block: 'start' });
    before.current = decided;
  }, [decided]);
  return ref;
}

/** Until the initiative is decided the table is set up and told; then what the die said and the command points come first. */
function Strategy({ act, onTraits, mission }: PhaseProps) {
  const { words, battle, look, state, view } = useScene();
  const hasOwnSetUp = view.parts.setUp !== undefined;
  const story = storyOf(useWords('log'), battle.recent, look);
  // What it is about is told before anything is done.
  const before = state.turningPoint === 1;
  const decided = story.initiative !== null;
  const results = useShownOnce(decided);
  const setUp = state.turningPoint === 1 && !hasOwnSetUp && <TableSetUp />;
  const folded = setUp !== false && (
    <Fold title={words.turningPoint.setUpDone} note={words.turningPoint.setUpDoneNote}>
      {setUp}
    </Fold>
  );
  const orders = !hasOwnSetUp && <Orders act={act} />;
  const steps = (
    <div ref={results}>
      <Initiative story={story} act={act} />
      <Ready story={story} act={act} />
      <EventPart story={story} />
      <Ploys onTraits={onTraits} />
    </div>
  );
  if (!decided)
    return (
      <>
        {before && mission}
        {state.board === undefined ? setUp : null}
        <Holds act={act} />
        {orders}
        {steps}
        {!before && mission}
        {state.board !== undefined && folded}
      </>
    );
  return (
    <>
      {steps}
      <Holds act={act} />
      {orders}
      {mission}
      {folded}
    </>
  );
}

function Phase(props: PhaseProps) {
  switch (useScene().state.phase) {
    case 'setUp':
      return <SetUp mission={props.mission} holds={<Holds act={props.act} />} />;
    case 'turningPointOver':
      return <Over mission={props.mission} />;
    case 'strategy':
    case 'firefight':
      return <Strategy {...props} />;
  }
}

/** The initiative and what comes with it have their own lines. */
const isToldAbove = (last: KillTeamEntry | undefined): boolean =>
  last?.events.some(({ type }) => type === 'initiativeSet') === true;

function TurningPoint({ tray, bar, told, onTraits, scenario }: Trays) {
  const scene = useScene();
  const { words, state, battle } = scene;
  const [refusal, setRefusal] = useState<string | null>(null);
  const act = (command: Command) => setRefusal(scene.act(command));
  const scripted = scenario !== undefined && state.mission.script !== undefined;
  const mission = scripted ? <Suspense fallback={null}>{scenario}</Suspense> : <Mission act={act} />;
  const own = <StepBar act={act} refusal={refusal} />;
  return (
    <ScreenLayout
      label={words.turningPoint.title(state.turningPoint)}
      top={<Top />}
      toast={tray ?? (isToldAbove(battle.recent.at(-1)) ? null : told)}
      bar={tray === null ? own : (bar ?? own)}
    >
      <Phase act={act} onTraits={onTraits} mission={mission} />
      <Ways />
    </ScreenLayout>
  );
}

/** Between firefights: initiative, Ready, the event, ploys, objectives, one tap a step. Nothing without an open battle. */
export function TurningPointScreen(trays: Trays) {
  return useOpenScene() === null ? null : <TurningPoint {...trays} />;
}
