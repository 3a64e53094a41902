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

const park = vi.fn<(history: History, letter: boolean) => () => void>();
const takenAway = vi.fn<() => void>();

function document(first: History = beginHistory('')) {
  const { result, unmount } = renderHook(() => useDocument<string, 'text'>({ first, write: written, park }));
  const write = (text: string, typed: string | null = null) =>
    act(() => result.current.change('text', (draft) => draft + text, typed));
  return { now: () => result.current, write, unmount };
}

beforeEach(() => {
  vi.useFakeTimers();
  for (const mock of [written, park, takenAway]) mock.mockReset();
  written.mockResolvedValue({ kind: 'kept' });
  park.mockReturnValue(takenAway);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a document in the making', () => {
  it('should be written from its first change on, with what can be taken back', async () => {
    const { now, write } = document();
    write('a', 'field');
    expect(last()).toMatchObject({ past: [{ draft: '', did: 'text' }], now: 'a', future: [] });
    write('b', 'field');
    expect(written).toHaveBeenCalledTimes(1);
    expect(now().saved).toBe('writing');
    await later();
    expect(written).toHaveBeenCalledTimes(2);
    expect(last()).toMatchObject({ past: [{ draft: '', did: 'text' }], now: 'ab', future: [] });
    await later();
    expect([now().saved, now().undoes, now().redoes]).toEqual(['saved', 'text', null]);
  });

  it('should be written with what was taken back, even before it was written', async () => {
    const { now, write } = document();
    write('a');
    act(() => now().undo());
    await later();
    expect(last()).toMatchObject({ past: [], now: '', future: [{ draft: 'a' }] });
    expect(written).toHaveBeenCalledTimes(2);
    act(() => now().undo());
    await later();
    expect(written).toHaveBeenCalledTimes(2);
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
    await later();
    written.mockResolvedValueOnce({ kind: 'unsaved' });
    act(() => now().undo());
    expect(now().draft).toBe('-!');
    await later();
    expect(now().saved).toBe('unsaved');
  });

  it('should be parked at once when it is left, and written', async () => {
    const { write, unmount } = document();
    write('a');
    write('b');
    unmount();
    expect(park.mock.lastCall?.[0].now).toBe('ab');
    await later();
    expect(last()?.now).toBe('ab');
    expect(takenAway).toHaveBeenCalledTimes(park.mock.calls.length);
    const still = document();
    still.unmount();
    expect(written).toHaveBeenCalledTimes(2);
  });

  it('should be parked with every letter, and whole when the page is hidden or goes', async () => {
    const { write } = document();
    await later();
    write('a');
    const parked = () => [park.mock.lastCall?.[0].now, park.mock.lastCall?.[1]];
    expect(parked()).toEqual(['a', true]);
    dispatchEvent(new Event('pagehide'));
    expect(parked()).toEqual(['a', false]);
    write('b');
    window.document.dispatchEvent(new Event('visibilitychange'));
    expect(parked()).toEqual(['ab', true]);
    vi.spyOn(window.document, 'visibilityState', 'get').mockReturnValue('hidden');
    window.document.dispatchEvent(new Event('visibilitychange'));
    expect(parked()).toEqual(['ab', false]);
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
