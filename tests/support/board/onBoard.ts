import type { BoardPlace } from '../../../src/engine/board/battleBoard.ts';
import type { BoardMap, MapPiece } from '../../../src/engine/board/boardMap.ts';
import type { Trait } from '../../../src/engine/board/trait.ts';
import { radiusOf, toGrid } from '../../../src/engine/board/units.ts';
import type { Command } from '../../../src/engine/family/killteam/model/command.ts';

/** A 28.5 mm base with its head 1.35″ over its floor. In inches. */
export const stands = (x: number, y: number, z = 0, vantage?: string): BoardPlace => ({
  x: toGrid(x),
  y: toGrid(y),
  z: toGrid(z),
  radius: radiusOf(28.5),
  head: toGrid(1.35),
  ...(vantage !== undefined && { vantage }),
});

interface Block {
  readonly left: number;
  readonly near: number;
  readonly right: number;
  readonly far: number;
  readonly low?: number;
  readonly high: number;
}

/** A block of terrain, in inches. */
export const block = (id: string, { left, near, right, far, low = 0, high }: Block, ...traits: Trait[]): MapPiece => ({
  id,
  name: id,
  parts: [
    {
      corners: [
        [toGrid(left), toGrid(near)],
        [toGrid(right), toGrid(near)],
        [toGrid(right), toGrid(far)],
        [toGrid(left), toGrid(far)],
      ],
      low: toGrid(low),
      high: toGrid(high),
      traits,
    },
  ],
});

/** A board of 30 by 22 inches. */
export const mapOf = (...pieces: MapPiece[]): BoardMap => ({
  id: 'lanes',
  name: 'Lanes',
  width: toGrid(30),
  height: toGrid(22),
  pieces,
  zones: [],
});

type TakesUp = Extract<Command, { type: 'takeUpBoard' }>;

/** Takes up a board with everybody where they stand. */
export const takeUp = (pieces: readonly MapPiece[], places: TakesUp['places']): TakesUp => ({
  type: 'takeUpBoard',
  map: mapOf(...pieces),
  places,
});
