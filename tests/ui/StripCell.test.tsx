import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StripCell } from '../../src/ui/StripCell.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const cell = (value: string) => <StripCell label="CP" value={value} onPress={() => undefined} />;

it('should invert for 600 ms when its value changes, and not at first sight', () => {
  const { rerender } = render(cell('2'));
  const calm = screen.getByRole('button', { name: 'CP 2' }).className;
  rerender(cell('1'));
  const button = screen.getByRole('button', { name: 'CP 1' });
  expect(button.className).not.toBe(calm);
  act(() => {
    vi.advanceTimersByTime(599);
  });
  expect(button.className).not.toBe(calm);
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(button.className).toBe(calm);
});
