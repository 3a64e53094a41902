import { Prose } from '../../ui/Prose.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Counted, Known } from './ObjectivesSheet.tsx';
import styles from './ScenarioPart.module.css';
import { type Played, useScenario } from './useScenario.ts';

/** How it ended: the first ending of the scenario that fits. */
function Ending({ played: { script, battle, told } }: { readonly played: Played }) {
  const ending = script.endings.find(({ id }) => id === battle.view.scenario.ending);
  if (ending === undefined) return null;
  return (
    <section className={styles.section} aria-label={ending.name}>
      <SectionHead title={ending.name} note={told.readAloud} />
      <Prose text={ending.text} />
    </section>
  );
}

/** What became of the scenario, when the battle is over. Nothing without a script. */
export function ScenarioEnd() {
  const played = useScenario();
  if (played === null) return null;
  return (
    <div className={styles.part}>
      <Ending played={played} />
      <section className={styles.section} aria-label={played.told.title}>
        <SectionHead title={played.told.title} />
        <Known played={played} />
        <Counted played={played} />
      </section>
    </div>
  );
}
