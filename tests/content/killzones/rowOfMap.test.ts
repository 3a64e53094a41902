import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadBundledKillzones } from '../../../src/content/killzones/bundledKillzones.ts';
import { mapOfKillzone } from '../../../src/content/killzones/killzoneMap.ts';
import { loadKillzones } from '../../../src/content/killzones/loadKillzones.ts';
import { rowOfMap } from '../../../src/content/killzones/rowOfMap.ts';
import { killzoneRow } from '../../../src/content/killzones/schema.ts';
import { MOST_INCHES } from '../../../src/engine/board/boardMap.ts';
import { INCH } from '../../../src/engine/board/units.ts';

const { killzones, manifest } = await loadBundledKillzones();

describe('a board as a pack has it', () => {
  it('should make the same board again', () => {
    for (const { row, map } of killzones.values()) {
      const kept = rowOfMap(map, { id: row.id, text: row.text, theatre: row.theatre });
      expect(mapOfKillzone(killzoneRow.parse(kept), new Map())).toEqual(map);
    }
  });

  it('should lose no step of the grid', () => {
    const step = fc.integer({ min: 0, max: MOST_INCHES * INCH });
    const [first] = [...killzones.values()];
    if (first === undefined) throw new Error('no killzone');
    fc.assert(
      fc.property(step, step, step, (x, y, high) => {
        const part = { corners: [[x, y]] as [number, number][], low: 0, high, traits: [] };
        const map = { ...first.map, pieces: [{ id: 'a', name: 'A', parts: [part] }] };
        const again = mapOfKillzone(rowOfMap(map, { id: 'a', text: 'A', theatre: 'standard' }), new Map());
        expect(again.pieces).toEqual(map.pieces);
      }),
      { numRuns: 500 },
    );
  });

  it('should be refused, and never thrown at, whatever a pack says', () => {
    const rows = [...killzones.values()].map(({ row }) => row);
    const hostile = fc.oneof(fc.anything(), fc.constantFrom(...rows), fc.object());
    fc.assert(
      fc.property(hostile, hostile, (pieces, boards) => {
        const files = { 'pack.json': manifest, 'pieces.json': [pieces], 'killzones.json': [boards] };
        const result = loadKillzones(files);
        expect(result.ok ? [] : result.problems).not.toContainEqual(expect.objectContaining({ message: '' }));
      }),
      { numRuns: 200 },
    );
  });
});
