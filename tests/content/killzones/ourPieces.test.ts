import { describe, expect, it } from 'vitest';
import { killzonesFiles } from '../../../src/content/packs/killzones/files.ts';
import { mapOfKillzone } from '../../../src/content/killzones/killzoneMap.ts';
import type { KillzoneRow, PieceRow, PlacedRow } from '../../../src/content/killzones/schema.ts';
import type { BoardMap } from '../../../src/engine/board/boardMap.ts';
import { hasDoor } from '../../../src/engine/board/doors.ts';
import { fetchGeometry, geometry } from '../../../src/engine/board/geometry.ts';
import { lintBoard } from '../../../src/engine/board/lint/lintBoard.ts';
import { groundShown } from '../../../src/forms/board/groundShown.ts';
import { stands } from '../../support/board/onBoard.ts';

await fetchGeometry();

const rows = killzonesFiles['pieces.json'] as readonly PieceRow[];
const templates = new Map(rows.map((row) => [row.id, row]));

/** A board with these of our pieces alone. */
function boardOf(...pieces: PlacedRow[]): BoardMap {
  const yard: KillzoneRow = {
    id: 'yard',
    name: 'Yard',
    text: '',
    theatre: 'standard',
    size: [22, 22],
    pieces,
    zones: [],
  };
  return mapOfKillzone(yard, templates);
}
const found = (map: BoardMap) => lintBoard(map).map(({ what, at }) => [what, ...at]);

/** The same half as high again: nobody climbs so high without a ladder. */
const raised = (map: BoardMap): BoardMap => ({
  ...map,
  pieces: map.pieces.map((piece) => ({
    ...piece,
    parts: piece.parts.map((part) => ({ ...part, low: part.low * 1.5, high: part.high * 1.5 })),
  })),
});

describe('our pieces', () => {
  it.each(rows.filter(({ id }) => id !== 'bridge'))('should have nothing that the linter finds: $id', ({ id }) => {
    expect(found(boardOf({ piece: id, at: [11, 11] }))).toEqual([]);
  });

  it('should let a ladder lead to a floor that is too high to be climbed', () => {
    const floor = raised(boardOf({ piece: 'bridge', at: [11, 11] }));
    const both = raised(boardOf({ piece: 'bridge', at: [11, 11] }, { piece: 'ladder', at: [11, 10.1] }));
    expect([found(floor), found(both)]).toEqual([[['noAccess', 'bridge-1']], []]);
  });

  it('should have a ruin whose floors are each stood on, and come to', () => {
    const ruin = boardOf({ piece: 'ruin-floors', at: [11, 11] });
    const board = { map: ruin, reading: 'thirdEdition' as const, places: {} };
    const heights = [3, 6].map((z) => geometry().misplacedAt(board, stands(11, 11.95, z), []));
    expect(heights).toEqual([null, null]);
    expect(geometry().misplacedAt(board, stands(11, 11.95, 4.5), [])).toBe('inMidAir');
    expect(geometry().vantageAt(ruin, stands(11, 11.95, 6))).toBe('ruin-floors-1');
    expect(found(raised(ruin))).toEqual([]);
  });

  it('should have doors that stand alone, in a wall and in a bulkhead', () => {
    const all = boardOf(...rows.map(({ id }): PlacedRow => ({ piece: id, at: [11, 11] })));
    expect(all.pieces.filter(hasDoor).map(({ id }) => id)).toEqual(['doorway-1', 'door-1', 'hatch-1']);
  });

  it('should be drawn with rungs, leaves, and the height of each floor that is seen from above', () => {
    const kinds = (id: string) => groundShown(boardOf({ piece: id, at: [11, 11] })).parts.map(({ kind }) => kind);
    expect([kinds('ladder'), kinds('door')]).toEqual([['ladder'], ['door']]);
    expect(kinds('platform').filter((kind) => kind === 'ladder')).toHaveLength(1);
    expect(kinds('doorway').at(-1)).toBe('door');
    const ruin = groundShown(boardOf({ piece: 'ruin-floors', at: [11, 11] }));
    expect(ruin.heights.map(({ high }) => high)).toEqual([3, 6]);
    expect(ruin.parts.slice(-2).map(({ kind }) => kind)).toEqual(['ladder', 'ladder']);
  });
});
