import { act, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftHistory } from '../../src/forms/draftHistory.ts';
import { beginHistory } from '../support/beginHistory.ts';
import { Opening } from '../../src/forms/Opening.tsx';
import { useDocument, type Written } from '../../src/forms/useDocument.ts';

type History = DraftHistory<string, 'text'>;
const PAUSE = 300;

const written = vi.fn<(history: History) => Promise<Written<string>>>();
const last = () => written.mock.lastCall?.[0];
const later = () => act(() => vi.advanceTimersByTimeAsync(PAUSE));

function document(first: History = beginHistory('')) {
  const { result, unmount } = renderHook(() => useDocument<string, 'text'>({ first, write: written }));
  const write = (text: string, typed: string | null = null) =>
    act(() => result.current.change('text', (draft) => draft + text, typed));
  return { now: () => result.current, write, unmount };
}

beforeEach(() => {
  vi.useFakeTimers();
  written.mockReset();
  written.mockResolvedValue({ kind: 'kept' });
});
afterEach(() => void vi.useRealTimers());

describe('a document in the making', () => {
  it('should be written shortly after its last change, with what can be taken back', async () => {
    const { now, write } = document();
    write('a', 'field');
    write('b', 'field');
    expect(written).not.toHaveBeenCalled();
    await later();
    expect(written).toHaveBeenCalledTimes(1);
    expect(last()).toMatchObject({ past: [{ draft: '', did: 'text' }], now: 'ab', future: [] });
    expect([now().saved, now().undoes, now().redoes]).toEqual(['saved', 'text', null]);
  });

  it('should be written with what was taken back, even before it was written', async () => {
    const { now, write } = document();
    write('a');
    act(() => now().undo());
    await later();
    expect(last()).toMatchObject({ past: [], now: '', future: [{ draft: 'a' }] });
    act(() => now().undo());
    await later();
    expect(written).toHaveBeenCalledTimes(1);
    act(() => now().redo());
    await later();
    expect(last()).toMatchObject({ past: [{ draft: '' }], now: 'a', future: [] });
  });

  it('should go on from what was done before', () => {
    const { now } = document({
      past: [{ draft: 'a', did: 'text', typed: null }],
      now: 'ab',
      future: [{ draft: 'abc', did: 'text', typed: null }],
    });
    expect([now().draft, now().undoes, now().redoes]).toEqual(['ab', 'text', 'text']);
    act(() => now().redo());
    expect(now().draft).toBe('abc');
    act(() => now().undo());
    act(() => now().undo());
    expect(now().draft).toBe('a');
  });

  it('should become what it is kept as, all through, and say when it is not kept', async () => {
    const { now, write } = document(beginHistory('-'));
    written.mockResolvedValueOnce({ kind: 'beside', change: (draft) => `${draft}!` });
    write('a');
    await later();
    expect(now().draft).toBe('-a!');
    act(() => now().undo());
    expect(now().draft).toBe('-!');
    written.mockResolvedValueOnce({ kind: 'unsaved' });
    await later();
    expect(now().saved).toBe('unsaved');
  });

  it('should be written at once when it is left', () => {
    const { write, unmount } = document();
    write('a');
    unmount();
    expect(last()?.now).toBe('a');
    const still = document();
    still.unmount();
    expect(written).toHaveBeenCalledTimes(1);
  });
});

describe('the opening of a document', () => {
  it('should wait for its history, and open it once', async () => {
    const open = vi.fn<() => Promise<History>>().mockResolvedValue(beginHistory('written'));
    const shown = () => (
      <Opening open={() => open()} waiting={<p>waits</p>}>
        {({ now }) => <p>{now}</p>}
      </Opening>
    );
    const { rerender } = render(shown());
    expect(screen.getByText('waits')).toBeVisible();
    await act(() => Promise.resolve());
    expect(screen.getByText('written')).toBeVisible();
    rerender(shown());
    expect(open).toHaveBeenCalledTimes(1);
  });
});
