import { Explained } from '../../../forms/Explained.tsx';
import { useCampaignScene } from '../../../scene/useCampaignScene.ts';
import { missionChoices } from '../../../content/missionChoices.ts';
import { useCampaignPlay } from '../../../state/campaign/campaignPlay.ts';
import { ChoiceList } from '../../../ui/ChoiceList.tsx';
import { PrepHead, PrepHint, PrepSection } from '../../../ui/PrepSection.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { missionSaid } from '../../../words/missionSaid.ts';
import { missionOf, underwayOf } from './plan.ts';
import type { PlanProps } from './planProps.ts';

const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

/** Which mission, and how hard the campaign is; a change of difficulty is logged. */
export function MissionSection({ plan, onChange }: PlanProps) {
  const scene = useCampaignScene();
  const { dispatchCampaign } = useCampaignPlay();
  const { words, pack, state } = scene;
  const { deployment, settings } = words;
  const { role, turningPoints } = missionOf(scene, plan);
  return (
    <PrepSection
      title={deployment.mission}
      note={`${deployment.role[role]} · ${deployment.turningPoints(turningPoints)}`}
    >
      <ChoiceList
        label={deployment.chooseMission}
        options={missionChoices(pack, underwayOf(state)).map((choice) => missionSaid(words, choice))}
        value={plan.mission}
        onChange={(mission) => onChange({ mission })}
      />
      <PrepHead title={deployment.difficulty} />
      <Segmented
        wide
        label={deployment.difficulty}
        options={DIFFICULTIES.map((value) => ({ value, label: settings.difficulties[value] }))}
        value={state.difficulty}
        onChange={(difficulty) => void dispatchCampaign({ type: 'setDifficulty', difficulty })}
      />
      <PrepHint>
        <Explained text={settings.difficultyHints[state.difficulty]} />
      </PrepHint>
    </PrepSection>
  );
}
