import { isEqual } from '../../engine/core/isEqual.ts';
import type { Trait } from '../../engine/board/trait.ts';
import { freeId } from '../tableIds.ts';
import { acrossBoard, hundredths } from './ownBoard.ts';
import type { KillzoneRow, OwnPieceRow, PartRow, PieceRow, Symmetry, ZoneRow } from './schema.ts';
import { standardZones } from './standardZones.ts';

type Corner = [number, number];
type Place = readonly [number, number];

/** A board and what was put on it. */
export interface PutDown {
  readonly row: KillzoneRow;
  readonly id: string;
}

/** A place on the nearest step; 0: to the hundredth of an inch. */
export const snapped = ([x, y]: Place, step: number): Corner => {
  const to = (value: number) => hundredths(step === 0 ? value : Math.round(value / step) * step);
  return [to(x), to(y)];
};

export const pieceIn = ({ own = [] }: KillzoneRow, id: string | null): OwnPieceRow | undefined =>
  own.find((piece) => piece.id === id);
export const zoneIn = ({ zones }: KillzoneRow, id: string | null): ZoneRow | undefined =>
  zones.find((zone) => zone.id === id);

const idsIn = ({ own = [], zones }: KillzoneRow): ReadonlySet<string> =>
  new Set([...own, ...zones].map(({ id }) => id));

/** The board with a piece changed; the same board where it is not there or stays as it is. */
function onPiece(row: KillzoneRow, id: string, change: (piece: OwnPieceRow) => OwnPieceRow): KillzoneRow {
  const before = pieceIn(row, id);
  const after = before === undefined ? before : change(before);
  if (after === undefined || after === before || isEqual(after, before)) return row;
  return { ...row, own: (row.own ?? []).map((piece) => (piece === before ? after : piece)) };
}

/** The same, unless the piece is locked. */
const onFree = (row: KillzoneRow, id: string, change: (piece: OwnPieceRow) => OwnPieceRow): KillzoneRow =>
  onPiece(row, id, (piece) => (piece.locked === true ? piece : change(piece)));

const cornersOf = ({ box, corners }: Pick<ZoneRow, 'box' | 'corners'>): readonly Place[] => {
  if (box === undefined) return corners ?? [];
  const [left, near, right, far] = box;
  return [
    [left, near],
    [right, near],
    [right, far],
    [left, far],
  ];
};

/** The least and the greatest of both lengths. */
function extentOf(corners: readonly Place[]) {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { from: [Math.min(...xs), Math.min(...ys)], to: [Math.max(...xs), Math.max(...ys)] } as const;
}

const middleOf = (zone: ZoneRow): Corner => {
  const { from, to } = extentOf(cornersOf(zone));
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
};

/** Where a piece or a zone is, by its middle; null: it is not there. */
export function placeIn(row: KillzoneRow, id: string): Corner | null {
  const zone = zoneIn(row, id);
  return pieceIn(row, id)?.at ?? (zone === undefined ? null : middleOf(zone));
}

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

const within = (by: number, [low, top]: Place, most: number): number => Math.max(-low, Math.min(by, most - top));

/** A zone moved as far as it stays on the board. */
function zoneTo(zone: ZoneRow, [x, y]: Place, [wide, high]: KillzoneRow['size']): ZoneRow {
  const [fromX, fromY] = middleOf(zone);
  const { from, to } = extentOf(cornersOf(zone));
  const [dx, dy] = [within(x - fromX, [from[0], to[0]], wide), within(y - fromY, [from[1], to[1]], high)];
  const moved = ([left, near]: Place): Corner => [hundredths(left + dx), hundredths(near + dy)];
  if (zone.box === undefined) return { ...zone, corners: (zone.corners ?? []).map(moved) };
  const [left, near, right, far] = zone.box;
  return { ...zone, box: [...moved([left, near]), ...moved([right, far])] };
}

const onZone = (row: KillzoneRow, id: string, change: (zone: ZoneRow) => ZoneRow): KillzoneRow => {
  const before = zoneIn(row, id);
  const after = before === undefined ? before : change(before);
  if (after === undefined || isEqual(after, before)) return row;
  return { ...row, zones: row.zones.map((zone) => (zone === before ? after : zone)) };
};

/** A piece or a zone with its middle there, on the board; what is locked stays. */
export function movedTo(row: KillzoneRow, id: string, [x, y]: Place): KillzoneRow {
  const [wide, high] = row.size;
  const at: Corner = [hundredths(clamp(x, wide)), hundredths(clamp(y, high))];
  const moved = onFree(row, id, (piece) => ({ ...piece, at }));
  return onZone(moved, id, (zone) => zoneTo(zone, at, row.size));
}

/** A piece or a zone so far from where it is. */
export function movedBy(row: KillzoneRow, id: string, [dx, dy]: Place): KillzoneRow {
  const at = placeIn(row, id);
  return at === null ? row : movedTo(row, id, [at[0] + dx, at[1] + dy]);
}

const FULL = 360;
const angle = (degrees: number): number => ((Math.round(degrees) % FULL) + FULL) % FULL;

/** A piece turned so many degrees counterclockwise from how it was made. */
export const turnedTo = (row: KillzoneRow, id: string, degrees: number): KillzoneRow =>
  onFree(row, id, (piece) => ({ ...piece, turned: angle(degrees) }));

/** A piece turned on by so many degrees. */
export const turnedBy = (row: KillzoneRow, id: string, degrees: number): KillzoneRow =>
  onFree(row, id, (piece) => ({ ...piece, turned: angle((piece.turned ?? 0) + degrees) }));

/** A piece as a mirror beside it shows it. */
export const mirrored = (row: KillzoneRow, id: string): KillzoneRow =>
  onFree(row, id, (piece) => ({
    ...piece,
    mirrored: piece.mirrored !== true,
    turned: angle(-(piece.turned ?? 0)),
  }));

/** Whether a piece may be moved, turned and taken away. */
export const withLock = (row: KillzoneRow, id: string, locked: boolean): KillzoneRow =>
  onPiece(row, id, (piece) => ({ ...piece, locked }));

export const withDoors = (row: KillzoneRow, id: string, open: boolean): KillzoneRow =>
  onPiece(row, id, (piece) => ({ ...piece, open }));

export const named = (row: KillzoneRow, id: string, name: string): KillzoneRow =>
  onZone(
    onPiece(row, id, (piece) => ({ ...piece, name })),
    id,
    (zone) => ({ ...zone, name }),
  );

/** A ready piece put down with its middle there. */
export function withPiece(row: KillzoneRow, { id: kind, name, parts }: PieceRow, at: Place): PutDown {
  const id = freeId(kind, idsIn(row));
  const piece: OwnPieceRow = { id, name, parts, at: [hundredths(at[0]), hundredths(at[1])] };
  return { row: { ...row, own: [...(row.own ?? []), piece] }, id };
}

const BESIDE = 1;

/** Further along, or back where the board ends. */
const beside = (value: number, most: number): number => (value + BESIDE > most ? value - BESIDE : value + BESIDE);

/** A piece once more, an inch beside itself; the same board where there is no such piece. */
export function doubled(row: KillzoneRow, of: string): PutDown {
  const piece = pieceIn(row, of);
  if (piece === undefined) return { row, id: of };
  const [wide, high] = row.size;
  const [x, y] = piece.at ?? [0, 0];
  const id = freeId(of.replace(/-\d+$/u, ''), idsIn(row));
  const { group: _group, ...alone } = piece;
  const double: OwnPieceRow = { ...alone, id, at: [beside(x, wide), beside(y, high)], locked: false };
  return { row: { ...row, own: [...(row.own ?? []), double] }, id };
}

/** The board without a piece or a zone; what is locked stays. */
export function without(row: KillzoneRow, id: string): KillzoneRow {
  if (pieceIn(row, id)?.locked === true || !idsIn(row).has(id)) return row;
  return {
    ...row,
    own: (row.own ?? []).filter((piece) => piece.id !== id),
    zones: row.zones.filter((zone) => zone.id !== id),
  };
}

/** Which part of a piece is meant; null: all of them. */
type Which = number | null;

const onParts = (row: KillzoneRow, id: string, which: Which, change: (part: PartRow) => PartRow): KillzoneRow =>
  onPiece(row, id, (piece) => ({
    ...piece,
    parts: piece.parts.map((part, at) => (which === null || which === at ? change(part) : part)),
  }));

/** How high the highest part of a piece is, or one of its parts. */
export const heightOf = ({ parts }: OwnPieceRow, which: Which = null): number =>
  Math.max(...parts.filter((_, at) => which === null || which === at).map(({ high }) => high));

/** A part with its top there: what carries nothing keeps its foot, a plate its thickness. */
const raised = (part: PartRow, high: number): PartRow => {
  const { low = 0 } = part;
  return low === 0 ? { ...part, high } : { ...part, low: hundredths(Math.max(0, high - (part.high - low))), high };
};

/** A piece with its highest parts so high, and what carries them up to them; or one of its parts. */
export function withHeight(row: KillzoneRow, id: string, which: Which, high: number): KillzoneRow {
  const piece = pieceIn(row, id);
  if (piece === undefined) return row;
  if (which !== null) return onParts(row, id, which, (part) => raised(part, high));
  const top = heightOf(piece);
  const plates = piece.parts.filter((part) => part.high === top && (part.low ?? 0) > 0);
  const foot = new Map(plates.map((plate) => [plate.low ?? 0, raised(plate, high).low ?? 0]));
  return onParts(row, id, null, (part) =>
    part.high === top ? raised(part, high) : { ...part, high: foot.get(part.high) ?? part.high },
  );
}

const withTrait = (traits: readonly Trait[], trait: Trait, on: boolean): Trait[] => {
  const others = traits.filter((each) => each !== trait);
  return on ? [...others, trait] : others;
};

/** A piece, or one of its parts, with a trait or without it. */
export const traited = (row: KillzoneRow, id: string, which: Which, [trait, on]: readonly [Trait, boolean]) =>
  onParts(row, id, which, (part) => ({ ...part, traits: withTrait(part.traits, trait, on) }));

/** A piece, or one of its parts, that is Heavy, Light or neither. */
export const withKind = (row: KillzoneRow, id: string, which: Which, kind: 'Heavy' | 'Light' | null): KillzoneRow =>
  onParts(row, id, which, (part) => {
    const others = part.traits.filter((trait) => trait !== 'Heavy' && trait !== 'Light');
    return { ...part, traits: kind === null ? others : [kind, ...others] };
  });

const MARKER = 0.4;

/** A marker more, with the next free number. */
export function withMarker(row: KillzoneRow, [x, y]: Place, nameOf: (number: number) => string): PutDown {
  const taken = idsIn(row);
  let number = 1;
  while (taken.has(`marker-${number}`)) number += 1;
  const id = `marker-${number}`;
  const box: ZoneRow['box'] = [x - MARKER, y - MARKER, x + MARKER, y + MARKER];
  const zone: ZoneRow = { id, kind: 'marker', name: nameOf(number), box };
  return { row: movedTo({ ...row, zones: [...row.zones, zone] }, id, [x, y]), id };
}

/** Half of how wide a new area is, in inches. */
const AREA = 3;

/** An area put down by its middle, wholly on the board: a box that scenarios can call by its name. */
export function withArea(row: KillzoneRow, [x, y]: Place, nameOf: (number: number) => string): PutDown {
  const taken = idsIn(row);
  let number = 1;
  while (taken.has(`area-${number}`)) number += 1;
  const id = `area-${number}`;
  const half = Math.min(AREA, row.size[0] / 2, row.size[1] / 2);
  const zone: ZoneRow = { id, kind: 'area', name: nameOf(number), box: [x - half, y - half, x + half, y + half] };
  return { row: movedTo({ ...row, zones: [...row.zones, zone] }, id, [x, y]), id };
}

const places = ({ zones }: KillzoneRow): readonly ZoneRow[] => zones.filter(({ kind }) => kind !== 'marker');

/** A board of another size: zones that boards have as a rule go with it, all else stays where it is. */
export function sized(row: KillzoneRow, size: KillzoneRow['size']): KillzoneRow {
  if (isEqual(size, row.size)) return row;
  const isUsual = isEqual(places(row), standardZones(row.size, []));
  const zones = isUsual ? standardZones(size, []) : places(row);
  const markers = row.zones.filter(({ kind }) => kind === 'marker');
  return { ...row, size, zones: [...zones, ...markers.map((zone) => zoneTo(zone, middleOf(zone), size))] };
}

type Half = (place: Place) => 'here' | 'middle' | 'there';

const halfOf = ([wide, high]: KillzoneRow['size'], symmetry: Symmetry): Half => {
  const isLong = wide > high || symmetry === 'mirrored';
  return ([x, y]) => {
    const off = isLong ? x - wide / 2 : y - high / 2;
    return Math.abs(off) < 0.01 ? 'middle' : off < 0 ? 'here' : 'there';
  };
};

/** The first half of a board twice: what lies on the other is replaced. Zones stay as they are. */
export function symmetric(row: KillzoneRow, symmetry: Symmetry): KillzoneRow {
  const half = halfOf(row.size, symmetry);
  const kept = (row.own ?? []).filter(({ at = [0, 0] }) => half(at) !== 'there');
  const taken = new Set([...kept, ...row.zones].map(({ id }) => id));
  const twins = kept.flatMap((piece): OwnPieceRow[] => {
    if (half(piece.at ?? [0, 0]) === 'middle') return [];
    const twin = acrossBoard(piece, freeId(piece.id.replace(/-\d+$/u, ''), taken), symmetry, row.size);
    if (twin === null) return [];
    taken.add(twin.id);
    return [twin];
  });
  return { ...row, own: [...kept, ...twins] };
}
