import { type MouseEvent, memo, useState } from 'react';
import styles from './Board.module.css';
import { classNames } from '../classNames.ts';
import { BaseShape } from './BaseShape.tsx';
import type { Frame, Pixel } from './frame.ts';
import { halfOf, outline, square } from './symbols.ts';
import type { TokenShown } from './shown.ts';

/** Four corners about it. */
const brackets = (half: number): string =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([x = 1, y = 1]) => `M${x * (half - 6)} ${y * half}H${x * half}V${y * (half - 6)}`)
    .join('');

type SymbolProps = {
  readonly token: TokenShown;
  readonly size: number;
  /** Px an inch, and how the board is turned. */
  readonly scale: number;
  readonly turn: Frame['turn'];
  /** Of the hatch of who is down. */
  readonly hatch: string;
};

function Frames({ token: { side, state, offered = false }, size }: SymbolProps) {
  const half = size / 2;
  return (
    <>
      {state === 'guard' && <path className={styles.brackets} d={brackets(half + 5)} />}
      {state === 'acting' && <path className={styles.second} d={outline(side, size + 8)} />}
      {offered && <path className={styles.offered} d={square(half + 4.5)} />}
    </>
  );
}

function Shoulder({ size }: { readonly size: number }) {
  return (
    <g transform={`translate(${size / 2 + 1} ${-size / 2 - 6})`}>
      <path className={styles.conceal} d="M0 10 5.5 0 11 10z" />
      <path className={styles.strokes} d="M3 10l4-5M6.2 10l2.500-3" />
    </g>
  );
}

/** The symbol of somebody, of constant size, over its base, which is to scale. */
function Drawn(props: SymbolProps) {
  const { token, size, scale, turn, hatch } = props;
  const { side, state, radius, oval, wounds, injured, conceal } = token;
  return (
    <g
      className={classNames(styles.token, styles[side], styles[state], injured && styles.injured)}
      data-dimmed={token.dimmed === true ? '' : undefined}
    >
      {radius * scale > size * 0.4 && (
        <BaseShape className={styles.base} radius={radius} oval={oval} frame={{ scale, turn }} />
      )}
      <Frames {...props} />
      <path className={styles.symbol} d={outline(side, size)} />
      {state === 'done' && <path className={styles.inner} d={outline(side, size, 3)} />}
      {state === 'down' && <path d={outline(side, size)} fill={`url(#${hatch})`} />}
      <text className={styles.wounds} y={size * 0.32} fontSize={size * 0.88}>
        {wounds}
      </text>
      {conceal && state !== 'down' && <Shoulder size={size} />}
    </g>
  );
}

/** Somebody where it stands. */
export const Token = memo(({ at, ...symbol }: SymbolProps & { readonly at: Pixel }) => (
  <g transform={`translate(${at.left} ${at.top})`}>
    <Drawn {...symbol} />
  </g>
));

const LABEL = 12;
const FIGURE = 16;
/** How high a name is, and a name with its figure. */
export const LABEL_HEIGHT = 14;
export const FIGURE_HEIGHT = 15;

type LabelProps = { readonly token: TokenShown; readonly text: string; readonly at: Pixel; readonly width: number };

/** A name, and below it the chance of a target; the left and the top of its box given. */
export function Label({ token, text, at, width }: LabelProps) {
  const middle = at.left + width / 2;
  const spent = token.state === 'done' || token.state === 'down';
  return (
    <g className={classNames(styles.label, spent && styles.spent)}>
      <text x={middle} y={at.top + LABEL - 1} fontSize={LABEL}>
        {text}
      </text>
      {token.figure !== undefined && (
        <text className={styles.figure} x={middle} y={at.top + LABEL_HEIGHT + FIGURE - 3} fontSize={FIGURE}>
          {token.figure}
        </text>
      )}
    </g>
  );
}

/** All that is known of somebody: measured now. */
export const toldOf = ({ sentence, tells }: TokenShown): string => tells?.() ?? sentence;

/** A mouse does not take the focus here: Space stays the bar's. */
const leaveFocus = (event: MouseEvent): void => event.preventDefault();

type SpotButtonProps = {
  readonly token: TokenShown;
  readonly at: Pixel;
  readonly size: number;
  readonly scale: number;
};

/** The same for a keyboard and a reader: a button where it stands, as large as a finger. Whoever comes to it hears all of it. */
export function SpotButton({ token, at, size, scale }: SpotButtonProps) {
  const edge = Math.max(2 * halfOf(token, size, scale), 44);
  const [isAsked, ask] = useState(false);
  return (
    <button
      type="button"
      className={styles.spot}
      data-token={token.id}
      aria-label={isAsked ? toldOf(token) : token.sentence}
      aria-current={token.state === 'acting' ? 'true' : undefined}
      onMouseDown={leaveFocus}
      onFocus={() => ask(true)}
      onBlur={() => ask(false)}
      style={{ left: at.left - edge / 2, top: at.top - edge / 2, width: edge, height: edge }}
    />
  );
}
