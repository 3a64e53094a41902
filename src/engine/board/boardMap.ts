import * as z from 'zod/mini';
import { TRAITS } from './trait.ts';
import { INCH } from './units.ts';

/** The longest side of a board, in inches. */
export const MOST_INCHES = 120;
export const MOST_PIECES = 500;
const MOST_PARTS = 60;
const MOST_CORNERS = 40;
export const MOST_ZONES = 60;

const length = z.int().check(z.minimum(-MOST_INCHES * INCH), z.maximum(MOST_INCHES * INCH));
/** As long as names and ids of a board are, in UTF-16 units. */
export const MOST_NAME = 80;
const name = z.string().check(z.maxLength(MOST_NAME));
/** A place seen from above: grid steps from the left and from the near edge. */
const corner = z.tuple([length, length]);
const corners = z.array(corner).check(z.minLength(3), z.maxLength(MOST_CORNERS));

/** A part of a piece: convex as seen from above, between two heights over the killzone floor, in grid steps. */
export const mapPart = z.strictObject({ corners, low: length, high: length, traits: z.array(z.enum(TRAITS)) });
export type MapPart = z.infer<typeof mapPart>;

/** A piece of terrain where it stands: one feature of the rules. `open`: its doors are; absent: they are shut, or it has none. */
export const mapPiece = z.strictObject({
  id: name,
  name,
  parts: z.array(mapPart).check(z.minLength(1), z.maxLength(MOST_PARTS)),
  open: z.optional(z.boolean()),
});
export type MapPiece = z.infer<typeof mapPiece>;

/** What places of a board are for: where a side sets up, where somebody enters, where a marker lies; an area is what a scenario calls by its name. */
export const ZONES = ['drop', 'entry', 'marker', 'area'] as const;

/** `side`: the first or the second of the battle; absent: either. */
export const mapZone = z.strictObject({
  id: name,
  kind: z.enum(ZONES),
  name,
  side: z.optional(z.literal([0, 1])),
  corners,
});
export type MapZone = z.infer<typeof mapZone>;

const side = length.check(z.minimum(INCH));

/** A killzone as it is kept: its size in grid steps, the pieces that stand on it, and its zones. */
export const boardMap = z.strictObject({
  id: name,
  name,
  width: side,
  height: side,
  pieces: z.array(mapPiece).check(z.maxLength(MOST_PIECES)),
  zones: z.array(mapZone).check(z.maxLength(MOST_ZONES)),
});
export type BoardMap = z.infer<typeof boardMap>;

/** What a piece is called by its pack; its id where there is none. */
export const pieceName = ({ pieces }: BoardMap, id: string): string =>
  pieces.find((piece) => piece.id === id)?.name ?? id;
