import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NextButton } from '../../src/ui/NextButton.tsx';
import { UndoButton } from '../../src/ui/UndoButton.tsx';
import { fingerClick, keyClick } from '../support/fingerClick.ts';

/** End is pressed at `start`, and Undo comes into its place; then Undo is touched `after` ms later, `aside` px away. */
function undoneAfter(start: number, after: number, aside: number): number {
  const onUndo = vi.fn();
  const { rerender, unmount } = render(<NextButton title="End" onPress={() => {}} />);
  fingerClick(screen.getByRole('button'), { ms: start, x: 195 });
  rerender(<UndoButton label="Undo" what="End" emptyText="" fullLabel="Undo: End" onPress={onUndo} />);
  fingerClick(screen.getByRole('button'), { ms: start + after, x: 195 + aside });
  unmount();
  return onUndo.mock.calls.length;
}

describe('the second tap of a trembling thumb', () => {
  it('should not undo what the first has done', () => {
    expect(undoneAfter(10_000, 349, 0)).toBe(0);
  });

  it('should be taken for a tap of its own after 350 ms', () => {
    expect(undoneAfter(20_000, 350, 0)).toBe(1);
  });

  it('should be taken for a tap of its own 40 px away', () => {
    expect(undoneAfter(30_000, 100, 39)).toBe(0);
    expect(undoneAfter(40_000, 100, 40)).toBe(1);
  });

  it('should be told from a key, which has no place', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { rerender } = render(<NextButton title="Roll" pressKey="roll" onPress={first} />);
    keyClick(screen.getByRole('button'), 50_000);
    rerender(<NextButton title="Apply" pressKey="apply" onPress={second} />);
    keyClick(screen.getByRole('button'), 50_010);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  });
});
