import { describe, expect, it } from 'vitest';
import { traced } from '../../../src/features/module-editor/traced.ts';
import { flag, linked, not, setting } from '../../support/linkedCampaign.ts';

const row = linked({
  a: [
    ['b', flag('won')],
    ['c', not(flag('won'))],
  ],
  b: [],
  c: [['b', flag('helped')]],
});
const sets = setting({ a: ['won'], c: ['helped'] });
const path = (...ticked: string[]) => {
  const { chapters, ways, ends, choices } = traced(row, sets, ticked);
  return { chapters: [...chapters], ways: [...ways], ends: [...ends], choices: [...choices] };
};

describe('which way a linked campaign goes', () => {
  it('should follow the ways that are open', () => {
    expect(path('won')).toEqual({ chapters: ['a', 'b'], ways: ['a b'], ends: ['b'], choices: [] });
    expect(path()).toEqual({ chapters: ['a', 'c'], ways: ['a c'], ends: ['c'], choices: [] });
    expect(path('helped')).toEqual({ chapters: ['a', 'c', 'b'], ways: ['a c', 'c b'], ends: ['b'], choices: [] });
  });

  it('should hold a flag only from the chapter on that sets it', () => {
    const early = linked({
      a: [
        ['b', flag('late')],
        ['c', null],
      ],
      b: [],
      c: [],
    });
    expect([...traced(early, setting({ c: ['late'] }), ['late']).ways]).toEqual(['a c']);
    expect([...traced(early, setting({}), ['late']).ways]).toContain('a b');
  });

  it('should go every way that is open and say where the players choose', () => {
    const both = linked({
      a: [
        ['b', null],
        ['c', null],
      ],
      b: [],
      c: [],
    });
    const found = traced(both, sets, []);
    expect([...found.choices]).toEqual(['a']);
    expect([...found.ends].toSorted((x, y) => x.localeCompare(y))).toEqual(['b', 'c']);
  });

  it('should come to an end of a campaign that goes round', () => {
    const round = linked({ a: [['b', null]], b: [['a', null]] });
    const found = traced(round, setting({ b: ['won'] }), ['won']);
    expect([...found.chapters]).toEqual(['a', 'b']);
    expect(found.ends.size).toBe(0);
  });
});
