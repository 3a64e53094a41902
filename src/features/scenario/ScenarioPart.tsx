import { SectionHead } from '../../ui/SectionHead.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { missionTracks } from '../../words/missionTracks.ts';
import { Counted, Known, ReadAgain, Wants } from './ObjectivesSheet.tsx';
import styles from './ScenarioPart.module.css';
import { type Played, useScenario } from './useScenario.ts';

/** What the mission asks in a word, above its objectives. */
function Primary({ played: { words, look, state } }: { readonly played: Played }) {
  const { name, primary } = missionTracks(words, state, look);
  return (
    <>
      <SectionHead title={words.turningPoint.cells.primary} note={name} />
      <p className={styles.primary}>{primary}</p>
    </>
  );
}

/** Between firefights: before the first turning point the briefing, then how the objectives stand. Nothing without a script. */
export function ScenarioPart() {
  const played = useScenario();
  if (played === null) return null;
  const { state, script, told } = played;
  const fresh = state.turningPoint <= 1 && state.phase !== 'turningPointOver' && script.briefing !== '';
  return (
    <div className={styles.part}>
      {fresh && (
        <section className={styles.section} aria-label={told.briefing}>
          <SectionHead title={told.briefing} note={told.readAloud} />
          <Prose text={script.briefing} />
        </section>
      )}
      <section className={styles.section} aria-label={told.title}>
        <Primary played={played} />
        <Known played={played} />
        <Counted played={played} />
        <Wants played={played} />
        <ReadAgain played={played} />
      </section>
    </div>
  );
}
