import { rollFace } from '../../state/chance.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { PrepHead, PrepHint, PrepSection } from '../../ui/PrepSection.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { contentName, contentText } from '../../words/content.ts';
import { useWords } from '../../words/useWords.ts';
import type { DraftProps } from './DeploymentScreen.tsx';
import { changed, missionOf } from './draft.ts';

const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

/** Which mission, and how hard. */
export function MissionSection({ draft, onChange }: DraftProps) {
  const words = useWords();
  const { role, turningPoints } = missionOf(draft);
  return (
    <PrepSection
      title={words.deployment.mission}
      note={`${words.deployment.role[role]} · ${words.deployment.turningPoints(turningPoints)}`}
    >
      <ChoiceList
        label={words.deployment.chooseMission}
        options={[...draft.pack.missions.values()].map(({ id, name, primary }) => ({
          id,
          title: contentName(words, id, name),
          reason: contentText(words, `${id}/primary`, primary),
        }))}
        value={draft.mission}
        onChange={(mission) => onChange({ ...draft, mission })}
      />
      <PrepHead title={words.deployment.difficulty} />
      <Segmented
        wide
        label={words.deployment.difficulty}
        options={DIFFICULTIES.map((value) => ({ value, label: words.settings.difficulties[value] }))}
        value={draft.difficulty}
        onChange={(difficulty) => onChange(changed(draft, { difficulty }, rollFace))}
      />
      <PrepHint>{words.settings.difficultyHints[draft.difficulty]}</PrepHint>
    </PrepSection>
  );
}
