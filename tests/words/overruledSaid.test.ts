import { expect, it } from 'vitest';
import { overruled as english } from '../../src/words/en/overruled.ts';
import { overruled as french } from '../../src/words/fr/overruled.ts';

it('should tell each fact and each distance that the table has otherwise than the board', () => {
  const says = { visible: true, cover: false, within: 6, beyond: 4.126 };
  expect(english.says(says)).toBe('by hand: seen, not in cover, within 6″, more than 4.13″ apart');
  expect(french.says(says)).toBe('à la main\u00A0: en vue, non couvert, à 6″ au plus, à plus de 4,13″');
});

it('should tell that the board has the word again', () => {
  expect([english.says(null), french.says(null)]).toEqual([
    'the board has the word again',
    'le plateau répond de nouveau',
  ]);
});
