import { describe, expect, it } from 'vitest';
import { zoneCornerTo, zoneKind, zoneSide, zoneSized } from '../../../src/content/killzones/editZone.ts';
import { emptyBoard } from '../../../src/content/killzones/ownBoard.ts';
import { withZone } from '../../../src/content/killzones/tracedPiece.ts';

const empty = emptyBoard([30, 22], { id: 'yard', name: 'Yard', text: 'Ours.' });
const drawn = withZone(
  empty,
  [
    [3, 2],
    [9, 8],
  ],
  'Dock',
);
if (typeof drawn === 'string') throw new Error(drawn);
const { row, id } = drawn;
const zone = (of: typeof row) => of.zones.find((each) => each.id === id);

describe('a zone that was drawn', () => {
  it('should be pulled at each of its corners, no farther than the board and its other side', () => {
    expect(zone(zoneCornerTo(row, id, 0, [1, 1]))?.box).toEqual([1, 1, 9, 8]);
    expect(zone(zoneCornerTo(row, id, 1, [12, 1]))?.box).toEqual([3, 1, 12, 8]);
    expect(zone(zoneCornerTo(row, id, 2, [99, 99]))?.box).toEqual([3, 2, 30, 22]);
    expect(zone(zoneCornerTo(row, id, 3, [-5, 0]))?.box).toEqual([0, 2, 9, 2.5]);
  });

  it('should be sized by numbers, from its left and near edge', () => {
    expect(zone(zoneSized(row, id, [4, 5]))?.box).toEqual([3, 2, 7, 7]);
    expect(zoneSized(row, id, [6, 6])).toBe(row);
    expect(zoneSized(row, 'none', [6, 6])).toBe(row);
  });

  it('should be for another side, or for something else', () => {
    expect(zone(zoneSide(row, id, 1))?.side).toBe(1);
    expect(zone(zoneSide(row, id, null))).not.toHaveProperty('side');
    expect(zone(zoneKind(row, id, 'entry'))?.kind).toBe('entry');
    expect(zoneKind(row, id, 'drop')).toBe(row);
  });
});
