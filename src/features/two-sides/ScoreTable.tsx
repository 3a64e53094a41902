import { useScene } from '../../scene/useScene.ts';
import styles from '../../ui/Score.module.css';
import type { ScoreView } from './views.ts';

/** What each side made, by turning point and by what it came from. */
export function ScoreTable({ score }: { readonly score: ScoreView }) {
  const { told, state } = useScene('twoSides');
  const { final } = told;
  const pair = (points: (side: string) => number) => state.sides.map(({ id }) => points(id)).join(' : ');
  // What was never played has nothing to tell.
  const shown = (turningPoint: number | null, points: (side: string) => number) =>
    turningPoint !== null && turningPoint > state.turningPoint ? '' : pair(points);
  const moments = score.rows[0]?.cells.map(({ turningPoint }) => turningPoint) ?? [];
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={final.title}>
        <thead>
          <tr>
            <th scope="col">{final.points}</th>
            {moments.map((turningPoint) => (
              <th key={turningPoint ?? 0} scope="col">
                {turningPoint === null ? final.end : final.tp(turningPoint)}
              </th>
            ))}
            <th scope="col">{final.all}</th>
          </tr>
        </thead>
        <tbody>
          {score.rows.map(({ source, cells }) => (
            <tr key={source}>
              <th scope="row">{final.rows[source]}</th>
              {cells.map(({ turningPoint, points }) => (
                <td key={turningPoint ?? 0}>{shown(turningPoint, (side) => points[side] ?? 0)}</td>
              ))}
              <td>{pair((side) => cells.reduce((sum, { points }) => sum + (points[side] ?? 0), 0))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{final.all}</th>
            {moments.map((turningPoint) => (
              <td key={turningPoint ?? 0}>
                {shown(turningPoint, (side) =>
                  turningPoint === null ? score.total(side) : score.total(side, turningPoint),
                )}
              </td>
            ))}
            <td>{pair((side) => score.total(side))}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
