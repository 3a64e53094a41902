import { useWords } from '../../../words/useWords.ts';
import { labelStep } from '../rows.ts';
import styles from './Compare.module.css';

/** In units of the drawing. */
const WIDTH = 1000;
const HEIGHT = 300;

type BesideChartProps = { readonly steps: readonly (readonly number[] | null)[] };

/** Down in steps: one for each number of wounds. */
function lineOf(chances: readonly number[]): string {
  const place = WIDTH / chances.length;
  return chances
    .map((chance, at) => {
      const y = ((1 - chance) * HEIGHT).toFixed(1);
      return `${at === 0 ? 'M' : 'L'}${(at * place).toFixed(1)} ${y}H${((at + 1) * place).toFixed(1)}`;
    })
    .join('');
}

/** Where the number of a line stands: where it is farthest from the others that come before it, in percent. */
function markOf(steps: BesideChartProps['steps'], line: number): { readonly x: number; readonly y: number } {
  const own = steps[line] ?? [];
  const apart = own.map((chance, at) =>
    Math.min(0.3, ...steps.flatMap((other, index) => (index === line ? [] : Math.abs(chance - (other?.[at] ?? 2))))),
  );
  const at = apart.indexOf(Math.max(...apart));
  return { x: ((at + 0.5) / Math.max(1, own.length)) * 100, y: (1 - (own[at] ?? 0)) * 100 };
}

/** The chances of at least so many wounds, one stepped line for each situation. The table below says the same. */
export function BesideChart({ steps }: BesideChartProps) {
  const words = useWords('odds').compare;
  const count = steps.find((each) => each !== null)?.length ?? 0;
  if (count === 0) return null;
  return (
    <figure className={styles.chart}>
      <div role="img" aria-label={words.chartLabel}>
        <span className={styles.half} aria-hidden="true">
          {words.chance(0.5)}
        </span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {steps.map((each, at) => each !== null && <path key={at} className={styles[`line${at}`]} d={lineOf(each)} />)}
        </svg>
        {steps.map((each, at) => {
          if (each === null) return null;
          const { x, y } = markOf(steps, at);
          return (
            <b key={at} className={styles.mark} style={{ '--x': `${x}%`, '--y': `${y}%` }} aria-hidden="true">
              {at + 1}
            </b>
          );
        })}
      </div>
      <ol className={styles.axis} aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          <li key={at}>{at % labelStep(count) === 0 && at + 1}</li>
        ))}
      </ol>
    </figure>
  );
}
