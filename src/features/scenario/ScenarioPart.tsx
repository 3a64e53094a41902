import { SectionHead } from '../../ui/SectionHead.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { missionTracks } from '../../words/missionTracks.ts';
import { Counted, Known, ReadAgain, Wants } from './ObjectivesSheet.tsx';
import styles from './ScenarioPart.module.css';
import { type Played, useScenario } from './useScenario.ts';
import { JUST_BEGUN, tellingsIn } from './view/tellings.ts';

/** What the mission asks in a word, above its objectives, unless one of them says just that. */
function Primary({ played: { words, look, state } }: { readonly played: Played }) {
  const { name, primary } = missionTracks(words, state, look);
  const asked = (state.mission.script?.objectives ?? []).some(({ text }) => text === primary);
  return (
    <>
      <SectionHead title={asked ? words.scenarioPlay.title : words.turningPoint.cells.primary} note={name} />
      {!asked && <p className={styles.primary}>{primary}</p>}
    </>
  );
}

/** What is told as the battle begins, to be read after the briefing. */
function Opening({ played: { battle, script, told } }: { readonly played: Played }) {
  const begun = new Set(
    tellingsIn(battle.recent).flatMap((each) =>
      each.kind === 'passage' && each.entry <= JUST_BEGUN ? [each.passage] : [],
    ),
  );
  return script.passages
    .filter(({ id }) => begun.has(id))
    .map(({ id, title, text }) => (
      <section key={id} className={styles.section} aria-label={title}>
        <SectionHead title={title} note={told.readAloud} />
        <Prose text={text} />
      </section>
    ));
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
      {fresh && <Opening played={played} />}
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
