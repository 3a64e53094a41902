import type { BoardMap, MapPart } from '../../engine/board/boardMap.ts';
import { toInches } from '../../engine/board/units.ts';
import type { KillzoneRow, OwnPieceRow, ZoneRow } from './schema.ts';

/** Decimals of an inch that come to the same step of the grid again. */
const EXACT = 10_000;

const inches = (steps: number): number => Math.round(toInches(steps) * EXACT) / EXACT;

const cornersOf = (corners: MapPart['corners']): [number, number][] => corners.map(([x, y]) => [inches(x), inches(y)]);

/**
 * A board as a pack has it, to be kept and shared: each piece where it stands. `mapOfKillzone` makes the same board of it, where
 * its ids are those of a pack.
 */
export function rowOfMap(map: BoardMap, said: Pick<KillzoneRow, 'id' | 'text' | 'theatre' | 'games'>): KillzoneRow {
  const own = map.pieces.map(({ parts, ...piece }): OwnPieceRow => ({
    ...piece,
    parts: parts.map(({ corners, low, high, traits }) => ({
      corners: cornersOf(corners),
      low: inches(low),
      high: inches(high),
      traits,
    })),
  }));
  const zones = map.zones.map(({ corners, ...zone }): ZoneRow => ({ ...zone, corners: cornersOf(corners) }));
  return { ...said, name: map.name, size: [inches(map.width), inches(map.height)], pieces: [], own, zones };
}
