import { freeId } from '../tableIds.ts';
import { doubled, movedBy, placeIn, type PutDown, turnedBy, without } from './editBoard.ts';
import { hundredths } from './ownBoard.ts';
import type { KillzoneRow, OwnPieceRow } from './schema.ts';

type Place = readonly [number, number];

const ownOf = ({ own = [] }: KillzoneRow): readonly OwnPieceRow[] => own;

const groupOf = (row: KillzoneRow, id: string): string | undefined =>
  ownOf(row).find((piece) => piece.id === id)?.group;

/** A piece and those that are moved with it: itself alone where it is in no group. */
export function membersOf(row: KillzoneRow, id: string): readonly string[] {
  const group = groupOf(row, id);
  if (group === undefined) return [id];
  return ownOf(row)
    .filter((piece) => piece.group === group)
    .map((piece) => piece.id);
}

const withGroup = ({ group: _group, ...piece }: OwnPieceRow, group: string | undefined): OwnPieceRow =>
  group === undefined ? piece : { ...piece, group };

const onGroups = (row: KillzoneRow, groupFor: (piece: OwnPieceRow) => string | undefined): KillzoneRow => ({
  ...row,
  own: ownOf(row).map((piece) => {
    const group = groupFor(piece);
    return group === piece.group ? piece : withGroup(piece, group);
  }),
});

/** Two pieces in one group, with all that were in the groups of either. */
export function grouped(row: KillzoneRow, id: string, other: string): KillzoneRow {
  const all = new Set([...membersOf(row, id), ...membersOf(row, other)]);
  const taken = new Set(ownOf(row).flatMap(({ group }) => group ?? []));
  const group = groupOf(row, id) ?? groupOf(row, other) ?? freeId('group', taken);
  return onGroups(row, (piece) => (all.has(piece.id) ? group : piece.group));
}

/** A piece in no group any more; nor is one that would be alone in it. */
export function ungrouped(row: KillzoneRow, id: string): KillzoneRow {
  const others = membersOf(row, id).filter((each) => each !== id);
  return onGroups(row, (piece) =>
    piece.id === id || (others.length < 2 && others.includes(piece.id)) ? undefined : piece.group,
  );
}

const isLocked = (row: KillzoneRow, ids: readonly string[]): boolean =>
  ownOf(row).some(({ id, locked }) => locked === true && ids.includes(id));

const placesOf = (row: KillzoneRow, ids: readonly string[]): readonly Place[] =>
  ids.flatMap((id): Place[] => {
    const at = placeIn(row, id);
    return at === null ? [] : [at];
  });

/** So far as all of these stay between 0 and a length. */
const within = (by: number, all: readonly number[], most: number): number =>
  Math.max(-Math.min(...all), Math.min(by, most - Math.max(...all)));

/** A piece with its group, or a zone, so far from where it is, on the board; a group with a locked piece stays. */
export function groupMovedBy(row: KillzoneRow, id: string, [dx, dy]: Place): KillzoneRow {
  const members = membersOf(row, id);
  if (members.length < 2) return movedBy(row, id, [dx, dy]);
  if (isLocked(row, members)) return row;
  const places = placesOf(row, members);
  const by: Place = [
    within(
      dx,
      places.map(([x]) => x),
      row.size[0],
    ),
    within(
      dy,
      places.map(([, y]) => y),
      row.size[1],
    ),
  ];
  return members.reduce((moved, each) => movedBy(moved, each, by), row);
}

/** The same with the piece there. */
export function groupMovedTo(row: KillzoneRow, id: string, [x, y]: Place): KillzoneRow {
  const at = placeIn(row, id);
  return at === null ? row : groupMovedBy(row, id, [x - at[0], y - at[1]]);
}

const HALF_TURN = 180;

/** A piece turned on; with its group about the middle of all of them. */
export function groupTurnedBy(row: KillzoneRow, id: string, degrees: number): KillzoneRow {
  const members = membersOf(row, id);
  if (members.length < 2) return turnedBy(row, id, degrees);
  if (isLocked(row, members)) return row;
  const places = placesOf(row, members);
  const [amidX, amidY] = [0, 1].map((axis) => places.reduce((sum, at) => sum + (at[axis] ?? 0), 0) / places.length);
  const angle = (degrees * Math.PI) / HALF_TURN;
  const [along, aside] = [Math.cos(angle), Math.sin(angle)];
  return members.reduce((turned, each) => {
    const [x = 0, y = 0] = placeIn(row, each) ?? [];
    const [dx, dy] = [x - (amidX ?? 0), y - (amidY ?? 0)];
    const at: [number, number] = [
      hundredths((amidX ?? 0) + dx * along - dy * aside),
      hundredths((amidY ?? 0) + dx * aside + dy * along),
    ];
    const moved = movedBy(turned, each, [at[0] - x, at[1] - y]);
    return turnedBy(moved, each, degrees);
  }, row);
}

/** A piece once more with its group, which is another group. */
export function groupDoubled(row: KillzoneRow, id: string): PutDown {
  const members = membersOf(row, id);
  if (members.length < 2) return doubled(row, id);
  const taken = new Set(ownOf(row).flatMap(({ group }) => group ?? []));
  const group = freeId('group', taken);
  return members.reduce<PutDown>(
    (done, each) => {
      const put = doubled(done.row, each);
      const next = onGroups(put.row, (piece) => (piece.id === put.id ? group : piece.group));
      return { row: next, id: each === id ? put.id : done.id };
    },
    { row, id },
  );
}

/** The board without a piece and its group, or without a zone; a group with a locked piece stays. */
export function groupWithout(row: KillzoneRow, id: string): KillzoneRow {
  const members = membersOf(row, id);
  if (members.length > 1 && isLocked(row, members)) return row;
  return members.reduce((left, each) => without(left, each), row);
}
