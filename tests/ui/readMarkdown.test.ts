import { describe, expect, it } from 'vitest';
import { isBounded, readMarkdown } from '../../src/ui/readMarkdown.ts';
import { plainProse } from '../../src/words/plainProse.ts';
import { bestTime } from '../support/bestTime.ts';
import { type Draw, drawsOf } from '../support/mutated.ts';

/** The longest text of a scenario. */
const LONGEST = 20_000;
/** The longest that one text may take, in ms, and what it takes on a machine that does nothing else. */
const [MOST, AT_REST] = [200, 50];

const filled = (unit: string, length = LONGEST): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

const PIECES = [
  '*',
  '**',
  '_',
  '***',
  '`',
  '[',
  ']',
  '](',
  '![',
  '<',
  '>',
  '&',
  '\\',
  '~',
  '#',
  '- ',
  '1. ',
  '> ',
  '\n',
  '\r',
];
const MORE = [
  '\n\n',
  '  \n',
  '\t',
  ' ',
  'a',
  'b c',
  '---\n',
  '===\n',
  '```\n',
  'http://a.b',
  '<!--',
  '&#x41;',
  '\u0000',
  '😀',
];
const ALL = [...PIECES, ...MORE];

/** A few pieces over and over, or all of them in disorder, up to the longest that is allowed. */
function hostile(draw: Draw): string {
  const some = Array.from({ length: 1 + draw(4) }, () => ALL[draw(ALL.length)] ?? '');
  const length = 1 + draw(LONGEST);
  if (draw(3) > 0) return filled(some.join(''), length);
  return Array.from({ length: 1 + draw(2_000) }, () => ALL[draw(ALL.length)] ?? '')
    .join('')
    .slice(0, length);
}

describe('the marks that are read', () => {
  it.each(['*a_ ', '**_a', 'a*', '[', '](', '![a', '- a\n', '> \n', '===\n', '&a', '<a', '`a ``', '# '])(
    'should be none of a text full of %j',
    (unit) => {
      expect(isBounded(filled(unit))).toBe(false);
      expect(readMarkdown(filled(unit))).toBeNull();
    },
  );

  it('should be those of a long text that people wrote', () => {
    const paragraph = `${'The water rises and nobody speaks. '.repeat(12)}*Listen*, they **said**.\n\n`;
    const text = filled(`## A chapter\n\n${paragraph}- one\n- two\n\n`);
    expect(isBounded(text)).toBe(true);
    expect(readMarkdown(text)?.[0]?.type).toBe('heading');
  });

  it('should be counted in each block by itself, and in all of them', () => {
    const block = '*a* '.repeat(95);
    expect(isBounded(`${block}\n\n${block}`)).toBe(true);
    expect(isBounded(`${block}${block}`)).toBe(false);
    expect(isBounded(`${block}\n\n`.repeat(5))).toBe(false);
  });

  it('should be read, or the text left as it is, soon and without a fault, whatever is written', () => {
    const draw = drawsOf(5);
    let longest = 0;
    let unread = 0;
    for (let n = 0; n < 500; n += 1) {
      const text = hostile(draw);
      if (readMarkdown(text) === null) unread += 1;
      const time = bestTime(() => {
        readMarkdown(text);
        plainProse(text);
      }, AT_REST);
      expect(time, text.slice(0, 500)).toBeLessThanOrEqual(MOST);
      longest = Math.max(longest, time);
    }
    console.log(`Markdown: 500 read, ${unread} left as they are, the longest in ${longest.toFixed(0)} ms`);
    expect(unread).toBeGreaterThan(100);
    expect(unread).toBeLessThan(450);
  });
});
