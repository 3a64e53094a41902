import type { ReactNode } from 'react';
import { edgesShown, sideName } from '../../scene/vanguardLook.ts';
import { useVanguardScene, type VanguardScene } from '../../scene/useVanguardScene.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { Halves } from './Halves.tsx';
import styles from '../../ui/Score.module.css';
import { RoundFrame } from './RoundFrame.tsx';

const withoutStop = (sentence: string): string => sentence.replace(/\.$/u, '');

/** Where an objective is, and what it is worth to each side. */
function objectiveSaid(scene: VanguardScene, objective: VanguardScene['view']['objectives'][number]): string {
  const { setUp } = scene.words.round;
  const { near, worth } = objective;
  const roughly = near === null ? setUp.centre : setUp.near(sideName(scene, near));
  const where = objective.where === null ? roughly : withoutStop(scene.shown(objective.where));
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

/** What both agree on before anything stands on the table (V-49, V-79); where there is none, that the board has laid it out. */
function Terrain() {
  const { words, view } = useVanguardScene();
  const { setUp } = words.round;
  const alone = view.onBoard?.board.alone === true;
  return (
    <section className={styles.padded}>
      <SectionHead title={setUp.terrain} />
      {(alone ? [setUp.byBoard] : setUp.agree).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

/** How the table is laid out, and where each side sets up (V-80); nothing where the scenario says nothing of it. */
function LayOut() {
  const scene = useVanguardScene();
  const { layout, zones } = scene.view.scenario;
  const lines = [...(layout === null ? [] : [layout]), ...zones];
  if (lines.length === 0) return null;
  return (
    <section className={styles.padded}>
      <SectionHead title={scene.words.round.setUp.zones} />
      {lines.map((line) => (
        <p key={line}>{scene.shown(line)}</p>
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
        {scenario.special.map((line) => (
          <p key={line}>{scene.shown(line)}</p>
        ))}
      </section>
      <LayOut />
      <Halves
        of={({ models, edge }) => ({
          value: models.length,
          word: setUp.models(models.length),
          notes: edge === null ? [] : [setUp.ownEdge(edgesShown(scene, edge))],
        })}
      />
      <Objectives />
      <Terrain />
    </RoundFrame>
  );
}
