import type { SideState } from '../../engine/family/killteam/model/state.ts';
import type { ScoreView } from './views.ts';
import { useOpenScene, useScene } from '../../scene/useScene.ts';
import { colourOf } from '../../state/battle/sides.ts';
import { classNames } from '../../ui/classNames.ts';
import { Mark } from '../../ui/Mark.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { whoPlays } from '../../words/whoPlays.ts';
import styles from '../../ui/Score.module.css';
import { AfterScore } from './AfterScore.tsx';
import { ScoreLines } from './ScoreLines.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { ReadFromTable } from './ReadFromTable.tsx';
import { toldOf } from './toldOf.ts';

type ScoreProps = { readonly score: ScoreView };

function Half({ score, side: { id } }: ScoreProps & { readonly side: SideState }) {
  const { told, state, look } = useScene('twoSides');
  const { final } = told;
  const [one, other] = state.sides.map((side) => score.total(side.id));
  const by = Math.abs((one ?? 0) - (other ?? 0));
  const wins = score.leader === id;
  const said = wins ? final.winBy(by) : score.leader === null ? final.even : final.left(score.standing(id));
  return (
    <section className={classNames(styles.winner, wins && styles.wins, styles[colourOf(state, id)])}>
      <p>
        <Mark side={colourOf(state, id)} /> {whoPlays(state, look, id)}
      </p>
      <b>{score.total(id)}</b>
      <h2>{look.side(id)}</h2>
      <small>{said}</small>
    </section>
  );
}

/** What can still be put right: the last turning point, and the end of the battle. */
function Corrections({ score }: ScoreProps) {
  const { told, state } = useScene('twoSides');
  const moments = [
    { title: told.score.last, turningPoint: state.turningPoint },
    { title: told.score.end, turningPoint: null },
  ];
  return moments.map(({ title, turningPoint }) =>
    state.sides.every(({ id }) => score.lines(id, turningPoint).length === 0) ? null : (
      <section key={title}>
        <div className={styles.padded}>
          <SectionHead title={title} note={told.final.corrected} />
        </div>
        <div className={styles.halves}>
          {state.sides.map(({ id }) => (
            <div key={id} className={classNames(styles.half, styles[colourOf(state, id)])}>
              <ScoreLines score={score} side={id} turningPoint={turningPoint} />
            </div>
          ))}
        </div>
      </section>
    ),
  );
}

/** How a battle of two sides came out: who won, by which turning point, and what is told of it. */
export function FinalScore() {
  const scene = useOpenScene('twoSides');
  const score = scene?.view.parts.score;
  if (scene === null || score === undefined) return null;
  const { told, state, words } = scene;
  return (
    <>
      <div className={styles.over}>
        <p>{words.end.title}</p>
        {state.result !== null && <h2>{words.end.reasons[state.result.reason]}</h2>}
      </div>
      <div className={classNames(styles.halves, styles.final)}>
        {state.sides.map((side) => (
          <Half key={side.id} score={score} side={side} />
        ))}
      </div>
      <ScoreTable score={score} />
      <section className={styles.padded}>
        <SectionHead title={told.final.told} />
        {toldOf(scene, score).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </section>
      <AfterScore score={score} />
      <Corrections score={score} />
      <ReadFromTable score={score} />
    </>
  );
}
