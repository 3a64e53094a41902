import type { WalkStage } from '../../engine/campaign/walk.ts';
import { dispatchCampaign } from '../../state/campaign/campaignPlay.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { type Walk, useWalk } from './useWalk.ts';

type Shown = { readonly title: string; readonly detail?: string };

function nextOf({ words, scenario }: Walk, stage: WalkStage): Shown {
  const { after } = words.campaign;
  switch (stage) {
    case 'battle':
    case 'report':
      return { title: after.report.goOn, detail: after.report.goOnDetail };
    case 'casualties':
      return { title: after.casualties.goOn };
    case 'recovery':
      return { title: after.recovery.goOn };
    case 'experience': {
      const count = scenario.earned.filter(({ total }) => total > 0).length;
      return { title: after.experience.goOn, detail: after.experience.goOnDetail(count) };
    }
    case 'advances':
      return { title: after.advances.goOn };
    case 'loot':
      return { title: after.loot.goOn };
    case 'closing':
      return { title: after.closing.close, detail: after.closing.closeDetail };
  }
}

/** The one next thing when nothing is asked: on to the next step, or the closing of the book. */
export function StageNext({ onClosed }: { readonly onClosed: () => void }) {
  const walk = useWalk();
  if (walk === null) return null;
  const { stage } = walk.scenario;
  const press = () => {
    if (stage !== 'closing') dispatchCampaign({ type: 'goOn' });
    else if (dispatchCampaign({ type: 'closeBook' }) === null) onClosed();
  };
  return <NextButton {...nextOf(walk, stage)} pressKey={stage} onPress={press} />;
}
