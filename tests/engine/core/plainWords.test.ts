import { describe, expect, it } from 'vitest';
import { cutWords, withoutMarks, withoutMarksInJson } from '../../../src/engine/core/plainWords.ts';

describe('marks of direction', () => {
  it('should be taken out of a text, and nothing else', () => {
    expect(withoutMarks('a\u202Eb\u2066c\u2069d\u200Fe\u200Ef')).toBe('abcdef');
    expect(withoutMarks('שלום, 👩‍👩‍👧 é\u200D')).toBe('שלום, 👩‍👩‍👧 é\u200D');
  });

  it('should be taken out of every text of a JSON, however they are written', () => {
    const json = String.raw`{"a":"x\u202Ey","b":["\\\u2067z"],"c":"\\u202e"}`;
    expect(JSON.parse(withoutMarksInJson(json))).toEqual({ a: 'xy', b: ['\\z'], c: String.raw`\u202e` });
    expect(withoutMarksInJson('{"a":"x\u202Ey"}')).toBe('{"a":"xy"}');
  });
});

describe('a text that is cut', () => {
  it('should stay whole when it is short enough', () => {
    expect(cutWords('abc', 3)).toBe('abc');
  });

  it.each([
    ['abcd', 3, 'abc'],
    ['ab😀', 3, 'ab'],
    ['ab👩‍👩‍👧c', 9, 'ab'],
    ['ab👩‍👩‍👧c', 10, 'ab👩‍👩‍👧'],
    ['abe\u0301d', 3, 'ab'],
  ])('should end %j at most at %i, between two letters', (text, most, cut) => {
    expect(cutWords(text, most)).toBe(cut);
  });
});
