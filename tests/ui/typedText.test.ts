import { describe, expect, it } from 'vitest';
import { typedText } from '../../src/ui/typedText.ts';

describe('a text in a field', () => {
  it('should stay as it was typed, in any script', () => {
    const text = 'Œuvre\n\tשלום 😀 👩‍👩‍👧 é';
    expect(typedText(text)).toBe(text);
  });

  it.each([
    ['a\u202Eb', 'ab'],
    ['a\u0000\u0007\u009Fb', 'ab'],
    ['a\uD83D', 'a'],
    ['\uDE00b', 'b'],
  ])('should lose what nobody types of %j', (text, left) => {
    expect(typedText(text)).toBe(left);
  });
});
