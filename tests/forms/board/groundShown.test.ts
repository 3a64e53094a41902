import { describe, expect, it } from 'vitest';
import type { BoardMap, MapPiece } from '../../../src/engine/board/boardMap.ts';
import { groundShown, ownSideOf } from '../../../src/forms/board/groundShown.ts';
import { block, mapOf } from '../../support/board/onBoard.ts';

const at = { left: 10, near: 10, right: 14, far: 12, high: 3 };
const kindOf = (piece: MapPiece) => groundShown(mapOf(piece)).parts.map(({ kind }) => kind);

describe('groundShown', () => {
  it('should be in inches', () => {
    const { width, depth, parts } = groundShown(mapOf(block('wall', at, 'Heavy')));
    expect({ width, depth }).toEqual({ width: 30, depth: 22 });
    expect(parts[0]?.corners[2]).toEqual({ x: 14, y: 12 });
  });

  it('should draw each part by what it is', () => {
    expect(kindOf(block('ruin', at, 'Heavy'))).toEqual(['heavy']);
    expect(kindOf(block('wall', at, 'Blocking'))).toEqual(['heavy']);
    expect(kindOf(block('fence', at, 'Light'))).toEqual(['light']);
    expect(kindOf(block('gantry', at, 'Vantage'))).toEqual(['plate']);
    expect(kindOf(block('rubble', at, 'Insignificant', 'Light'))).toEqual(['dotted']);
    expect(kindOf(block('ladder', at, 'Scalable'))).toEqual(['ladder']);
    expect(kindOf(block('hatch', at, 'Heavy', 'Accessible'))).toEqual(['door']);
    expect(kindOf({ ...block('hatch', at, 'Heavy', 'Accessible'), open: true })).toEqual(['openDoor']);
    expect(kindOf(block('thing', at))).toEqual(['plain']);
  });

  it('should draw floors over what carries them, and write their height, not that of the legs', () => {
    const gantry: MapPiece = {
      ...block('gantry', { ...at, low: 2.5 }, 'Vantage'),
      parts: [
        ...block('floor', { ...at, low: 2.5 }, 'Vantage').parts,
        ...block('leg', { ...at, high: 2.5 }, 'Heavy').parts,
      ],
    };
    const { parts, heights } = groundShown(mapOf(gantry));
    expect(parts.map(({ kind }) => kind)).toEqual(['heavy', 'plate']);
    expect(heights.map(({ high }) => high)).toEqual([3]);
  });

  it('should write the height in the middle of what is as high', () => {
    const corner: MapPiece = {
      ...block('ruin', at, 'Heavy'),
      parts: [...block('long', at, 'Heavy').parts, ...block('low', { ...at, high: 1 }, 'Heavy').parts],
    };
    expect(groundShown(mapOf(corner)).heights).toEqual([
      { id: 'ruin', high: 3, from: { x: 10, y: 10 }, to: { x: 14, y: 12 } },
    ]);
  });
});

describe('ownSideOf', () => {
  const withDrop = (corners: readonly (readonly [number, number])[]): BoardMap => ({
    ...mapOf(),
    zones: [{ id: 'a', kind: 'drop', name: '', side: 0, corners: corners.map(([x, y]) => [x * 2540, y * 2540]) }],
  });

  it('should be at the left where nobody says otherwise', () => {
    expect(ownSideOf(groundShown(mapOf()))).toEqual({ x: -15, y: 0 });
  });

  it('should be where the drop zone of the first side is', () => {
    const far = withDrop([
      [0, 18],
      [30, 18],
      [30, 22],
      [0, 22],
    ]);
    expect(ownSideOf(groundShown(far))).toEqual({ x: 0, y: 9 });
  });
});
