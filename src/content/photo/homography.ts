import type { Corner, Quad } from './quad.ts';

/** Takes a place of the unit square (0 to 1 to the right and down) to where it is seen. */
export type Seen = (across: number, down: number) => Corner;

/**
 * The projection of the unit square onto four corners, clockwise from its top left. Corners in a line have none: what comes is
 * not finite then.
 */
export function seenThrough([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Quad): Seen {
  const [dx, dy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const [ax, ay, bx, by] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const area = ax * by - bx * ay;
  const [g, h] = [(dx * by - bx * dy) / area, (ax * dy - dx * ay) / area];
  const [a, b, d, e] = [x1 - x0 + g * x1, x3 - x0 + h * x3, y1 - y0 + g * y1, y3 - y0 + h * y3];
  return (across, down) => {
    const depth = g * across + h * down + 1;
    return [(a * across + b * down + x0) / depth, (d * across + e * down + y0) / depth];
  };
}
