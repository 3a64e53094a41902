import { expect, it } from 'vitest';
import { belowSaid, cellsOf, passedShown, type SearchShown } from '../../../src/forms/board/search/searchShown.ts';
import { placeSearch as told } from '../../../src/words/en/placeSearch.ts';

const at = { x: 0, y: 0, z: 0 };
const search: SearchShown = {
  inches: 6,
  ends: 57,
  kept: [
    { by: 'nearer', count: 18 },
    { by: 'cover', count: 0 },
  ],
  last: 'closest',
  passed: [
    { by: 'nearer', at },
    { by: 'closest', at },
  ],
};

it('should count down to the one that was taken, and tell apart what none of them has', () => {
  expect(cellsOf(search, told, '6″').map(({ value, label }) => `${value} ${label}`)).toEqual([
    '57 ends in 6″',
    '18 nearer',
    '1 nearest',
  ]);
  const passed = passedShown(search, told);
  expect(passed.map(({ mark, why }) => [mark, why])).toEqual([['A', 'farther off']]);
  expect(belowSaid(search, passed, told, true)).toBe(
    'This is its first move. None of them: in cover. Not taken: A farther off.',
  );
  expect(belowSaid({ ...search, kept: [] }, [], told, false)).toBe('');
});

it('should say nothing of the last where one alone was left before', () => {
  const alone: SearchShown = { ...search, kept: [{ by: 'nearObjective', count: 1 }] };
  expect(cellsOf(alone, told, '6″').map(({ label }) => label)).toEqual(['ends in 6″', 'by the marker']);
});
