import { describe, expect, it } from 'vitest';
import { loadBundledKillzones } from '../../../src/content/killzones/bundledKillzones.ts';
import { answeredBoard } from '../../../src/content/killzones/answeredBoard.ts';
import { boardFlaws, isBoard, keptBoard } from '../../../src/content/killzones/boardFile.ts';
import {
  doubled,
  heightOf,
  mirrored,
  movedBy,
  movedTo,
  named,
  pieceIn,
  placeIn,
  sized,
  snapped,
  symmetric,
  traited,
  turnedBy,
  turnedTo,
  withDoors,
  withHeight,
  withKind,
  withLock,
  withMarker,
  without,
  withPiece,
} from '../../../src/content/killzones/editBoard.ts';
import { emptyBoard, mapOfBoard, ownBoard } from '../../../src/content/killzones/ownBoard.ts';
import type { KillzoneRow, PieceRow } from '../../../src/content/killzones/schema.ts';
import { lintBoard } from '../../../src/engine/board/lint/lintBoard.ts';
import { toGrid } from '../../../src/engine/board/units.ts';

const { killzones, pieces } = await loadBundledKillzones();

const empty = emptyBoard([30, 22], { id: 'mine', name: 'Mine', text: 'Mine.' });

function template(id: string): PieceRow {
  const found = pieces.get(id);
  if (found === undefined) throw new Error(`no piece ${id}`);
  return found;
}

const put = (id: string, at: readonly [number, number], row: KillzoneRow = empty) => withPiece(row, template(id), at);

const cornersOf = (row: KillzoneRow, id: string) =>
  mapOfBoard(row).pieces.find((piece) => piece.id === id)?.parts[0]?.corners;

const fallback = { name: 'Nameless', text: 'Made here.' };

describe('a board of one’s own', () => {
  it.each([...killzones.values()].map(({ row, map }) => [row.name, row, map] as const))(
    'should be the same board as the one of the app that it is a copy of: %s',
    (_name, row, map) => {
      const copy = ownBoard(row, pieces, { id: 'copy', name: 'Copy' });
      expect(copy.pieces).toEqual([]);
      const made = mapOfBoard(copy);
      const key = ({ parts }: (typeof map.pieces)[number]) =>
        JSON.stringify(parts.map((part) => [part.corners.map(String).toSorted(), part.low, part.high, part.traits]));
      expect(made.pieces.map(key).toSorted()).toEqual(map.pieces.map(key).toSorted());
      expect(made.zones).toEqual(map.zones);
      expect(boardFlaws(copy)).toEqual([]);
      expect(ownBoard(copy)).toEqual(copy);
    },
  );

  it('should be empty but for the zones of its size', () => {
    expect(mapOfBoard(empty)).toMatchObject({ width: toGrid(30), height: toGrid(22), pieces: [] });
    expect(empty.zones.map(({ id }) => id)).toEqual([
      'drop-1',
      'drop-2',
      'entry-1',
      'entry-2',
      'entry-3',
      'entry-4',
      'marker-1',
      'marker-2',
      'marker-3',
    ]);
    expect(boardFlaws(empty)).toEqual([]);
  });

  it('should be kept under a name, whatever is left empty', () => {
    const { row } = put('wall', [10, 10]);
    const kept = keptBoard(named({ ...row, name: ' ', text: '' }, 'wall', ''), fallback);
    expect(kept).toMatchObject({ ...fallback, own: [{ name: 'Nameless' }] });
    expect(isBoard({ ...row, name: '', text: '' })).toBe(true);
    expect(isBoard({ ...row, size: [0, 22] })).toBe(false);
  });
});

describe('a piece on a board', () => {
  it('should be put down with its middle there, under an id of its own', () => {
    const one = put('wall', [10, 10]);
    const other = put('wall', [20, 10], one.row);
    expect([one.id, other.id]).toEqual(['wall', 'wall-2']);
    expect(cornersOf(other.row, 'wall-2')).toEqual(
      [
        [18, 9.8],
        [22, 9.8],
        [22, 10.2],
        [18, 10.2],
      ].map((corner) => corner.map(toGrid)),
    );
  });

  it('should go to the nearest half inch, or to the hundredth', () => {
    expect(snapped([3.26, 7.74], 0.5)).toEqual([3.5, 7.5]);
    expect(snapped([3.264, 7.746], 0)).toEqual([3.26, 7.75]);
  });

  it('should be moved, with its middle no farther than the edge', () => {
    const { row, id } = put('wall', [10, 10]);
    expect(placeIn(movedBy(row, id, [0.5, -1]), id)).toEqual([10.5, 9]);
    expect(placeIn(movedTo(row, id, [40, -3]), id)).toEqual([30, 0]);
  });

  it('should be exactly where it was after any number of turns', () => {
    const { row, id } = put('ruin-corner', [10.3, 9.7]);
    const round = Array.from({ length: 24 }).reduce<KillzoneRow>((all) => turnedBy(all, id, 15), row);
    expect(mapOfBoard(round)).toEqual(mapOfBoard(row));
    expect(pieceIn(turnedTo(row, id, 400), id)?.turned).toBe(40);
    expect(pieceIn(turnedBy(row, id, -90), id)?.turned).toBe(270);
  });

  it('should look as in a mirror, whichever way it is turned, and again as before', () => {
    const { row, id } = put('ruin-corner', [10, 10]);
    const slanted = turnedTo(row, id, 30);
    const once = mirrored(slanted, id);
    const flipped = cornersOf(slanted, id)
      ?.map(([x, y]) => [2 * toGrid(10) - x, y].join())
      .toSorted();
    expect(cornersOf(once, id)?.map(String).toSorted()).toEqual(flipped);
    expect(mapOfBoard(mirrored(once, id))).toEqual(mapOfBoard(slanted));
  });

  it('should be doubled beside itself, on the board', () => {
    const { row, id } = put('wall', [29.5, 10]);
    const double = doubled(row, id);
    expect(double.id).toBe('wall-2');
    expect(placeIn(double.row, double.id)).toEqual([28.5, 11]);
    expect(doubled(row, 'nobody')).toEqual({ row, id: 'nobody' });
  });

  it('should stay where it is while it is locked', () => {
    const { row, id } = put('wall', [10, 10]);
    const locked = withLock(row, id, true);
    for (const tried of [
      movedBy(locked, id, [1, 1]),
      turnedBy(locked, id, 15),
      mirrored(locked, id),
      without(locked, id),
    ])
      expect(tried).toBe(locked);
    expect(without(withLock(locked, id, false), id).own).toEqual([]);
    expect(pieceIn(doubled(locked, id).row, 'wall-2')?.locked).toBe(false);
  });

  it('should grow with what carries it', () => {
    const { row, id } = put('platform', [10, 10]);
    const higher = withHeight(row, id, null, 4);
    const parts = pieceIn(higher, id)?.parts ?? [];
    expect(parts[0]).toMatchObject({ low: 3.9, high: 4 });
    expect(parts.slice(1, 5).map(({ high }) => high)).toEqual([3.9, 3.9, 3.9, 3.9]);
    expect(parts.at(-1)?.high).toBe(4);
    const ruin = put('ruin-corner', [10, 10]).row;
    expect(pieceIn(withHeight(ruin, 'ruin-corner', null, 6), 'ruin-corner')?.parts.map(({ high }) => high)).toEqual([
      6, 6, 3,
    ]);
    expect(pieceIn(withHeight(ruin, 'ruin-corner', 2, 2), 'ruin-corner')?.parts[2]).toMatchObject({
      low: 1.9,
      high: 2,
    });
  });

  it('should be of another kind, with other traits, in all its parts or in one', () => {
    const { row, id } = put('ruin-corner', [10, 10]);
    const traitsOf = (changed: KillzoneRow) => pieceIn(changed, id)?.parts.map(({ traits }) => traits);
    expect(traitsOf(withKind(row, id, null, 'Light'))).toEqual([['Light'], ['Light'], ['Light', 'Vantage']]);
    expect(traitsOf(withKind(row, id, 0, null))).toEqual([[], ['Heavy'], ['Vantage', 'Heavy']]);
    expect(traitsOf(traited(row, id, 1, ['Exposed', true]))?.[1]).toEqual(['Heavy', 'Exposed']);
    expect(traitsOf(traited(row, id, 2, ['Vantage', false]))?.[2]).toEqual(['Heavy']);
    expect(heightOf(pieceIn(row, id) ?? template(id), 2)).toBe(3);
    expect(pieceIn(withDoors(put('doorway', [5, 5]).row, 'doorway', true), 'doorway')?.open).toBe(true);
  });
});

describe('a zone on a board', () => {
  it('should be moved as far as it stays on the board, and taken away', () => {
    expect(placeIn(movedTo(empty, 'marker-1', [0, 3]), 'marker-1')).toEqual([0.4, 3]);
    expect(without(empty, 'marker-1').zones).toHaveLength(8);
  });

  it('should be a marker with the next free number', () => {
    const { row, id } = withMarker(without(empty, 'marker-2'), [4, 4], (number) => `Marker ${number}`);
    expect(id).toBe('marker-2');
    expect(row.zones.at(-1)).toMatchObject({ kind: 'marker', name: 'Marker 2' });
  });

  it('should go with a board that gets another size, unless it was changed', () => {
    const small = sized(empty, [20, 22]);
    expect(mapOfBoard(small).zones.slice(0, 6)).toEqual(
      mapOfBoard(emptyBoard([20, 22], { id: 'mine', name: 'Mine', text: 'Mine.' })).zones.slice(0, 6),
    );
    expect(boardFlaws(small)).toEqual([]);
    const moved = sized(movedTo(empty, 'entry-3', [6, 1]), [20, 22]);
    expect(boardFlaws(moved).map(({ code, path }) => [code, path])).toEqual([
      ['overEdge', '.zones[1]'],
      ['overEdge', '.zones[3]'],
    ]);
  });
});

describe('both halves of a board', () => {
  it.each(['turned', 'mirrored'] as const)('should be alike once they are made so: %s', (symmetry) => {
    const first = put('ruin-corner', [6, 6]).row;
    const both = put('tower', [24, 16], put('block', [15, 11], first).row).row;
    const made = symmetric(both, symmetry);
    expect(made.own?.map(({ id }) => id)).toEqual(['ruin-corner', 'block', 'ruin-corner-2']);
    expect(placeIn(made, 'ruin-corner-2')).toEqual(symmetry === 'turned' ? [24, 16] : [24, 6]);
    expect(mapOfBoard(symmetric(made, symmetry)).pieces.length).toBe(3);
  });
});

describe('an answer to what was found', () => {
  it('should move a piece onto the board and leave it turned', () => {
    const row = turnedTo(put('wall', [29, 10]).row, 'wall', 45);
    expect(boardFlaws(row).map(({ code }) => code)).toEqual(['overEdge']);
    const finding = lintBoard(mapOfBoard(row)).find(({ what }) => what === 'overEdge');
    const [answer] = finding?.answers ?? [];
    if (answer === undefined) throw new Error('no answer');
    const after = answeredBoard(row, answer);
    expect(pieceIn(after, 'wall')?.turned).toBe(45);
    expect(boardFlaws(after)).toEqual([]);
  });

  it('should say what a piece is, and leave all else as it is written', () => {
    const row = put('tower', [20, 11], withKind(put('wall', [10, 10]).row, 'wall', null, null)).row;
    const after = answeredBoard(row, { do: 'kind', id: 'wall', trait: 'Light' });
    expect(pieceIn(after, 'wall')?.parts[0]?.traits).toEqual(['Light']);
    expect(pieceIn(after, 'tower')).toBe(pieceIn(row, 'tower'));
    expect(after.zones).toEqual(row.zones);
  });
});
