import type { ReactNode } from 'react';
import { edgesShown, sideName } from '../../scene/vanguardLook.ts';
import { useVanguardScene, type VanguardScene } from '../../scene/useVanguardScene.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { Halves } from './Halves.tsx';
import styles from './Round.module.css';
import { RoundFrame } from './RoundFrame.tsx';

/** Where an objective is, and what it is worth to each side. */
function objectiveSaid(scene: VanguardScene, { near, worth }: VanguardScene['view']['objectives'][number]): string {
  const { setUp } = scene.words.round;
  const where = near === null ? setUp.centre : setUp.near(sideName(scene, near));
  const points = scene.view.sides.map(({ id }) => setUp.worth(sideName(scene, id), worth[id] ?? 0));
  return [where, ...points].join(' · ');
}

function Objectives() {
  const scene = useVanguardScene();
  const { objectives } = scene.view;
  if (objectives.length === 0) return null;
  return (
    <section>
      <div className={styles.padded}>
        <SectionHead title={scene.words.round.setUp.objectives} />
      </div>
      {objectives.map((each, at) => (
        <ListRow
          key={each.id}
          lead={<b>{at + 1}</b>}
          title={scene.shown(each.name)}
          detail={objectiveSaid(scene, each)}
        />
      ))}
    </section>
  );
}

/** What both agree on before anything stands on the table (V-49, V-79). */
function Terrain() {
  const { setUp } = useVanguardScene().words.round;
  return (
    <section className={styles.padded}>
      <SectionHead title={setUp.terrain} />
      {setUp.agree.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

/** What is played for and where, both war bands; then the battle begins. */
export function SetUpScreen({ end }: { readonly end?: ReactNode }) {
  const scene = useVanguardScene();
  const { setUp } = scene.words.round;
  const { scenario } = scene.view;
  return (
    <RoundFrame
      title={setUp.title}
      end={end}
      bar={
        <ThumbBar
          label={scene.words.table.bar}
          next={
            <NextButton
              title={setUp.start}
              detail={setUp.startDetail}
              pressKey={scene.moment}
              onPress={() => scene.act({ type: 'startBattle' })}
            />
          }
        />
      }
    >
      <section className={styles.padded}>
        <SectionHead title={scene.shown(scenario.name)} />
        <p>{setUp.lasts(scenario.rounds, scenario.endDie)}</p>
        <p>{scene.shown(scenario.map)}</p>
      </section>
      <Terrain />
      <Halves
        of={({ models, edge }) => ({
          value: models.length,
          word: setUp.models(models.length),
          notes: edge === null ? [] : [setUp.ownEdge(edgesShown(scene, edge))],
        })}
      />
      <Objectives />
    </RoundFrame>
  );
}
