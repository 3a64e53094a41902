import { Explained } from '../../forms/Explained.tsx';
import { useState } from 'react';
import { tableFor } from '../../content/buildMission.ts';
import { acolytesOf } from '../../content/deploymentValue.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { PrepBrief, PrepSection } from '../../ui/PrepSection.tsx';
import { setUpLines } from '../../words/setUpLines.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './Deployment.module.css';
import { type Draft, missionOf, takenOf } from './draft.ts';

const STEPS = [
  'terrain',
  'edges',
  'entryPoints',
  'wargear',
  'enemies',
  'randomPlaces',
  'patrols',
  'retinue',
  'ready',
] as const;

/** A line in which the words of the game are explained. */
const explained = (line: string) => <Explained text={line} />;

type SetUpProps = {
  readonly draft: Draft;
  /** To what of the scenario can go on paper; null: nothing. */
  readonly onPrint: (() => void) | null;
};

/** What the hands do before the battle, to be ticked off; nothing depends on the ticks. */
export function SetUpSection({ draft, onPrint }: SetUpProps) {
  const words = useWords('play');
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const mission = missionOf(draft);
  const table = tableFor(mission, acolytesOf(draft.pack, takenOf(draft)));
  const toggle = (step: string) =>
    setDone(done.has(step) ? new Set([...done].filter((each) => each !== step)) : new Set([...done, step]));
  return (
    <PrepSection title={words.deployment.setUp}>
      <PrepBrief lines={setUpLines(words, { ...mission, table })} say={explained} />
      <div className={styles.steps}>
        {STEPS.map((step) => (
          <button
            key={step}
            type="button"
            className={classNames(styles.step, done.has(step) && styles.ticked)}
            aria-pressed={done.has(step)}
            onClick={() => toggle(step)}
          >
            <Icon name={done.has(step) ? 'saved' : 'done'} size={24} />
            {words.deployment.steps[step]}
          </button>
        ))}
        {onPrint !== null && <KeyButton icon="print" label={words.deployment.print} quiet onPress={onPrint} />}
      </div>
    </PrepSection>
  );
}
