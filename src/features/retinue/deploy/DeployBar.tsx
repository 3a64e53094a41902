import { type CampaignScene, useCampaignScene } from '../../../scene/useCampaignScene.ts';
import { useState } from 'react';
import { type Ground, onGround } from '../../../state/battle/onGround.ts';
import { useApp } from '../../../state/base/useApp.ts';
import { type CampaignRefusal, useCampaignPlay } from '../../../state/campaign/campaignPlay.ts';
import { BarSum } from '../../../ui/BarSum.tsx';
import { NextButton } from '../../../ui/NextButton.tsx';
import { ThumbBar } from '../../../ui/ThumbBar.tsx';
import { campaignRefusal } from '../../../words/campaignRefusal.ts';
import { contentName } from '../../../words/content.ts';
import { capital } from '../../../words/capital.ts';
import { AnywaySheet } from '../AnywaySheet.tsx';
import { mayOverride, rejectionOf } from '../view/reasonOf.ts';
import { type DeploymentDraft, chapterOf, missionOf, modelsOn, sumsOf } from './plan.ts';

type DeployBarProps = {
  readonly plan: DeploymentDraft;
  readonly ground: Ground;
  readonly onDeployed: (battle: string) => void;
};

const choicesOf = (scene: CampaignScene, plan: DeploymentDraft) => {
  const { mission, faction, deployed, auxiliaries, objectives } = plan;
  const chapter = chapterOf(scene, plan);
  const choices = { title: missionOf(scene, plan).name, mission, faction, deployed, auxiliaries, objectives };
  const { segment } = plan;
  return {
    ...choices,
    ...(chapter !== undefined && { chapter }),
    ...(segment !== null && { segment }),
  };
};

/** The Deployment Value under the thumb, and the start, or why there is none yet. */
export function DeployBar({ plan, ground, onDeployed }: DeployBarProps) {
  const scene = useCampaignScene();
  const { deployCampaign } = useCampaignPlay();
  const app = useApp();
  const { words } = scene;
  const { deploying, equipping } = words.campaign.retinue;
  const [why, setWhy] = useState(false);
  const [refused, setRefused] = useState<CampaignRefusal | null>(null);
  const { dv, cap } = sumsOf(scene, plan);
  const { ours, theirs } = modelsOn(scene, plan);
  const choices = choicesOf(scene, plan);
  const { id, name } = missionOf(scene, plan);
  const told = `${contentName(words, id, name)}, ${deploying.startDetail(ours, theirs)}`;
  const rejection = rejectionOf(scene, { type: 'deploy', battle: 'plan', ...choices });
  const said = refused ?? rejection;
  const noEnemy = plan.enemies.length === 0 ? deploying.noEnemy : null;
  const reason = said === null ? noEnemy : capital(campaignRefusal(words, said));
  const deploy = (anyway: boolean) => {
    const override = anyway ? { override: { reason: equipping.overridden } } : {};
    const { circumstances, enemies, variant } = plan;
    void onGround(app, ground, async (map) => {
      const takeUp = map === null ? null : (await import('../../../state/battle/ground.ts')).takeUp;
      const result = deployCampaign({ ...choices, ...override }, { ...circumstances, enemies, variant }, map !== null);
      if (typeof result !== 'string') return setRefused(result);
      if (map !== null) takeUp?.(app, map, ground.playedOn === 'screen');
      onDeployed(result);
    });
  };
  const anyway = rejection !== null && mayOverride(rejection) ? () => deploy(true) : null;
  return (
    <>
      <ThumbBar
        label={words.common.continue}
        undo={
          <BarSum
            label={words.deployment.dvSum(dv, cap)}
            value={dv}
            of={`${words.common.ofText(cap)} ${words.common.stats.dvUnit}`}
            over={dv > cap}
          />
        }
        next={
          <NextButton
            title={deploying.start}
            detail={reason ?? told}
            impossible={reason !== null}
            pressKey={reason ?? ''}
            onPress={() => (reason === null ? deploy(false) : setWhy(true))}
          />
        }
      />
      {why && reason !== null && (
        <AnywaySheet title={deploying.start} reason={reason} onAnyway={anyway} onClose={() => setWhy(false)} />
      )}
    </>
  );
}
