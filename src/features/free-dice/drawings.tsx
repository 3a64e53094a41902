import styles from './FreeDice.module.css';

const DEGREES = 30;

/** An arrow that points to an hour of a clock. Decoration. */
export const Arrow = ({ hour }: { readonly hour: number }) => (
  <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 21V4M5.5 10.5 12 4l6.5 6.5" transform={`rotate(${hour * DEGREES} 12 12)`} />
  </svg>
);

const COLUMNS = 3;
const WIDE = 30;
const DEEP = 22;

/** The board seen from above, a long edge towards the reader, with one of its six parts filled. Decoration. */
export function Board({ part }: { readonly part: number }) {
  const [wide, deep] = [WIDE / COLUMNS, DEEP / 2];
  const at = part - 1;
  return (
    <svg className={styles.board} viewBox={`-1 -1 ${WIDE + 2} ${DEEP + 2}`} aria-hidden="true">
      <rect
        className={styles.filled}
        x={(at % COLUMNS) * wide}
        y={Math.floor(at / COLUMNS) * deep}
        width={wide}
        height={deep}
      />
      <path d={`M0 0h${WIDE}v${DEEP}H0zM0 ${deep}h${WIDE}M${wide} 0v${DEEP}M${2 * wide} 0v${DEEP}`} />
    </svg>
  );
}
