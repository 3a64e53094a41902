import { describe, expect, it } from 'vitest';
import { coversDie } from '../../../../../src/engine/family/killteam/tables/coversDie.ts';
import { packTable } from '../../../../../src/content/schema/table.ts';

describe('coversDie', () => {
  it.each([
    ['each face alone', [1, 1, 2, 2, 3, 3], true],
    ['one range', [1, 3], true],
    ['rows out of order', [3, 3, 1, 2], true],
    ['a gap', [1, 1, 3, 3], false],
    ['a face twice', [1, 2, 2, 3], false],
    ['a face too high', [1, 4], false],
    ['a face too low', [0, 3], false],
    ['a row upside down', [1, 3, 3, 2], false],
    ['a range of astronomical size', [1, Number.MAX_SAFE_INTEGER], false],
    ['no rows', [], false],
  ])('should judge %s on a D3', (_, ends, covered) => {
    const rows = ends.flatMap((from, i) => (i % 2 === 0 ? [{ from, to: ends[i + 1] ?? 0 }] : []));
    expect(coversDie(3, rows)).toBe(covered);
  });

  it('should let a roll table refuse rows of astronomical size without an exception', () => {
    const row = { from: 1, to: Number.MAX_SAFE_INTEGER, id: 'a', name: 'A', text: 'A', effects: [], otherwise: null };
    const table = { id: 'a', title: 'A', die: 6, rows: [{ ...row, provenance: 'ours' }], provenance: 'ours' };
    expect(packTable.safeParse(table).error?.issues.map(({ message }) => message)).toEqual(['facesNotCoveredOnce']);
  });
});
