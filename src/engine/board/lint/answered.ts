import type { BoardMap, MapPart, MapPiece, MapZone } from '../boardMap.ts';
import type { Point } from '../plane.ts';
import type { Trait } from '../trait.ts';
import { toGrid } from '../units.ts';
import type { Answer } from './finding.ts';
import { isNoKind } from './pieces.ts';
import { hullOf } from './polygons.ts';

const shifted = (corners: MapPart['corners'], { x, y }: Point): MapPart['corners'] =>
  corners.map(([left, near]) => [left + x, near + y]);

const filled = (corners: MapPart['corners']): MapPart['corners'] =>
  hullOf(corners.map(([x, y]) => ({ x, y }))).map(({ x, y }) => [x, y]);

const onPieces = (map: BoardMap, id: string, change: (piece: MapPiece) => MapPiece): BoardMap => ({
  ...map,
  pieces: map.pieces.map((piece) => (piece.id === id ? change(piece) : piece)),
});

const onParts = (map: BoardMap, id: string, change: (part: MapPart) => MapPart): BoardMap =>
  onPieces(map, id, (piece) => ({ ...piece, parts: piece.parts.map(change) }));

/** Changes the corners of a piece or a zone. */
function onCorners(map: BoardMap, id: string, change: (corners: MapPart['corners']) => MapPart['corners']): BoardMap {
  const shaped = onParts(map, id, (part) => ({ ...part, corners: change(part.corners) }));
  const zones = map.zones.map((zone) => (zone.id === id ? { ...zone, corners: change(zone.corners) } : zone));
  return { ...shaped, zones };
}

/** The first of a list that no other has: `wall`, `wall-2`, `wall-3`. */
function freeId(id: string, taken: ReadonlySet<string>): string {
  for (let count = 2; ; count += 1) if (!taken.has(`${id}-${count}`)) return `${id}-${count}`;
}

function renamed(map: BoardMap, id: string): BoardMap {
  const taken = new Set([...map.pieces, ...map.zones].map((thing) => thing.id));
  let isFirst = true;
  const rename = <T extends MapPiece | MapZone>(thing: T): T => {
    if (thing.id !== id) return thing;
    if (isFirst) {
      isFirst = false;
      return thing;
    }
    const free = freeId(id, taken);
    taken.add(free);
    return { ...thing, id: free };
  };
  return { ...map, pieces: map.pieces.map(rename), zones: map.zones.map(rename) };
}

function joined(map: BoardMap, id: string, other: string): BoardMap {
  const more = map.pieces.find((piece) => piece.id === other)?.parts ?? [];
  const whole = onPieces(map, id, (piece) => ({ ...piece, parts: [...piece.parts, ...more] }));
  return { ...whole, pieces: whole.pieces.filter((piece) => piece.id !== other) };
}

/** Vantage that nobody stands on is still Light. Source: rules/kill-team.md A7.3. */
const withoutVantage = (trait: Trait): Trait => (trait === 'Vantage' ? 'Light' : trait);

/** A board once an answer to one of its findings is taken. */
export function answered(map: BoardMap, answer: Answer): BoardMap {
  const { id } = answer;
  switch (answer.do) {
    case 'move':
      return onCorners(map, id, (corners) => shifted(corners, answer.by));
    case 'height':
      return onParts(map, id, (part) =>
        part.high > part.low ? part : { ...part, high: part.low + toGrid(answer.inches) },
      );
    case 'kind':
      return onParts(map, id, (part) => (isNoKind(part) ? { ...part, traits: [...part.traits, answer.trait] } : part));
    case 'join':
      return joined(map, id, answer.other);
    case 'ladder':
      return onPieces(map, id, (piece) => ({ ...piece, parts: [...piece.parts, answer.part] }));
    case 'noFloor':
      return onParts(map, id, (part) => ({ ...part, traits: part.traits.map(withoutVantage) }));
    case 'fill':
      return onCorners(map, id, filled);
    case 'reshape':
      return onCorners(map, id, () => answer.corners);
    case 'rename':
      return renamed(map, id);
  }
}
