import { useCampaignScene } from '../../scene/useCampaignScene.ts';
import type { ReactNode } from 'react';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { CampaignUndo } from './CampaignUndo.tsx';

type RetinueBarProps = {
  readonly next: ReactNode;
  /** What undo would take back next is in the battle of the scenario in hand. */
  readonly onScenario: () => void;
};

/** Undo of the campaign, redo while there is something to bring back, and the next thing. */
export function RetinueBar({ next, onScenario }: RetinueBarProps) {
  const { words } = useCampaignScene();
  return <ThumbBar label={words.common.continue} undo={<CampaignUndo onBattle={onScenario} />} next={next} />;
}
