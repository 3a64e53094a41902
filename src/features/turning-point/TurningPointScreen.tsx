import type { ReactNode } from 'react';
import { type OpenBattle, useGame } from '../../state/store.ts';
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
};

type StepProps = { readonly stage: Stage } & Pick<Trays, 'onTraits'>;

function Strategy({ stage, onTraits }: StepProps) {
  const story = storyOf(stage.words, stage.battle.recent, stage.look);
  return (
    <>
      {stage.battle.state.turningPoint === 1 && <TableSetUp {...stage} />}
      <Initiative stage={stage} story={story} />
      <Ready stage={stage} story={story} />
      <EventPart stage={stage} story={story} />
      <Ploys stage={stage} onTraits={onTraits} />
      <Mission {...stage} />
    </>
  );
}

function Step({ stage, onTraits }: StepProps) {
  switch (stage.battle.state.phase) {
    case 'setUp':
      return <SetUp {...stage} />;
    case 'turningPointOver':
      return <Over {...stage} />;
    case 'strategy':
    case 'firefight':
      return <Strategy stage={stage} onTraits={onTraits} />;
  }
}

function TurningPoint({ battle, tray, bar, onTraits }: Trays & { readonly battle: OpenBattle }) {
  const stage = useStage(battle);
  const thumbSide = useGame((game) => game.settings.thumbSide);
  const { words } = stage;
  return (
    <ScreenLayout
      label={words.turningPoint.title(battle.state.turningPoint)}
      top={<Top stage={stage} />}
      thumbSide={thumbSide}
      toast={tray}
      bar={tray === null ? <StepBar {...stage} /> : (bar ?? <StepBar {...stage} />)}
    >
      <Step stage={stage} onTraits={onTraits} />
      <Ways stage={stage} />
    </ScreenLayout>
  );
}

/** Between firefights: initiative, Ready, the event, ploys, objectives, one tap a step. Nothing without an open battle. */
export function TurningPointScreen(trays: Trays) {
  const battle = useGame((game) => game.battle);
  return battle === null ? null : <TurningPoint battle={battle} {...trays} />;
}
