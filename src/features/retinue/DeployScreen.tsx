import { type CampaignScene, useCampaignScene } from '../../scene/useCampaignScene.ts';
import { useState } from 'react';
import { useCampaignHalfDone } from '../../scene/useHalfDone.ts';
import { forceTold } from '../../content/followPlan.ts';
import { boundTo } from '../../content/killzones/boundTo.ts';
import { GroundChoice, GroundMissed } from '../../forms/board/GroundChoice.tsx';
import { useGround } from '../../scene/useGround.ts';
import { useChance } from '../../state/base/useApp.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { PrepSteps } from '../../ui/PrepSteps.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { closeOver } from '../../ui/sheetsOver.ts';
import { Toast } from '../../ui/Toast.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { BroughtSection } from './deploy/BroughtSection.tsx';
import { DeployBar } from './deploy/DeployBar.tsx';
import { type DeploymentDraft, changedBy, drawObjectives, firstPlan, isThere, missionOf } from './deploy/plan.ts';
import { useSteps } from './deploy/steps.tsx';
import { Succession } from './Succession.tsx';

type DeployScreenProps = {
  readonly onBack: () => void;
  /** A scenario is deployed and its battle is stored; the battle's id. */
  readonly onDeployed: (battle: string) => void;
  /** To the scenario in hand, which stands in the way of another one. */
  readonly onScenario: () => void;
  /** To a new Acolyte, where nobody leads. */
  readonly onRecruit: () => void;
};

/** The plan, drawn once and not again by coming back; another difficulty has another budget and other objectives. */
function usePlan(scene: CampaignScene) {
  const { rollFace } = useChance();
  const { difficulty } = scene.state;
  const [first] = useState(() => firstPlan(scene, rollFace));
  const [plan, setPlan] = useCampaignHalfDone('plan', first, {
    fits: (parked) => isThere(scene, parked),
    drawn: true,
  });
  /** As it was before other enemies came, and what is said of it. */
  const [before, setBefore] = useState<{
    readonly plan: DeploymentDraft;
    readonly told: 'replaced' | 'other';
  } | null>(null);
  const [rolledFor, setRolledFor] = useState(difficulty);
  if (rolledFor !== difficulty) {
    setRolledFor(difficulty);
    setPlan(changedBy(scene, plan, { objectives: drawObjectives(scene, plan, rollFace) }, rollFace));
  }
  const change = (set: Partial<DeploymentDraft>) => {
    const kept = ['enemies', 'variant', 'circumstances'].some((key) => key in set);
    const next = kept ? { ...plan, ...set } : changedBy(scene, plan, set, rollFace);
    const told = forceTold(scene.pack, plan, next);
    setBefore(told === null ? null : { plan, told });
    setPlan(next);
  };
  const takeBack = (was: DeploymentDraft) => {
    setBefore(null);
    setPlan(was);
  };
  return { plan, change, takeBack, before, dismiss: () => setBefore(null) };
}

function Prepared({ onBack, onDeployed, onRecruit }: Omit<DeployScreenProps, 'onScenario'>) {
  const scene = useCampaignScene();
  const { words } = scene;
  const { deploying } = words.campaign.retinue;
  const { plan, change, takeBack, before, dismiss } = usePlan(scene);
  const bound = boundTo(missionOf(scene, plan));
  const ground = useGround(scene.pack.manifest.ruleset, bound);
  const steps = useSteps({ plan, onChange: change });
  const deployed = (battle: string) => {
    ground.choose(null);
    onDeployed(battle);
  };
  return (
    <ScreenLayout
      label={deploying.title}
      width="wide"
      top={
        <TopBar title={deploying.title} back={{ label: words.common.back, onPress: () => closeOver() || onBack() }} />
      }
      bar={<DeployBar plan={plan} ground={ground} onDeployed={deployed} />}
      toast={
        before === null ? (
          ground.missed && <GroundMissed ground={ground} />
        ) : (
          <Toast
            text={words.deployment.enemiesChanged[before.told]}
            action={{ label: words.common.undo, onPress: () => takeBack(before.plan) }}
            dismissLabel={words.common.dismiss}
            onDismiss={dismiss}
          />
        )
      }
    >
      <Succession onRecruit={onRecruit} />
      <BroughtSection plan={plan} />
      <GroundChoice ground={ground} bound={bound} />
      <PrepSteps steps={steps} nextLabel={words.deployment.nextStep} foldLabel={words.deployment.foldSteps} />
    </ScreenLayout>
  );
}

/** The next scenario: mission, who goes within the Deployment Value, who waits for them. */
export function DeployScreen(props: DeployScreenProps) {
  const scene = useCampaignScene();
  const { common, campaign } = scene.words;
  const { deploying } = campaign.retinue;
  if (scene.state.scenario === null) return <Prepared {...props} />;
  return (
    <ScreenLayout
      label={deploying.title}
      top={<TopBar title={deploying.title} back={{ label: common.back, onPress: props.onBack }} />}
    >
      <EmptyState title={deploying.scenarioOpen}>
        <PlainButton icon="next" label={campaign.retinue.inBattle} onPress={props.onScenario} />
      </EmptyState>
    </ScreenLayout>
  );
}
