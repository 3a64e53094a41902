import { useCampaignScene } from '../../../scene/useCampaignScene.ts';
import { useChance } from '../../../state/base/useApp.ts';
import { KeyButton } from '../../../ui/KeyButton.tsx';
import { PrepHint, PrepSection } from '../../../ui/PrepSection.tsx';
import { contentName, contentText } from '../../../words/content.ts';
import styles from './Deploy.module.css';
import { drawObjectives, objectivesWanted } from './plan.ts';
import type { PlanProps } from './planProps.ts';

/** The secondary objectives drawn for the scenario; a secret one is not told. */
export function ObjectiveSection({ plan, onChange }: PlanProps) {
  const scene = useCampaignScene();
  const { rollFace } = useChance();
  const { words, content } = scene;
  const { deploying } = words.campaign.retinue;
  const count = objectivesWanted(scene, plan);
  return (
    <PrepSection title={deploying.objectives}>
      <PrepHint>{plan.objectives.length === 0 ? deploying.noneDrawn : deploying.objectivesHint(count)}</PrepHint>
      <ul className={styles.objectives}>
        {plan.objectives.map((id) => {
          const row = content.objectives.get(id);
          if (row === undefined) return null;
          return (
            <li key={id}>
              <b>{contentName(words, id, row.name)}</b>
              <span>{row.secret ? deploying.secret : contentText(words, `${id}/text`, row.text)}</span>
            </li>
          );
        })}
      </ul>
      <KeyButton
        icon="dice"
        label={plan.objectives.length === 0 ? deploying.draw : deploying.drawAgain}
        onPress={() => onChange({ objectives: drawObjectives(scene, plan, rollFace) })}
      />
    </PrepSection>
  );
}
