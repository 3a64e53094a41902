import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NextButton } from '../../src/ui/NextButton.tsx';
import { fingerClick } from '../support/fingerClick.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

describe('a button pressed twice', () => {
  it('should do it once', () => {
    const onPress = vi.fn();
    render(<NextButton title="Apply" pressKey="a" onPress={onPress} />);
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('button'));
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('should do it again once what it does has changed', () => {
    const onPress = vi.fn();
    const { rerender } = render(<NextButton title="Apply" pressKey="a" onPress={onPress} />);
    fireEvent.click(screen.getByRole('button'));
    rerender(<NextButton title="End" pressKey="b" onPress={onPress} />);
    fireEvent.click(screen.getByRole('button'));
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('should do it again when 350 ms have passed', () => {
    const onPress = vi.fn();
    render(<NextButton title="Apply" onPress={onPress} />);
    fireEvent.click(screen.getByRole('button'));
    vi.advanceTimersByTime(349);
    fireEvent.click(screen.getByRole('button'));
    expect(onPress).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    fireEvent.click(screen.getByRole('button'));
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it.each([
    { start: 50_000, apart: 349, heard: 900, times: 1 },
    { start: 60_000, apart: 350, heard: 10, times: 2 },
  ])(
    'should go by when the finger came, not by when a busy page heard of it: $apart ms',
    ({ start, apart, heard, times }) => {
      const onPress = vi.fn();
      render(<NextButton title="Apply" onPress={onPress} />);
      fingerClick(screen.getByRole('button'), { ms: start, x: 50 });
      vi.advanceTimersByTime(heard);
      fingerClick(screen.getByRole('button'), { ms: start + apart, x: 250 });
      expect(onPress).toHaveBeenCalledTimes(times);
    },
  );
});
