import { describe, expect, it } from 'vitest';
import {
  chapterWith,
  waysTo,
  withChapter,
  withoutChapter,
  withTwin,
} from '../../../src/features/module-editor/acts.ts';
import { placeOf, placeOfPath, sectionOf } from '../../../src/features/module-editor/place.ts';
import { linked } from '../../support/linkedCampaign.ts';

const row = linked({
  a: [
    ['b', null],
    ['c', null],
  ],
  b: [['c', null]],
  c: [],
});
const siege = { id: 'siege', name: 'Siege' };

describe('what is done with chapters', () => {
  it('should lead to a new chapter from the one before it', () => {
    const after = withChapter(row, siege, 'c');
    expect(after.chapters.at(-1)).toMatchObject({ id: 'chapter', mission: 'siege', title: 'Siege' });
    expect(after.chapters[2]?.next).toEqual([{ chapter: 'chapter', if: null, text: '' }]);
    expect(withChapter(row, siege, null).chapters[2]?.next).toEqual([]);
  });

  it('should take the ways to a chapter with it, and give the start on', () => {
    expect(waysTo(row, 'c')).toBe(2);
    const without = withoutChapter(row, 'c');
    expect(without.chapters.map(({ id, next }) => [id, next.length])).toEqual([
      ['a', 1],
      ['b', 0],
    ]);
    expect(withoutChapter(row, 'a').start).toBe('b');
    const only = linked({ a: [] });
    expect(withoutChapter(only, 'a')).toBe(only);
  });

  it('should duplicate a chapter with its ways, behind it', () => {
    const twin = withTwin(row, 'a', (title) => `${title}, again`);
    expect(twin.chapters.map(({ id }) => id)).toEqual(['a', 'chapter', 'b', 'c']);
    expect(twin.chapters[1]).toMatchObject({ title: 'A, again', next: row.chapters[0]?.next });
    expect(waysTo(twin, 'chapter')).toBe(0);
  });

  it('should change one chapter alone', () => {
    const changed = chapterWith(row, 'b', { title: 'New' });
    expect(changed.chapters.map(({ title }) => title)).toEqual(['A', 'New', 'C']);
  });
});

describe('places of a linked campaign', () => {
  it('should be found by their address and by a path', () => {
    for (const place of [null, { is: 'story' }, { is: 'rewards' }, { is: 'chapter', id: 'b' }] as const)
      expect(placeOf(sectionOf(place))).toEqual(place);
    expect(placeOf('elsewhere')).toBeNull();
    expect(placeOfPath('chapters[1].next[0].if', row.chapters)).toEqual({ is: 'chapter', id: 'b' });
    expect(placeOfPath('rewards[0].if', row.chapters)).toEqual({ is: 'rewards' });
    expect(placeOfPath('text', row.chapters)).toEqual({ is: 'story' });
    expect(placeOfPath('chapters', row.chapters)).toBeNull();
  });
});
