import { describe, expect, it } from 'vitest';
import type { FlagCondition } from '../../../src/engine/campaign/model/module.ts';
import { marksOf, shortSaid } from '../../../src/features/module-editor/graphSaid.ts';
import { moduleEditor as words } from '../../../src/words/en/moduleEditor.ts';
import { chapterOf, flag, not } from '../../support/linkedCampaign.ts';

const said = (condition: FlagCondition | null) => shortSaid(words, condition, (name) => name.replaceAll('-', ' '));

describe('what the drawing says', () => {
  it('should say a condition in as few words as it can', () => {
    expect(said(null)).toBe('always');
    expect(said(flag('relay-won'))).toBe('relay won');
    expect(said(not(flag('relay-won')))).toBe('not relay won');
    const either: FlagCondition = { is: 'any', of: [flag('b'), flag('c')] };
    expect(said({ is: 'all', of: [flag('a'), either] })).toBe('a and (b or c)');
    expect(said(not(either))).toBe('not (b or c)');
  });

  it('should mark the start, ends, and what nothing leads to', () => {
    const inside = { start: false, loose: false };
    expect(marksOf(words, chapterOf('a'), { start: true, loose: false })).toEqual(['Start', 'Ends here']);
    expect(marksOf(words, chapterOf('a', [['b', null]]), { ...inside, loose: true })).toEqual(['Nothing leads here']);
    expect(marksOf(words, chapterOf('a', [['b', flag('won')]]), inside)).toEqual(['May end here']);
    const split = chapterOf('a', [
      ['b', flag('won')],
      ['c', not(flag('won'))],
    ]);
    expect(marksOf(words, split, inside)).toEqual([]);
  });
});
