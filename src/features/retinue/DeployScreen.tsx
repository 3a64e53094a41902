import { useState } from 'react';
import { tableFor } from '../../content/buildMission.ts';
import { losesForce } from '../../content/followPlan.ts';
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
import { WhoSection } from './deploy/WhoSection.tsx';
import { Succession } from './Succession.tsx';
import { useRetinue } from './useRetinue.ts';
import type { RetinueLook } from './view/look.ts';

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
function TableSection({ look }: { readonly look: RetinueLook }) {
  const { changeSettings } = useApp();
  const { settings: words, campaign } = look.words;
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

function SetUpSection({ look, plan }: { readonly look: RetinueLook; readonly plan: DeploymentDraft }) {
  const { words } = look;
  const mission = missionOf(look, plan);
  const table = tableFor(mission, Math.max(1, retinueOf(look.content, look.state, plan.deployed).acolytes));
  return (
    <PrepSection title={words.deployment.setUp}>
      <PrepBrief lines={setUpLines(words, { ...mission, table })} />
    </PrepSection>
  );
}

/** The plan; another difficulty has another budget and other objectives. */
function usePlan(look: RetinueLook) {
  const { rollFace } = useChance();
  const { difficulty } = look.state;
  const [plan, setPlan] = useState(() => firstPlan(look, rollFace));
  /** As it was before enemies chosen by hand were replaced. */
  const [before, setBefore] = useState<DeploymentDraft | null>(null);
  const [rolledFor, setRolledFor] = useState(difficulty);
  if (rolledFor !== difficulty) {
    setRolledFor(difficulty);
    setPlan(changedBy(look, plan, { objectives: drawObjectives(look, plan, rollFace) }, rollFace));
  }
  const change = (set: Partial<DeploymentDraft>) => {
    const next = 'enemies' in set || 'variant' in set ? { ...plan, ...set } : changedBy(look, plan, set, rollFace);
    setBefore(losesForce(look.pack, plan, next) ? plan : null);
    setPlan(next);
  };
  return { plan, change, before, dismiss: () => setBefore(null) };
}

function Prepared({
  look,
  onBack,
  onDeployed,
  onRecruit,
}: Omit<DeployScreenProps, 'onScenario'> & { readonly look: RetinueLook }) {
  const { words } = look;
  const { deploying } = words.campaign.retinue;
  const { plan, change, before, dismiss } = usePlan(look);
  const props = { look, plan, onChange: change };
  return (
    <ScreenLayout
      label={deploying.title}
      width="wide"
      top={<TopBar title={deploying.title} back={{ label: words.common.back, onPress: onBack }} />}
      bar={<DeployBar look={look} plan={plan} onDeployed={onDeployed} />}
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
            <MissionSection {...props} />
            <BroughtSection look={look} plan={plan} />
            <WhoSection {...props} />
            <AuxiliarySection {...props} />
          </>
        }
        second={
          <>
            <ObjectiveSection {...props} />
            <EnemySection {...props} />
            <TableSection look={look} />
            <SetUpSection look={look} plan={plan} />
          </>
        }
      />
    </ScreenLayout>
  );
}

/** The next scenario: mission, who goes within the Deployment Value, who waits for them. */
export function DeployScreen(props: DeployScreenProps) {
  const look = useRetinue();
  const { common, campaign } = look.words;
  const { deploying } = campaign.retinue;
  if (look.state.scenario === null) return <Prepared look={look} {...props} />;
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
