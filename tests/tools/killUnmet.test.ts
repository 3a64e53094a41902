import { expect, it } from 'vitest';
import { unmetOf } from '../../src/tools/kill/unmet.mjs';

const source = {
  fields: [
    { file: 'a.tsx', component: 'Note' },
    { file: 'b.tsx', component: 'Search' },
  ],
  keepers: [{ file: 'c.tsx', component: 'Tray' }],
};
const ran = (met: readonly string[], withFields: readonly string[]) => ({
  met: new Set(met),
  withFields: new Set(withFields),
});

it('should say nothing when all was met but what is exempt', () => {
  expect(unmetOf(source, ran(['Tray'], ['Note']), { Search: 'keeps nothing' })).toEqual([]);
});

it('should name what was met nowhere, a field only as met where it can be typed in', () => {
  expect(unmetOf(source, ran(['Note', 'Search'], ['Search']), {})).toEqual([
    'a field met nowhere: Note in a.tsx',
    'keeps what is begun, met nowhere: Tray in c.tsx',
  ]);
});

it('should name what is exempt and was met after all', () => {
  const all = ran(['Tray'], ['Note', 'Search']);
  expect(unmetOf(source, all, { Search: 'keeps nothing' })).toEqual(['met, and exempt: Search']);
});
