import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Stepper } from '../../src/ui/Stepper.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function Counted() {
  const [value, setValue] = useState(3);
  return <Stepper label="Dice" value={value} max={9} lessLabel="less" moreLabel="more" onChange={setValue} />;
}

/** Time goes by bit by bit, so that what is drawn keeps up. */
function wait(ms: number): void {
  for (let gone = 0; gone < ms; gone += 10) act(() => void vi.advanceTimersByTime(10));
}

const shown = () => screen.getByRole('status').textContent;

describe('Stepper', () => {
  it('should step once with a press', () => {
    render(<Counted />);
    fireEvent.click(screen.getByRole('button', { name: 'more' }));
    expect(shown()).toBe('4');
    fireEvent.click(screen.getByRole('button', { name: 'less' }));
    expect(shown()).toBe('3');
  });

  it('should step on while it is held, to the end and no further, until it is let go', () => {
    render(<Counted />);
    const less = screen.getByRole('button', { name: 'less' });
    fireEvent.pointerDown(less);
    wait(500 + 2 * 90);
    expect(shown()).toBe('1');
    wait(2000);
    expect(shown()).toBe('0');
    fireEvent.pointerUp(less);
    fireEvent.click(less);
    const more = screen.getByRole('button', { name: 'more' });
    fireEvent.pointerDown(more);
    wait(500 + 90);
    fireEvent.pointerUp(more);
    fireEvent.click(more);
    wait(2000);
    expect(shown()).toBe('1');
  });
});
