import { Explained } from '../../forms/Explained.tsx';
import { type CampaignScene, useCampaignScene } from '../../scene/useCampaignScene.ts';
import { useState } from 'react';
import { tableFor } from '../../content/buildMission.ts';
import { withClueMarkers } from '../../content/campaign/segmentBattle.ts';
import { losesForce } from '../../content/followPlan.ts';
import { CircumstancesSection } from '../../forms/CircumstancesSection.tsx';
import { retinueOf } from '../../engine/campaign/model/sheetOf.ts';
import { useGame, useApp, useChance } from '../../state/base/useApp.ts';
import { Columns } from '../../ui/Columns.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { PrepBrief, PrepRows, PrepSection } from '../../ui/PrepSection.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { setUpLines } from '../../words/setUpLines.ts';
import { AuxiliarySection } from './deploy/AuxiliarySection.tsx';
import { BroughtSection } from './deploy/BroughtSection.tsx';
import { DeployBar } from './deploy/DeployBar.tsx';
import { EnemySection } from './deploy/EnemySection.tsx';
import { MissionSection } from './deploy/MissionSection.tsx';
import { ObjectiveSection } from './deploy/ObjectiveSection.tsx';
import { type DeploymentDraft, changedBy, drawObjectives, firstPlan, missionOf } from './deploy/plan.ts';
import type { PlanProps } from './deploy/planProps.ts';
import { SegmentSection } from './deploy/SegmentSection.tsx';
import { changesIn } from './deploy/segment.ts';
import { WhoSection } from './deploy/WhoSection.tsx';
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

/** Where the players' and the enemy's dice are. */
function TableSection() {
  const scene = useCampaignScene();
  const { changeSettings } = useApp();
  const { settings: words, campaign } = scene.words;
  const dice = useGame((game) => game.settings.dice);
  const { table } = campaign.retinue.deploying;
  return (
    <PrepSection title={table}>
      <PrepRows>
        {(['retinue', 'enemy'] as const).map((side) => (
          <SettingRow key={side} label={words.diceOf[side]}>
            <Segmented
              label={words.diceOf[side]}
              options={(['table', 'screen'] as const).map((value) => ({ value, label: words.diceModes[value] }))}
              value={dice[side]}
              onChange={(mode) => changeSettings({ dice: { ...dice, [side]: mode } })}
            />
          </SettingRow>
        ))}
      </PrepRows>
    </PrepSection>
  );
}

/** A line in which the words of the game are explained. */
const explained = (line: string) => <Explained text={line} />;

function SetUpSection({ plan }: { readonly plan: DeploymentDraft }) {
  const scene = useCampaignScene();
  const { words } = scene;
  const mission = missionOf(scene, plan);
  const acolytes = Math.max(1, retinueOf(scene.content, scene.state, plan.deployed).acolytes);
  const table = withClueMarkers(tableFor(mission, acolytes), changesIn(scene, plan).clueMarkers);
  return (
    <PrepSection title={words.deployment.setUp}>
      <PrepBrief lines={setUpLines(words, { ...mission, table })} say={explained} />
    </PrepSection>
  );
}

/** What the scenario is played in: as it plans it, or as the players choose. */
function Surroundings({ plan, onChange }: PlanProps) {
  const scene = useCampaignScene();
  const { rollFace } = useChance();
  return (
    <CircumstancesSection
      pack={scene.pack}
      mission={missionOf(scene, plan)}
      difficulty={scene.state.difficulty}
      chosen={plan.circumstances}
      onChange={(circumstances) => onChange({ circumstances })}
      roll={rollFace}
    />
  );
}

/** The plan; another difficulty has another budget and other objectives. */
function usePlan(scene: CampaignScene) {
  const { rollFace } = useChance();
  const { difficulty } = scene.state;
  const [plan, setPlan] = useState(() => firstPlan(scene, rollFace));
  /** As it was before enemies chosen by hand were replaced. */
  const [before, setBefore] = useState<DeploymentDraft | null>(null);
  const [rolledFor, setRolledFor] = useState(difficulty);
  if (rolledFor !== difficulty) {
    setRolledFor(difficulty);
    setPlan(changedBy(scene, plan, { objectives: drawObjectives(scene, plan, rollFace) }, rollFace));
  }
  const change = (set: Partial<DeploymentDraft>) => {
    const kept = ['enemies', 'variant', 'circumstances'].some((key) => key in set);
    const next = kept ? { ...plan, ...set } : changedBy(scene, plan, set, rollFace);
    setBefore(losesForce(scene.pack, plan, next) ? plan : null);
    setPlan(next);
  };
  return { plan, change, before, dismiss: () => setBefore(null) };
}

function Prepared({ onBack, onDeployed, onRecruit }: Omit<DeployScreenProps, 'onScenario'>) {
  const scene = useCampaignScene();
  const { words } = scene;
  const { deploying } = words.campaign.retinue;
  const { plan, change, before, dismiss } = usePlan(scene);
  const props = { plan, onChange: change };
  return (
    <ScreenLayout
      label={deploying.title}
      width="wide"
      top={<TopBar title={deploying.title} back={{ label: words.common.back, onPress: onBack }} />}
      bar={<DeployBar plan={plan} onDeployed={onDeployed} />}
      toast={
        before === null ? null : (
          <Toast
            text={words.deployment.enemiesReplaced}
            action={{ label: words.common.undo, onPress: () => change(before) }}
            dismissLabel={words.common.dismiss}
            onDismiss={dismiss}
          />
        )
      }
    >
      <Succession onRecruit={onRecruit} />
      <Columns
        first={
          <>
            <SegmentSection {...props} />
            <MissionSection {...props} />
            <Surroundings {...props} />
            <BroughtSection plan={plan} />
            <WhoSection {...props} />
            <AuxiliarySection {...props} />
          </>
        }
        second={
          <>
            <ObjectiveSection {...props} />
            <EnemySection {...props} />
            <TableSection />
            <SetUpSection plan={plan} />
          </>
        }
      />
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
