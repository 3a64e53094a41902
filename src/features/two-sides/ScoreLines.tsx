import type { Side } from '../../engine/core/ids.ts';
import type { ScoreLine } from './views.ts';
import type { ScoreView } from './views.ts';
import { useScene } from '../../scene/useScene.ts';
import { classNames } from '../../ui/classNames.ts';
import { corrected, lineDetail, lineName } from './lineSaid.ts';
import styles from '../../ui/Score.module.css';

type LineProps = { readonly score: ScoreView; readonly line: ScoreLine };

function Line({ score, line }: LineProps) {
  const scene = useScene('twoSides');
  const { side, source, turningPoint, points } = line;
  const correct = () =>
    scene.act({ type: 'setScore', side, source: source.id, turningPoint, points: corrected(scene, score, line) });
  return (
    <li>
      <button
        type="button"
        role="checkbox"
        aria-checked={points > 0}
        aria-label={`${scene.told.score.line(lineName(scene, line), points)}, ${lineDetail(scene, line)}`}
        className={classNames(styles.line, points > 0 && styles.ticked)}
        onClick={correct}
      >
        <i aria-hidden="true" className={styles.box} />
        <span>
          <b>{lineName(scene, line)}</b>
          <small>{lineDetail(scene, line)}</small>
        </span>
        <b className={styles.points}>{points > 0 ? points : source.award.points}</b>
      </button>
    </li>
  );
}

type LinesProps = { readonly score: ScoreView; readonly side: Side; readonly turningPoint: number | null };

/** All that may score for a side at one moment, ticked from what is known; a tap corrects it. Hidden ones say nothing. */
export function ScoreLines({ score, side, turningPoint }: LinesProps) {
  const { told, view, look } = useScene('twoSides');
  const hidden = turningPoint === null ? 0 : (view.parts.tacOps?.hidden(side) ?? 0);
  return (
    <ul className={styles.lines} aria-label={look.side(side)}>
      {score.lines(side, turningPoint).map((line) => (
        <Line key={line.source.id} score={score} line={line} />
      ))}
      {hidden > 0 && (
        <li className={classNames(styles.line, styles.hidden)}>
          <i aria-hidden="true" className={styles.box} />
          <span>
            <b>{told.score.hidden(hidden)}</b>
            <small>{told.score.notNow}</small>
          </span>
          <b className={styles.points}>–</b>
        </li>
      )}
    </ul>
  );
}
