import { describe, expect, it } from 'vitest';
import { type DraftAct, draftAfter, type DraftHistory } from '../../src/forms/draftHistory.ts';
import { beginHistory } from '../support/beginHistory.ts';

type Acts = DraftAct<string, string>;
const write = (text: string, typed: string | null = null): Acts => ({
  kind: 'do',
  did: 'text',
  typed,
  change: (draft) => draft + text,
});
const after = (acts: readonly Acts[], from: DraftHistory<string, string> = beginHistory('')) =>
  acts.reduce<DraftHistory<string, string>>(draftAfter, from);
const UNDO: Acts = { kind: 'undo' };
const REDO: Acts = { kind: 'redo' };

describe('the history of a draft', () => {
  it('should take back and bring back step by step', () => {
    const written = after([write('a'), write('b')]);
    expect(after([UNDO], written).now).toBe('a');
    expect(after([UNDO, UNDO, UNDO], written).now).toBe('');
    expect(after([UNDO, UNDO, REDO, REDO, REDO], written).now).toBe('ab');
    expect(after([UNDO, write('c'), REDO], written).now).toBe('ac');
  });

  it('should count letters typed in one field as one step, and those of another as the next', () => {
    const typed = after([write('a', 'name'), write('b', 'name'), write('c', 'text'), write('d', 'name')]);
    expect(typed.past).toHaveLength(3);
    expect(after([UNDO, UNDO], typed).now).toBe('ab');
    expect(after([UNDO, write('x', 'text')], typed).past).toHaveLength(3);
  });

  it('should not count what changes nothing', () => {
    const begun = beginHistory<string, string>('');
    expect(after([{ ...write(''), change: (draft: string) => draft } as Acts], begun)).toBe(begun);
    expect(after([UNDO, REDO], begun)).toBe(begun);
  });

  it('should become something else all through', () => {
    const become: Acts = { kind: 'become', change: (draft) => `${draft}!` };
    const become2 = after([write('a'), write('b'), UNDO, become]);
    expect([become2.now, after([UNDO], become2).now, after([REDO], become2).now]).toEqual(['a!', '!', 'ab!']);
  });

  it('should remember 200 steps', () => {
    expect(after(Array.from({ length: 230 }, () => write('a'))).past).toHaveLength(200);
  });
});
