import type { MissionChoice } from '../../content/missionChoices.ts';
import type { Pack } from '../../content/pack.ts';
import type { Difficulty } from '../../content/schema/difficulty.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { PrepHead, PrepHint } from '../../ui/PrepSection.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { missionsSaid } from '../../words/missionSaid.ts';
import { useWords } from '../../words/useWords.ts';
import { Explained } from '../Explained.tsx';

const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

type MissionPartProps = {
  readonly choices: readonly MissionChoice[];
  /** What own packs are called, by id. */
  readonly packs: Pack['merged'];
  readonly mission: string;
  readonly difficulty: Difficulty['id'];
  readonly onMission: (mission: string) => void;
  readonly onDifficulty: (difficulty: Difficulty['id']) => void;
};

/** Which scenario, and how hard. */
export function MissionPart({ choices, packs, mission, difficulty, onMission, onDifficulty }: MissionPartProps) {
  const words = useWords('play');
  const { settings } = useWords('settings');
  return (
    <>
      <ChoiceList
        label={words.deployment.chooseMission}
        options={missionsSaid(words, choices, packs)}
        value={mission}
        onChange={onMission}
      />
      <PrepHead level={3} title={words.deployment.difficulty} />
      <Segmented
        wide
        label={words.deployment.difficulty}
        options={DIFFICULTIES.map((value) => ({ value, label: settings.difficulties[value] }))}
        value={difficulty}
        onChange={onDifficulty}
      />
      <PrepHint>
        <Explained text={settings.difficultyHints[difficulty]} />
      </PrepHint>
    </>
  );
}
