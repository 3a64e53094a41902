import { expect, it } from 'vitest';
import { ownRowId, ownRowOf } from '../../src/content/ownRowId.ts';

it.each([
  ['gang', 'knife'],
  ['our-old-gang', 'long-knife-2'],
])('should part the id that joins %s and %s', (pack, row) => {
  expect(ownRowOf(ownRowId(pack, row))).toEqual({ pack, row });
});

it.each(['knife', 'long-knife', ''])('should find no pack in %s', (id) => {
  expect(ownRowOf(id)).toBeNull();
});
