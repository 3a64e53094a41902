import type { BattleBoard } from '../../../board/battleBoard.ts';
import type { MapPiece } from '../../../board/boardMap.ts';
import { drawFrom } from '../../../board/setUp/draw.ts';
import {
  type Slab,
  slabDrawn,
  type SlabFault,
  slabFaults,
  slabPiece,
  type SlabPlace,
  slabPlace,
  slabTurned,
  type SlabWanted,
} from '../../../board/setUp/laidPiece.ts';
import { toGrid } from '../../../board/units.ts';
import type { Side } from '../../../core/ids.ts';
import { standing } from '../../../family/killteam/model/lookup.ts';
import { reject, type Rejection } from '../../../family/killteam/model/rejection.ts';
import type { BattleState } from '../../../family/killteam/model/state.ts';
import { attackerOf, defenderOf } from './state.ts';
import { EACH } from './steps.ts';
import { withPiece } from '../../../board/withPiece.ts';

/** K-68: two inches wide and one tall, Light and Traversable. How thick one is, no rule says: as ours are drawn. */
const BARRICADE: Slab = {
  name: 'Barricade',
  wide: toGrid(2),
  thick: toGrid(0.4),
  tall: toGrid(1),
  traits: ['Light', 'Traversable'],
};

/** So far from its own drop zone a side may put one, in inches (L-03). */
const FROM_ZONE = 6;

/** The middle of a barricade in grid steps, and how its length is turned from the x axis, in whole degrees. */
export type BarricadePlace = SlabPlace;

/** One of a side's barricades, `number` 0 or 1. `stands`: where it does, null: nowhere yet; `turned`: how it lies at first, in degrees. */
export interface Barricade {
  readonly id: string;
  readonly side: Side;
  readonly number: number;
  readonly stands: BarricadePlace | null;
  readonly turned: number;
}

const numbers = Array.from({ length: EACH }, (_, number) => number);

const idOf = (side: Side, number: number): string => `barricade ${side} ${number}`;

const pieceOf = ({ map }: BattleBoard, id: string): MapPiece | undefined => map.pieces.find((piece) => piece.id === id);

const numberOf = ({ sides }: BattleState, side: Side): 0 | 1 => (sides[0].id === side ? 0 : 1);

/** Those of both sides, in the order in which they are put down (L-03). */
function barricadesOn(state: BattleState, board: BattleBoard): readonly Barricade[] {
  const sides = [defenderOf(state), attackerOf(state)];
  const all = numbers.flatMap((number) => sides.map((side) => ({ side, number })));
  return all.map(({ side, number }) => {
    const id = idOf(side, number);
    const piece = pieceOf(board, id);
    const place = piece === undefined ? null : slabPlace(piece);
    return { id, side, number, stands: place, turned: place?.turned ?? slabTurned(board, numberOf(state, side)) };
  });
}

const wantedBy = (state: BattleState, side: Side, id: string): SlabWanted => ({
  id,
  slab: BARRICADE,
  side: numberOf(state, side),
  far: FROM_ZONE,
  standing: state.operatives.filter(standing).map((each) => each.id),
});

const rejection = (fault: SlabFault): Rejection =>
  fault === 'far' ? reject('farFromZone', { inches: FROM_ZONE }) : reject(fault);

/** Whole grid steps, and whole degrees of one turn. */
const isPlace = ({ at: { x, y }, turned }: BarricadePlace): boolean =>
  [x, y, turned].every(Number.isSafeInteger) && turned >= 0 && turned < 360;

type There = BarricadePlace & Pick<Barricade, 'side' | 'number'>;

/**
 * A barricade of a side at a place, and what is against it there, first of all what no table can have; pieces and bases may
 * touch. Null: there is no such barricade or place.
 */
function barricadeAt(state: BattleState, board: BattleBoard, { side, number, at, turned }: There) {
  if (!isPlace({ at, turned }) || !numbers.includes(number)) return null;
  const id = idOf(side, number);
  const reasons: readonly Rejection[] = slabFaults(board, wantedBy(state, side, id), { at, turned }).map(rejection);
  return { piece: slabPiece(id, BARRICADE, { at, turned }), reasons };
}

/**
 * The barricades that these sides have left, put down by chance of the battle one after the other; those that find no place are
 * none of them.
 */
function drawnBarricades(state: BattleState, sides: readonly Side[]) {
  let { board } = state;
  if (board === undefined) return [];
  const drawn: { readonly side: Side; readonly piece: MapPiece }[] = [];
  for (const { id, side, number, stands } of barricadesOn(state, board)) {
    if (stands !== null || !sides.includes(side)) continue;
    const draw = drawFrom(`${state.seed}/barricade/${side}/${number}`);
    const place = slabDrawn(board, wantedBy(state, side, id), draw);
    if (place === null) continue;
    const piece = slabPiece(id, BARRICADE, place);
    board = withPiece(board, piece);
    drawn.push({ side, piece });
  }
  return drawn;
}

/** The barricades of a battle on a board. */
export const onBoards = { barricadeAt, barricadesOn, drawnBarricades };
