import { unitsOf } from '../../../content/buildForces.ts';
import { missionChoices } from '../../../content/missionChoices.ts';
import { CircumstancesSection } from '../../../forms/CircumstancesSection.tsx';
import { EnemyPart } from '../../../forms/deploying/EnemyPart.tsx';
import type { Enemies } from '../../../forms/deploying/enemies.ts';
import { MissionPart } from '../../../forms/deploying/MissionPart.tsx';
import { servingOf } from '../../../engine/campaign/model/allowances.ts';
import { type CampaignScene, useCampaignScene } from '../../../scene/useCampaignScene.ts';
import { useChance, useGame } from '../../../state/base/useApp.ts';
import { useCampaignPlay } from '../../../state/campaign/campaignPlay.ts';
import type { PrepStep } from '../../../ui/PrepSteps.tsx';
import { contentName } from '../../../words/content.ts';
import { enemiesTold, missionTold, retinueTold, tableTold } from '../../../words/deploymentSaid.ts';
import { Portrait } from '../Portrait.tsx';
import { cardName } from '../view/look.ts';
import { AuxiliarySection } from './AuxiliarySection.tsx';
import { ObjectiveSection } from './ObjectiveSection.tsx';
import { budgetOf, type DeploymentDraft, factionOf, missionOf, rolledFor, sumsOf, underwayOf } from './plan.ts';
import type { PlanProps } from './planProps.ts';
import { SegmentSection } from './SegmentSection.tsx';
import { TablePart } from './TablePart.tsx';
import { WhoSection } from './WhoSection.tsx';

/** Where it is played, which scenario, its surroundings and objectives; a change of difficulty is the campaign's, and logged. */
function MissionBody(props: PlanProps) {
  const { plan, onChange } = props;
  const scene = useCampaignScene();
  const { dispatchCampaign } = useCampaignPlay();
  const { rollFace } = useChance();
  const { pack, state } = scene;
  return (
    <>
      <SegmentSection {...props} />
      <MissionPart
        choices={missionChoices(pack, underwayOf(state))}
        packs={pack.merged}
        mission={plan.mission}
        difficulty={state.difficulty}
        onMission={(mission) => onChange({ mission })}
        onDifficulty={(difficulty) => void dispatchCampaign({ type: 'setDifficulty', difficulty })}
      />
      <ObjectiveSection {...props} />
      <CircumstancesSection
        pack={pack}
        mission={missionOf(scene, plan)}
        difficulty={state.difficulty}
        chosen={plan.circumstances}
        onChange={(circumstances) => onChange({ circumstances })}
        roll={rollFace}
      />
    </>
  );
}

const enemiesOf = (scene: CampaignScene, plan: DeploymentDraft): Enemies => ({
  pack: scene.pack,
  faction: factionOf(scene, plan),
  variant: plan.variant,
  named: missionOf(scene, plan).named,
  picks: plan.enemies,
  budget: budgetOf(scene, plan),
});

function EnemyBody({ plan, onChange }: PlanProps) {
  const scene = useCampaignScene();
  const { rollFace } = useChance();
  return (
    <EnemyPart
      enemies={enemiesOf(scene, plan)}
      onFaction={(faction) => onChange({ faction })}
      onVariant={(variant) => onChange({ variant })}
      onPicks={(enemies) => onChange({ enemies, byHand: true })}
      onRoll={() => onChange({ ...rolledFor(scene, plan, rollFace) })}
    />
  );
}

function objectivesTold({ content, words }: CampaignScene, { objectives }: DeploymentDraft): readonly string[] {
  if (objectives.length === 0) return [];
  const names = objectives.map((id) => contentName(words, id, content.objectives.get(id)?.name ?? id));
  return [words.campaign.retinue.deploying.secondary(words.common.list(names))];
}

/** Which scenario, who goes, against whom, and where the dice are. */
export function useSteps(props: PlanProps): readonly PrepStep[] {
  const { plan } = props;
  const scene = useCampaignScene();
  const { words, state, pack } = scene;
  const { deployment, settings, campaign } = words;
  const { deploying } = campaign.retinue;
  const { dice } = useGame((game) => game.settings);
  const { dv, cap } = sumsOf(scene, plan);
  const going = servingOf(state).filter(({ id }) => plan.deployed.includes(id));
  const models = unitsOf(pack, plan.enemies, missionOf(scene, plan).named).flatMap((unit) => unit.models);
  return [
    {
      id: 'mission',
      title: deployment.mission,
      ...missionTold(
        words,
        missionOf(scene, plan),
        words.common.named(settings.difficulty, settings.difficulties[state.difficulty]),
        objectivesTold(scene, plan),
      ),
      body: <MissionBody {...props} />,
    },
    {
      id: 'retinue',
      title: deploying.who,
      side: 'retinue',
      ...retinueTold(
        words,
        [...going.map(({ name }) => name), ...plan.auxiliaries.map((card) => cardName(scene, card))],
        deployment.dvSum(dv, cap),
      ),
      figures: going.map((member) => <Portrait key={member.id} member={member} />),
      against: dv > cap ? deploying.over(dv - cap) : null,
      body: (
        <>
          <WhoSection {...props} />
          <AuxiliarySection {...props} />
        </>
      ),
    },
    {
      id: 'enemy',
      title: deployment.enemy,
      side: 'enemy',
      ...enemiesTold(words, factionOf(scene, plan), plan.variant, models),
      against: plan.enemies.length === 0 ? deploying.noEnemy : null,
      body: <EnemyBody {...props} />,
    },
    {
      id: 'table',
      title: deploying.table,
      ...tableTold(words, { players: state.players.length, dice }),
      body: <TablePart />,
    },
  ];
}
