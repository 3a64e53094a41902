import { classNames } from '../../ui/classNames.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './Odds.module.css';
import { labelStep, type ChartRow } from './rows.ts';

/** Parts of the height, in percent: above the bars for their chances, below them for the wounds. */
const ABOVE = 14;
const BELOW = 16;
/** Part of its place that a bar fills. */
const FILL = 0.76;
/** With no more bars than this there is room for a chance above each. */
const ROOMY = 11;
const SHOWN = 0.005;

type BarProps = { readonly row: ChartRow; readonly at: number; readonly count: number; readonly highest: number };

function Bar({ row, at, count, highest }: BarProps) {
  const words = useWords('odds');
  const place = 100 / count;
  const height = (row.exactly / highest) * (100 - ABOVE - BELOW);
  const top = 100 - BELOW - height;
  const middle = `${(at + 0.5) * place}%`;
  const isSaid = row.exactly === highest || (count <= ROOMY && row.exactly >= SHOWN);
  const atEdge = count > ROOMY && at + 2 >= count;
  return (
    <g>
      <rect
        className={classNames(styles.bar, row.kills && styles.kills)}
        x={`${(at + (1 - FILL) / 2) * place}%`}
        y={`${top}%`}
        width={`${FILL * place}%`}
        height={`${height}%`}
      />
      {isSaid && (
        <text
          className={styles.above}
          x={atEdge ? `${(at + 1) * place}%` : middle}
          y={`${top - 3}%`}
          style={atEdge ? { textAnchor: 'end' } : undefined}
        >
          {words.chance(row.exactly)}
        </text>
      )}
      {at % labelStep(count) === 0 && (
        <text className={classNames(styles.below, row.kills && styles.fatal)} x={middle} y="96%">
          {row.isOpen ? `${row.wounds}+` : row.wounds}
        </text>
      )}
    </g>
  );
}

/** The chances of each number of wounds as bars, filled where the other side falls, as `hint` says. The table says the same. */
export function Chart({ rows, hint }: { readonly rows: readonly ChartRow[]; readonly hint: string }) {
  const words = useWords('odds');
  const highest = Math.max(...rows.map(({ exactly }) => exactly));
  return (
    <figure className={styles.chart}>
      <svg role="img" aria-label={words.chartLabel}>
        {rows.map((row, at) => (
          <Bar key={row.wounds} row={row} at={at} count={rows.length} highest={highest} />
        ))}
        <line className={styles.floor} x1="0" x2="100%" y1={`${100 - BELOW}%`} y2={`${100 - BELOW}%`} />
      </svg>
      <figcaption>{rows.some(({ kills }) => kills) && hint}</figcaption>
    </figure>
  );
}
