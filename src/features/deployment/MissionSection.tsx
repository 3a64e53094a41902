import { Explained } from '../../forms/Explained.tsx';
import { type MissionChoice, missionChoices } from '../../content/missionChoices.ts';
import { useChance } from '../../state/base/useApp.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { PrepHead, PrepHint, PrepSection } from '../../ui/PrepSection.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { missionSaid } from '../../words/missionSaid.ts';
import { useWords } from '../../words/useWords.ts';
import type { DraftProps } from './DeploymentScreen.tsx';
import { changed, missionOf, withMission } from './draft.ts';

const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

/** What the table made itself is likelier wanted than what comes with the app. */
const ownFirst = (choices: readonly MissionChoice[]): readonly MissionChoice[] => [
  ...choices.filter(({ row }) => row.provenance === 'user'),
  ...choices.filter(({ row }) => row.provenance !== 'user'),
];

/** Which mission, and how hard. */
export function MissionSection({ draft, onChange }: DraftProps) {
  const { rollFace } = useChance();
  const words = useWords('play');
  const { settings } = useWords('settings');
  const { role, turningPoints } = missionOf(draft);
  return (
    <PrepSection
      title={words.deployment.mission}
      note={<Explained text={`${words.deployment.role[role]} · ${words.deployment.turningPoints(turningPoints)}`} />}
    >
      <ChoiceList
        label={words.deployment.chooseMission}
        options={ownFirst(missionChoices(draft.pack, null)).map((choice) => missionSaid(words, choice))}
        value={draft.mission}
        onChange={(mission) => onChange(withMission(draft, mission, rollFace))}
      />
      <PrepHead title={words.deployment.difficulty} />
      <Segmented
        wide
        label={words.deployment.difficulty}
        options={DIFFICULTIES.map((value) => ({ value, label: settings.difficulties[value] }))}
        value={draft.difficulty}
        onChange={(difficulty) => onChange(changed(draft, { difficulty }, rollFace))}
      />
      <PrepHint>
        <Explained text={settings.difficultyHints[draft.difficulty]} />
      </PrepHint>
    </PrepSection>
  );
}
