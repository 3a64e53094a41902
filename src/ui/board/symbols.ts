import type { Size } from './frame.ts';
import type { TokenShown } from './shown.ts';

/** Where a lozenge has the same area as a square of this edge, its half diagonal is so much of it. */
const LOZENGE = 0.595;

const NARROW = 375;
const SHORT = 440;
const DESK = 700;

/** The edge of the square of a token, in px: of constant size, whatever the scale. */
export function symbolSize({ width, height }: Size): number {
  if (width >= DESK) return 26;
  return width < NARROW || (height >= width && height < SHORT) ? 20 : 23;
}

/** A square that reaches so far from its middle, as a path. */
export const square = (half: number): string => `M${-half} ${-half}H${half}V${half}H${-half}Z`;
const lozenge = (half: number): string => `M0 ${-half}L${half} 0L0 ${half}L${-half} 0Z`;

/** The outline of a symbol that stands so many px within its own, as a path. */
export const outline = (side: TokenShown['side'], size: number, within = 0): string =>
  side === 'enemy' ? lozenge(size * LOZENGE - within * 1.3) : square(size / 2 - within);

/** How far a symbol reaches from its middle, its frames and brackets included. */
export function reachOf(token: Pick<TokenShown, 'side' | 'state' | 'offered'>, size: number): number {
  const bare = token.side === 'enemy' ? size * LOZENGE + 1.5 : size / 2 + 1;
  return token.state === 'acting' || token.state === 'guard' || token.offered === true ? bare + 4.5 : bare;
}

/** How far the whole token reaches, its base too where that is larger. */
export const halfOf = (token: TokenShown, size: number, scale: number): number =>
  Math.max(reachOf(token, size), token.radius * scale);

/** Who is named first: who acts, targets, ready, done, down. */
export function rankOf({ state, figure, offered }: TokenShown): number {
  if (state === 'acting') return 0;
  if (figure !== undefined || offered === true) return 1;
  if (state === 'ready' || state === 'guard') return 2;
  return state === 'done' ? 3 : 4;
}

/** More models than this, and only who acts and who can be aimed at are named at fit. */
export const MANY = 12;

/** Whether a token is named at all. `close`: one has come closer than the whole board. */
export const isNamed = (
  token: TokenShown,
  { crowded, close }: { readonly crowded: boolean; readonly close: boolean },
) => close || !crowded || rankOf(token) <= 1;
