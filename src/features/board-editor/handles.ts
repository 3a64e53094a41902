import { pieceIn, snapped, zoneIn } from '../../content/killzones/editBoard.ts';
import { groupMovedTo, groupTurnedBy } from '../../content/killzones/editGroup.ts';
import { boxCorners, zoneCornerTo } from '../../content/killzones/editZone.ts';
import type { KillzoneRow, OwnPieceRow } from '../../content/killzones/schema.ts';
import { type Frame, type Pixel, pixelOf } from '../../ui/board/frame.ts';
import type { Spot } from '../../ui/board/shown.ts';

/** What is pulled at what is chosen: a corner of a zone, or what turns a piece. */
export interface Handle {
  readonly id: string;
  /** Which corner; null: it turns. */
  readonly corner: number | null;
  readonly at: Pixel;
}

/** Px from the border of a piece to what turns it, and from the edge of the map. */
const [AWAY, FREE] = [26, 16];

const reachOf = ({ parts }: OwnPieceRow): number =>
  Math.max(
    ...parts.flatMap(({ box, corners = [] }) =>
      (box === undefined ? corners : boxCorners(box)).map(([x, y]) => Math.hypot(x, y)),
    ),
  );

/** Above a piece on the screen, below it where the map ends there. */
function turnerOf(frame: Frame, piece: OwnPieceRow): Handle {
  const [x = 0, y = 0] = piece.at ?? [];
  const { left, top } = pixelOf(frame, { x, y });
  const far = reachOf(piece) * frame.scale + AWAY;
  const at = top - far < FREE ? top + far : top - far;
  return { id: piece.id, corner: null, at: { left, top: Math.min(Math.max(at, FREE), frame.size.height - FREE) } };
}

/** The handles of what is chosen: none of what is locked. */
export function handlesOf(row: KillzoneRow, frame: Frame, id: string | null): readonly Handle[] {
  const [piece, zone] = [pieceIn(row, id), zoneIn(row, id)];
  if (piece !== undefined) return piece.locked === true ? [] : [turnerOf(frame, piece)];
  if (zone?.box === undefined || zone.kind === 'marker') return [];
  return boxCorners(zone.box).map(([x, y], corner) => ({ id: zone.id, corner, at: pixelOf(frame, { x, y }) }));
}

/** The handle that a finger means; null: none. */
export function handleAt(all: readonly Handle[], { left, top }: Pixel, reach: number): Handle | null {
  const far = ({ at }: Handle): number => Math.hypot(at.left - left, at.top - top);
  const [nearest] = all.filter((handle) => far(handle) <= reach).toSorted((one, other) => far(one) - far(other));
  return nearest ?? null;
}

const FULL = 360;
/** So many degrees a piece turns at a time where it snaps. */
const TURN_STEP = 15;

const angleOf = ([x, y]: readonly [number, number], spot: Spot): number =>
  (Math.atan2(spot.y - y, spot.x - x) * FULL) / (2 * Math.PI);

/** A pull at something of a board: what the board becomes with the finger there. */
export interface Pull {
  readonly id: string;
  readonly did: 'move' | 'turn' | 'resize';
  readonly to: (row: KillzoneRow, spot: Spot) => KillzoneRow;
}

/** What a pull at a handle does; `from`: where it was taken; `step`: in which steps things move, 0: freely. */
export function pullOf(row: KillzoneRow, { id, corner }: Handle, from: Spot, step: number): Pull {
  if (corner !== null)
    return { id, did: 'resize', to: (all, { x, y }) => zoneCornerTo(all, id, corner, snapped([x, y], step)) };
  const { at = [0, 0], turned = 0 } = pieceIn(row, id) ?? {};
  const begun = angleOf(at, from);
  const turn = step === 0 ? 1 : TURN_STEP;
  return {
    id,
    did: 'turn',
    to: (all, spot) => groupTurnedBy(all, id, Math.round((turned + angleOf(at, spot) - begun) / turn) * turn - turned),
  };
}

/** A pull at a piece or a zone itself, which is `off` from the finger. */
export const moveOf = (id: string, off: readonly [number, number], step: number): Pull => ({
  id,
  did: 'move',
  to: (all, { x, y }) => groupMovedTo(all, id, snapped([x + off[0], y + off[1]], step)),
});

/** Where the handle of a turn stands from the middle of its piece. */
export const middleIn = (row: KillzoneRow, frame: Frame, id: string): Pixel => {
  const [x = 0, y = 0] = pieceIn(row, id)?.at ?? [];
  return pixelOf(frame, { x, y });
};
