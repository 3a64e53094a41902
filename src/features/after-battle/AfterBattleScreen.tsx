import type { ReactNode } from 'react';
import type { WalkStage } from '../../engine/campaign/model/walk.ts';

import { EmptyState } from '../../ui/EmptyState.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useWords } from '../../words/useWords.ts';
import { AdvancesStage } from './AdvancesStage.tsx';
import { CasualtiesStage } from './CasualtiesStage.tsx';
import { ClosingStage } from './ClosingStage.tsx';
import { ExperienceStage } from './ExperienceStage.tsx';
import { LootStage } from './LootStage.tsx';
import { RecoveryStage } from './RecoveryStage.tsx';
import { ReportStage } from './ReportStage.tsx';
import { StageNext } from './StageNext.tsx';
import { PassedOver, Steps } from './Steps.tsx';
import { useWalk } from './useWalk.ts';
import { placeOf } from './view.ts';

type AfterBattleProps = {
  /** What is asked: a die to type, an answer to choose. */
  readonly panel: ReactNode;
  /** Its button in the thumb bar; used while something is asked. */
  readonly next: ReactNode;
  /** The Undo button, which may lead back into the battle. */
  readonly undo: ReactNode;
  readonly save: ReactNode;
  /** Who may take the place of an Acolyte that fell; nothing while an Acolyte leads. */
  readonly succession: ReactNode;
  readonly onBack: () => void;
  readonly onClosed: () => void;
};

function StageBody({ stage, panel }: { readonly stage: WalkStage; readonly panel: ReactNode }) {
  switch (stage) {
    case 'battle':
    case 'report':
      return <ReportStage />;
    case 'casualties':
      return <CasualtiesStage panel={panel} />;
    case 'recovery':
      return <RecoveryStage panel={panel} />;
    case 'experience':
      return <ExperienceStage />;
    case 'advances':
      return <AdvancesStage panel={panel} />;
    case 'loot':
      return <LootStage panel={panel} />;
    case 'closing':
      return <ClosingStage />;
  }
}

function NoWalk({ onBack }: Pick<AfterBattleProps, 'onBack'>) {
  const { campaign, common } = useWords('campaign');
  return (
    <ScreenLayout
      label={campaign.after.title}
      top={<TopBar title={campaign.after.title} back={{ label: common.back, onPress: onBack }} />}
      bar={<ThumbBar label={common.continue} next={<NextButton title={common.back} onPress={onBack} />} />}
    >
      <EmptyState title={campaign.after.noWalk} text={campaign.after.noWalkText} />
    </ScreenLayout>
  );
}

/** What the battle did to everyone, step by step. It can be left at any moment and goes on where it was. */
export function AfterBattleScreen(props: AfterBattleProps) {
  const walk = useWalk();
  if (walk === null || walk.scenario.stage === 'battle') return <NoWalk onBack={props.onBack} />;
  const { words, scenario, asked } = walk;
  const { after } = words.campaign;
  const succession = scenario.stage === 'report' ? null : props.succession;
  return (
    <ScreenLayout
      label={after.title}
      width="wide"
      top={
        <>
          <TopBar
            title={after.title}
            back={{ label: after.stopHere, onPress: props.onBack }}
            {...placeOf(walk)}
            end={props.save}
          />
          <Steps walk={walk} stage={scenario.stage} />
        </>
      }
      bar={
        <ThumbBar
          label={words.common.continue}
          undo={props.undo}
          next={asked ? props.next : <StageNext onClosed={props.onClosed} />}
        />
      }
    >
      <PassedOver walk={walk} />
      {!asked && succession}
      <StageBody stage={scenario.stage} panel={asked ? props.panel : null} />
      {asked && succession}
    </ScreenLayout>
  );
}
