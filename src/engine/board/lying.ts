import * as z from 'zod/mini';

/**
 * Parts of a board where a marker may lie: in its centre, within 3″ of that, on the line across its middle, in its middle third,
 * in the half or third farther from the first side’s drop zone, at the middle of a short or a long edge.
 */
export const LYING_AREAS = [
  'centre',
  'nearCentre',
  'middleLine',
  'middleThird',
  'farHalf',
  'farThird',
  'shortEdge',
  'longEdge',
] as const;
export type LyingArea = (typeof LYING_AREAS)[number];

/** The farthest that such a rule asks for, in inches. */
export const MOST_INCHES = 30;
const inches = z.int().check(z.minimum(0), z.maximum(MOST_INCHES));

/**
 * Where markers lie on a board that names no zones for them. `areas`: the first in the first of these, the second in the second,
 * and so on, again from the first; none: anywhere. `apart`: at least so many inches from other markers; `offDrop`: more than so
 * many from the first side’s drop zone; `unseen`: seen from no drop zone; `beside`: within 2″ of another marker, by its id.
 */
export const lying = z.strictObject({
  areas: z.array(z.enum(LYING_AREAS)).check(z.maxLength(LYING_AREAS.length)),
  apart: inches,
  offDrop: inches,
  unseen: z.boolean(),
  beside: z.optional(z.string()),
});
export type Lying = z.infer<typeof lying>;

/** A marker that may lie anywhere. */
export const ANYWHERE: Lying = { areas: [], apart: 0, offDrop: 0, unseen: false };
