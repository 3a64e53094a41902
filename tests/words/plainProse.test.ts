import { describe, expect, it } from 'vitest';
import { plainProse } from '../../src/words/plainProse.ts';

describe('prose in a line', () => {
  it.each([
    ['# Head\n\nA *word*, **two** and `three`.', 'Head A word, two and three.'],
    ['- one\n- two\n1. three', 'one two three'],
    ['> said [here](https://example.org)', 'said here'],
    ['5 - 3 = 2', '5 - 3 = 2'],
    ['  ', ''],
  ])('should leave out the marks of %j', (text, line) => {
    expect(plainProse(text)).toBe(line);
  });
});
