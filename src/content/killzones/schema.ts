import * as z from 'zod/mini';
import { MOST_INCHES, MOST_PIECES, MOST_ZONES, ZONES } from '../../engine/board/boardMap.ts';
import { TRAITS } from '../../engine/board/trait.ts';
import { name, rowId, text } from '../schema/common.ts';

/** Where a killzone lies: as the tables of events have it. */
export const THEATRES = ['standard', 'frontline', 'underhive', 'void-hulk'] as const;
export type Theatre = (typeof THEATRES)[number];

/** How the pieces of a killzone come again on its other half: turned about its middle, or in a mirror across its length. */
export const SYMMETRIES = ['turned', 'mirrored'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

const MOST_PARTS = 60;
const MOST_CORNERS = 40;
const MOST_GAMES = 5;

const inches = z.number().check(z.minimum(-MOST_INCHES), z.maximum(MOST_INCHES));
const corner = z.tuple([inches, inches]);
/** From the left and near to the right and far side. */
const box = z.tuple([inches, inches, inches, inches]);
const side = inches.check(z.minimum(1));

/** A box, or corners that make a convex shape: one of both. */
const shape = {
  box: z.optional(box),
  corners: z.optional(z.array(corner).check(z.minLength(3), z.maxLength(MOST_CORNERS))),
};
interface Shape {
  readonly box?: z.infer<typeof box> | undefined;
  readonly corners?: readonly z.infer<typeof corner>[] | undefined;
}

const isOneShape = (given: Shape): boolean => (given.box === undefined) !== (given.corners === undefined);
const oneShape = <T extends Shape>() => z.refine<T>(isOneShape, { error: 'badFormat' });

/** A part of a piece, in inches; `low` and `high` over the floor of the killzone. */
const part = z
  .strictObject({ ...shape, low: z.optional(inches), high: inches, traits: z.array(z.enum(TRAITS)) })
  .check(oneShape());
export type PartRow = z.infer<typeof part>;

const parts = z.array(part).check(z.minLength(1), z.maxLength(MOST_PARTS));

/** A piece of terrain to be placed, in inches about its middle. */
export const pieceRow = z.strictObject({ id: rowId, name, parts });
export type PieceRow = z.infer<typeof pieceRow>;

const placing = {
  turned: z.optional(z.int().check(z.minimum(0), z.maximum(359))),
  mirrored: z.optional(z.boolean()),
  open: z.optional(z.boolean()),
};

/**
 * Where a piece stands: its middle in inches from the left and from the near edge, mirrored first, then turned so many degrees
 * counterclockwise. `open`: its doors are.
 */
const placed = z.strictObject({ piece: rowId, at: corner, ...placing });
export type PlacedRow = z.infer<typeof placed>;

/**
 * A piece that only this killzone has: inches from the left and from the near edge; with `at`, about its middle, and placed as
 * templates are. `locked`: who edits the board leaves it where it is; `group`: it is moved with the others of that.
 */
const ownPiece = z.strictObject({
  id: rowId,
  name,
  parts,
  at: z.optional(corner),
  ...placing,
  locked: z.optional(z.boolean()),
  group: z.optional(rowId),
});
export type OwnPieceRow = z.infer<typeof ownPiece>;

/** `side`: the first or the second of the battle; absent: either. */
const zone = z
  .strictObject({ id: rowId, kind: z.enum(ZONES), name, side: z.optional(z.literal([0, 1])), ...shape })
  .check(oneShape());
export type ZoneRow = z.infer<typeof zone>;

/** What the linter finds and nobody has to mend: whoever makes the board can let it be. */
export const SO_BE_IT = ['noKind', 'overlap', 'tightGap', 'noAccess', 'nobodyStands', 'zoneSmall', 'unfair'] as const;

const MOST_ACCEPTED = 500;
/** A finding that is let be: what it is, and the pieces and zones that it is about. */
const letBe = z.strictObject({ what: z.enum(SO_BE_IT), at: z.array(rowId).check(z.maxLength(4)) });

/**
 * A killzone as a pack has it. `size`: how long and how deep, in inches; `games`: for which it was made, absent: for all; `own`:
 * pieces that are no templates; `accepted`: what is found on it and let be. `symmetry` concerns all pieces; one that would lie on itself comes once.
 */
export const killzoneRow = z.strictObject({
  id: rowId,
  name,
  text,
  theatre: z.enum(THEATRES),
  games: z.optional(z.array(rowId).check(z.minLength(1), z.maxLength(MOST_GAMES))),
  size: z.tuple([side, side]),
  symmetry: z.optional(z.enum(SYMMETRIES)),
  pieces: z.array(placed).check(z.maxLength(MOST_PIECES)),
  own: z.optional(z.array(ownPiece).check(z.maxLength(MOST_PIECES))),
  zones: z.array(zone).check(z.maxLength(MOST_ZONES)),
  accepted: z.optional(z.array(letBe).check(z.maxLength(MOST_ACCEPTED))),
});
export type KillzoneRow = z.infer<typeof killzoneRow>;
