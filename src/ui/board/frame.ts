import type { Spot } from './shown.ts';

/** A place on the screen, in px from the left and from the top of the map. */
export interface Pixel {
  readonly left: number;
  readonly top: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A board in inches: as long as it is wide, as deep as it is from the near edge to the far one. */
export interface Extent {
  readonly width: number;
  readonly depth: number;
}

/** Quarter turns against the clock: 0 lies as it is kept, near edge below; 1 stands, its left edge below. */
export type Turn = 0 | 1 | 2 | 3;

/** What is seen of a board: how it is turned, px an inch, and which place of it is in the middle of the map. */
export interface Frame {
  readonly turn: Turn;
  readonly scale: number;
  readonly centre: Spot;
  readonly size: Size;
}

/** No closer than this, in px an inch. */
export const CLOSEST = 60;
/** A double tap comes so much closer. */
export const CLOSER = 2.5;

const TURNS: readonly Turn[] = [0, 1, 2, 3];

/** Right and down on the screen, for one inch to the right and one to the far edge. */
const AXES: Readonly<
  Record<Turn, { readonly right: readonly [number, number]; readonly down: readonly [number, number] }>
> = {
  0: { right: [1, 0], down: [0, -1] },
  1: { right: [0, -1], down: [-1, 0] },
  2: { right: [-1, 0], down: [0, 1] },
  3: { right: [0, 1], down: [1, 0] },
};

/** A quarter turn further. */
export const turnedOn = (turn: Turn, by = 1): Turn => TURNS[(turn + by) % TURNS.length] ?? 0;

/** Whether the left edge of the board is above or below. */
export const isUpright = (turn: Turn): boolean => turn === 1 || turn === 3;

/** Where a place of the board is on the screen. */
export function pixelOf({ turn, scale, centre, size }: Frame, { x, y }: Spot): Pixel {
  const { right, down } = AXES[turn];
  const [dx, dy] = [x - centre.x, y - centre.y];
  return {
    left: size.width / 2 + scale * (right[0] * dx + right[1] * dy),
    top: size.height / 2 + scale * (down[0] * dx + down[1] * dy),
  };
}

/** The place of the board that is there on the screen. */
export function spotOf({ turn, scale, centre, size }: Frame, { left, top }: Pixel): Spot {
  const { right, down } = AXES[turn];
  const [across, along] = [(left - size.width / 2) / scale, (top - size.height / 2) / scale];
  return { x: centre.x + right[0] * across + down[0] * along, y: centre.y + right[1] * across + down[1] * along };
}

/** So far to the right and up on the screen, on the board. */
export function stepOn(turn: Turn, across: number, up: number): Spot {
  const { right, down } = AXES[turn];
  return { x: right[0] * across - down[0] * up, y: right[1] * across - down[1] * up };
}

/** Whether a place is within the map. */
export function isSeen(frame: Frame, spot: Spot): boolean {
  const { left, top } = pixelOf(frame, spot);
  const { width, height } = frame.size;
  return left >= 0 && top >= 0 && left <= width && top <= height;
}

/** How large the board is on the screen, in inches, as it is turned. */
const turnedExtent = ({ width, depth }: Extent, turn: Turn): Size =>
  isUpright(turn) ? { width: depth, height: width } : { width, height: depth };

/** Px an inch with the whole board in the map, with some px free about it. */
export function fittingScale(extent: Extent, size: Size, turn: Turn, free: number): number {
  const { width, height } = turnedExtent(extent, turn);
  return Math.max(1, Math.min((size.width - 2 * free) / width, (size.height - 2 * free) / height));
}

/**
 * How a board is turned: its longer side along the longer side of the screen (`size`), `own` (where the own side is seen from the middle of
 * the board) below where that stands, and at the left where it lies. A square one has it below.
 */
export function turnFor(extent: Extent, size: Size, own: Spot): Turn {
  const isSquare = extent.width === extent.depth;
  const stands = isSquare
    ? Math.abs(own.x) > Math.abs(own.y)
    : extent.width > extent.depth === size.height >= size.width;
  const [one, other]: readonly [Turn, Turn] = stands ? [1, 3] : [0, 2];
  return isOwn(one, own) ? one : other;
}

/** Below, or at the left where neither half is. */
function isOwn(turn: Turn, { x, y }: Spot): boolean {
  const { right, down } = AXES[turn];
  const [across, along] = [right[0] * x + right[1] * y, down[0] * x + down[1] * y];
  const isStanding = isUpright(turn);
  const [first, second] = isStanding ? [along, -across] : [-across, along];
  return Math.abs(first) > 1 ? first > 0 : second >= 0;
}

/** The whole board. */
export function wholeFrame(extent: Extent, size: Size, turn: Turn, free: number): Frame {
  return {
    turn,
    size,
    scale: fittingScale(extent, size, turn, free),
    centre: { x: extent.width / 2, y: extent.depth / 2 },
  };
}

const clamp = (value: number, least: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.min(Math.max(value, least), most);

/** The same with no more emptiness at its edges than `free` px: the middle where all of it fits. */
export function kept(frame: Frame, extent: Extent, free: number): Frame {
  const { scale, size, turn, centre } = frame;
  const seen = isUpright(turn)
    ? { x: size.height / scale, y: size.width / scale }
    : { x: size.width / scale, y: size.height / scale };
  const margin = free / scale;
  const within = (value: number, length: number, shown: number): number =>
    clamp(value, shown / 2 - margin, length - shown / 2 + margin);
  return {
    ...frame,
    centre: { x: within(centre.x, extent.width, seen.x), y: within(centre.y, extent.depth, seen.y) },
  };
}

/** Closer or farther by a factor; the place at that pixel stays there. */
export function zoomed(frame: Frame, at: Pixel, factor: number, farthest: number): Frame {
  const scale = clamp(frame.scale * factor, farthest, Math.max(farthest, CLOSEST));
  const held = spotOf(frame, at);
  const moved = spotOf({ ...frame, scale }, at);
  const { centre } = frame;
  return { ...frame, scale, centre: { x: centre.x + held.x - moved.x, y: centre.y + held.y - moved.y } };
}

/** Pulled by so many px. */
export function pulled(frame: Frame, left: number, top: number): Frame {
  const { width, height } = frame.size;
  return { ...frame, centre: spotOf(frame, { left: width / 2 - left, top: height / 2 - top }) };
}

/** The frame about some places, with so many inches around them, no closer than that. */
export function frameAbout(whole: Frame, spots: readonly Spot[], around: number, closest: number): Frame {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  if (spots.length === 0) return whole;
  const [left, right, near, far] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const extent = { width: right - left + 2 * around, depth: far - near + 2 * around };
  const scale = clamp(fittingScale(extent, whole.size, whole.turn, 0), whole.scale, Math.max(whole.scale, closest));
  return { ...whole, scale, centre: { x: (left + right) / 2, y: (near + far) / 2 } };
}
