import { useLocation } from 'wouter';
import type { App } from '../../state/base/app.ts';
import { useApp } from '../../state/base/useApp.ts';
import { usePlay } from '../../state/battle/play.ts';
import { UndoButton } from '../../ui/UndoButton.tsx';
import { lastUndo } from '../../words/lastUndo.ts';
import { undoButton } from '../../words/undoButton.ts';
import { useScene } from '../../scene/useScene.ts';

/** Puts the campaign's battle aside and takes its deployment back. False: it could not. */
async function takeDeploymentBack(app: App): Promise<boolean> {
  const { campaignPlayOf } = await import('../../state/campaign/campaignPlay.ts');
  return campaignPlayOf(app).undoDeployment();
}

/** Undo between firefights; from the very start of a campaign's battle it leads back to the deployment. */
export function StepUndo() {
  const { words, look, battle } = useScene();
  const app = useApp();
  const { undo } = usePlay();
  const [, go] = useLocation();
  const { campaign } = battle;
  const toDeployment = battle.undoes === null && campaign !== undefined;
  const back = async (id: string) => {
    if (await takeDeploymentBack(app)) go(`/campaign/${id}/deploy`);
  };
  return (
    <UndoButton
      {...(toDeployment ? undoButton(words, words.battle.undoDeployment) : lastUndo(words, battle, look))}
      keyHint={words.keys.undoKey}
      onPress={() => (toDeployment ? void back(campaign.id) : undo())}
      onHold={() => go(campaign === undefined ? `/battle/${battle.id}/log` : `/campaign/${campaign.id}/timeline`)}
    />
  );
}
