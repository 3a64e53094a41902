import { decideCampaign } from '../../engine/campaign/campaignDecider.ts';
import type { WalkStage } from '../../engine/campaign/model/walk.ts';
import { useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { type Walk, useWalk } from './useWalk.ts';

type Shown = { readonly title: string; readonly detail?: string };

/** The stage that going on leads to; null while it is refused. */
function goalOf({ content, state }: Walk): WalkStage | null {
  const decision = decideCampaign(content, state, { type: 'goOn' });
  const reached = decision.ok ? decision.events.findLast(({ type }) => type === 'stageReached') : undefined;
  return reached?.type === 'stageReached' ? reached.stage : null;
}

function nextOf(walk: Walk, stage: WalkStage): Shown {
  const { words, scenario } = walk;
  const { after } = words.campaign;
  const goal = goalOf(walk);
  const onward = goal === null ? null : (after.onward[goal] ?? null);
  switch (stage) {
    case 'battle':
    case 'report':
      return { title: onward ?? after.report.goOn, detail: after.report.goOnDetail };
    case 'casualties':
      return { title: onward ?? after.casualties.goOn };
    case 'recovery':
      return { title: onward ?? after.recovery.goOn };
    case 'experience': {
      const count = scenario.earned.filter(({ total }) => total > 0).length;
      return { title: after.experience.goOn, detail: after.experience.goOnDetail(count) };
    }
    case 'advances':
      return { title: onward ?? after.advances.goOn };
    case 'loot':
      return { title: onward ?? after.loot.goOn };
    case 'closing':
      return { title: after.closing.close, detail: after.closing.closeDetail };
  }
}

/** The one next thing when nothing is asked: on to the next step, or the closing of the book. */
export function StageNext({ onClosed }: { readonly onClosed: () => void }) {
  const { dispatchCampaign } = useCampaignPlay();
  const walk = useWalk();
  if (walk === null) return null;
  const { stage } = walk.scenario;
  const press = () => {
    if (stage !== 'closing') dispatchCampaign({ type: 'goOn' });
    else if (dispatchCampaign({ type: 'closeBook' }) === null) onClosed();
  };
  return <NextButton {...nextOf(walk, stage)} pressKey={stage} onPress={press} />;
}
