import { rollFace } from '../../state/chance.ts';
import { classNames } from '../../ui/classNames.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { contentName, contentText } from '../../words/content.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './Deployment.module.css';
import type { DraftProps } from './DeploymentScreen.tsx';
import { changed, missionOf } from './draft.ts';

const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

/** Which mission, and how hard. */
export function MissionSection({ draft, onChange }: DraftProps) {
  const words = useWords();
  const { role, turningPoints } = missionOf(draft);
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <SectionHead
          title={words.deployment.mission}
          note={`${words.deployment.role[role]} · ${words.deployment.turningPoints(turningPoints)}`}
        />
      </div>
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
      <div className={classNames(styles.head, styles.next)}>
        <SectionHead title={words.deployment.difficulty} />
      </div>
      <Segmented
        wide
        label={words.deployment.difficulty}
        options={DIFFICULTIES.map((value) => ({ value, label: words.settings.difficulties[value] }))}
        value={draft.difficulty}
        onChange={(difficulty) => onChange(changed(draft, { difficulty }, rollFace))}
      />
      <p className={styles.hint}>{words.settings.difficultyHints[draft.difficulty]}</p>
    </section>
  );
}
