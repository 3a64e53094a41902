import type { BattleBoard } from '../../../board/battleBoard.ts';
import type { MapPiece } from '../../../board/boardMap.ts';
import { geometry } from '../../../board/geometry.ts';
import { MARGIN } from '../../../board/margin.ts';
import type { Point } from '../../../board/plane.ts';
import { drawFrom } from '../../../board/setUp/draw.ts';
import { toGrid } from '../../../board/units.ts';
import type { Side } from '../../../core/ids.ts';
import { standing } from '../../../family/killteam/model/lookup.ts';
import { reject, type Rejection, when } from '../../../family/killteam/model/rejection.ts';
import type { BattleState } from '../../../family/killteam/model/state.ts';

/** Two barricades each (L-03). */
export const EACH = 2;

/** K-68: two inches wide and one tall. How thick one is, no rule says: as ours are drawn. */
const [WIDE, THICK, TALL] = [toGrid(2), toGrid(0.4), toGrid(1)];

/** So far from its own drop zone a side may put one, in inches (L-03). */
const FROM_ZONE = 6;

/** The middle of a barricade in grid steps, and how its length is turned from the x axis, in whole degrees. */
export interface BarricadePlace {
  readonly at: Point;
  readonly turned: number;
}

/** The piece of a side's barricade, `number` 0 or 1. */
export const barricadeId = (side: Side, number: number): string => `barricade ${side} ${number}`;

/** A barricade as a piece of terrain: Light and Traversable (K-68). `less`: so much smaller all around, in grid steps. */
export function barricadePiece(id: string, { at, turned }: BarricadePlace, less = 0): MapPiece {
  const angle = (turned * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corner = (along: number, aside: number): [number, number] => [
    Math.round(at.x + along * cos - aside * sin),
    Math.round(at.y + along * sin + aside * cos),
  ];
  const [long, deep] = [WIDE / 2 - less, THICK / 2 - less];
  const corners = [corner(-long, -deep), corner(long, -deep), corner(long, deep), corner(-long, deep)];
  return {
    id,
    name: 'Barricade',
    parts: [{ corners, low: 0, high: TALL, traits: ['Light', 'Traversable'] }],
  };
}

/** A board with this piece on it, in place of what was called so. */
export const withPiece = (board: BattleBoard, piece: MapPiece): BattleBoard => ({
  ...board,
  map: { ...board.map, pieces: [...board.map.pieces.filter(({ id }) => id !== piece.id), piece] },
});

const isOver = ({ map }: BattleBoard, { parts }: MapPiece): boolean =>
  parts.some(({ corners }) => corners.some(([x, y]) => x < 0 || y < 0 || x > map.width || y > map.height));

/** How far a piece is from where a side sets up, in inches; null: the board has no such place. */
function fromZone(board: BattleBoard, piece: MapPiece, side: 0 | 1): number | null {
  const zones = board.map.zones.filter((zone) => zone.kind === 'drop' && (zone.side ?? side) === side);
  const far = zones.map(({ id }) => {
    const found = geometry().distanceOn(board, { kind: 'piece', id: piece.id }, { kind: 'zone', id });
    return found?.across ?? Infinity;
  });
  return far.length === 0 ? null : Math.min(...far);
}

/** What is against a barricade of a side there, first of all what no table can have. Pieces and bases may touch. */
export function whyNotThere(
  state: BattleState,
  board: BattleBoard,
  side: Side,
  place: BarricadePlace & { id: string },
) {
  const piece = barricadePiece(place.id, place, MARGIN);
  const then = withPiece(board, piece);
  const meets = (kind: 'piece' | 'model', id: string): boolean =>
    geometry().distanceOn(then, { kind: 'piece', id: piece.id }, { kind, id })?.inches === 0;
  const whole = barricadePiece(place.id, place);
  const far = fromZone(withPiece(board, whole), whole, state.sides[0].id === side ? 0 : 1);
  return [
    ...when(isOver(then, piece), 'offBoard'),
    ...when(
      board.map.pieces.some(({ id }) => id !== piece.id && meets('piece', id)),
      'inTerrain',
    ),
    ...when(
      state.operatives.some((each) => standing(each) && meets('model', each.id)),
      'onAnother',
    ),
    ...(far !== null && far > FROM_ZONE ? [reject('farFromZone', { inches: FROM_ZONE })] : []),
  ] satisfies readonly Rejection[];
}

/** So often a place is drawn before a side does without. */
const TRIES = 400;
/** By how much a barricade that is drawn is turned, in degrees. */
const LEAN = 15;

/** A place that a side may put its barricade at, by chance of the battle; null: none was found. */
export function drawnPlace(state: BattleState, board: BattleBoard, side: Side, number: number): BarricadePlace | null {
  const draw = drawFrom(`${state.seed}/barricade/${side}/${number}`);
  const id = barricadeId(side, number);
  for (let time = 0; time < TRIES; time += 1) {
    const at = { x: draw(board.map.width), y: draw(board.map.height) };
    const place = { at, turned: LEAN * draw(180 / LEAN) };
    if (whyNotThere(state, board, side, { ...place, id }).length === 0) return place;
  }
  return null;
}
