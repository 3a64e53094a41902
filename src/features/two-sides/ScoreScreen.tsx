import { useLocation } from 'wouter';
import type { SideState } from '../../engine/family/killteam/model/state.ts';
import type { ScoreView } from './views.ts';
import { useScene } from '../../scene/useScene.ts';
import { colourOf } from '../../state/battle/sides.ts';
import { classNames } from '../../ui/classNames.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { BarUndo } from './BarUndo.tsx';
import { ReadFromTable } from './ReadFromTable.tsx';
import styles from '../../ui/Score.module.css';
import { ScoreLines } from './ScoreLines.tsx';

type HalfProps = { readonly score: ScoreView; readonly side: SideState };

/** One side: its points, what they were, and what brings them. */
function Half({ score, side: { id } }: HalfProps) {
  const { told, state, look } = useScene('twoSides');
  const { turningPoint } = state;
  return (
    <section className={classNames(styles.half, styles[colourOf(state, id)])} aria-label={look.side(id)}>
      <h2>{look.side(id)}</h2>
      <p className={styles.total}>
        <b>{score.total(id, turningPoint)}</b> <span>{told.score.was(score.total(id, turningPoint - 1))}</span>
      </p>
      <ScoreLines score={score} side={id} turningPoint={turningPoint} />
    </section>
  );
}

function Next({ score }: { readonly score: ScoreView }) {
  const { told, state, act } = useScene('twoSides');
  const { turningPoint, sides } = state;
  const [one, other] = sides.map(({ id }) => ({
    now: score.total(id, turningPoint),
    more: score.total(id, turningPoint) - score.total(id, turningPoint - 1),
  }));
  return (
    <NextButton
      title={told.score.next(one?.more ?? 0, other?.more ?? 0)}
      detail={told.score.nextDetail(one?.now ?? 0, other?.now ?? 0, turningPoint + 1)}
      pressKey={turningPoint}
      onPress={() => act({ type: 'nextTurningPoint' })}
    />
  );
}

/** The end of a turning point: what scores, side by side, ticked from what is known. */
export function ScoreScreen() {
  const { told, words, state, view } = useScene('twoSides');
  const [, go] = useLocation();
  const { score } = view.parts;
  if (score === undefined) return null;
  const { turningPoint, turningPoints } = state;
  return (
    <ScreenLayout
      label={told.score.title(turningPoint)}
      top={
        <TopBar
          title={told.score.title(turningPoint)}
          back={{ label: words.battle.menuHome, onPress: () => go('/') }}
          {...(turningPoints !== null && { note: words.turningPoint.of(turningPoints) })}
        />
      }
      bar={<ThumbBar label={words.common.continue} undo={<BarUndo />} next={<Next score={score} />} />}
    >
      <div className={styles.halves}>
        {state.sides.map((side) => (
          <Half key={side.id} score={score} side={side} />
        ))}
      </div>
      <ReadFromTable score={score} />
    </ScreenLayout>
  );
}
