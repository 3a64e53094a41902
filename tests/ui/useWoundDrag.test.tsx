import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draggedValue, useWoundDrag } from '../../src/ui/useWoundDrag.ts';

function Numeral(props: { readonly onCommit?: (value: number) => void; readonly onPress: () => void }) {
  const { shown, handlers } = useWoundDrag({ value: 5, max: 8, onCommit: props.onCommit });
  return (
    <button type="button" onClick={props.onPress} {...handlers}>
      {shown}
    </button>
  );
}

function drag(from: number, to: number) {
  const button = screen.getByRole('button');
  fireEvent.pointerDown(button, { clientY: from, button: 0 });
  fireEvent.pointerMove(button, { clientY: to });
  return button;
}

describe('useWoundDrag', () => {
  it.each([
    [17, 5],
    [18, 6],
    [-36, 3],
    [500, 8],
    [-500, 0],
  ])('should turn %i px upwards into %i', (up, expected) => {
    expect(draggedValue(5, 8, up)).toBe(expected);
  });

  it('should show the value while dragging and commit it on release only', () => {
    const onCommit = vi.fn();
    render(<Numeral onCommit={onCommit} onPress={vi.fn()} />);
    const button = drag(100, 140);
    expect(button).toHaveTextContent('3');
    expect(onCommit).not.toHaveBeenCalled();
    fireEvent.pointerUp(button, { clientY: 140 });
    expect(onCommit.mock.calls).toEqual([[3]]);
  });

  it('should swallow the click that ends a drag, and no later one', () => {
    const onPress = vi.fn();
    render(<Numeral onCommit={vi.fn()} onPress={onPress} />);
    const button = drag(100, 60);
    fireEvent.pointerUp(button, { clientY: 60 });
    fireEvent.click(button);
    expect(onPress).not.toHaveBeenCalled();
    fireEvent.pointerDown(button, { clientY: 60 });
    fireEvent.pointerUp(button, { clientY: 60 });
    fireEvent.click(button);
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('should not commit when the drag is cancelled or returns', () => {
    const onCommit = vi.fn();
    render(<Numeral onCommit={onCommit} onPress={vi.fn()} />);
    fireEvent.pointerCancel(drag(100, 140));
    const button = drag(100, 140);
    fireEvent.pointerUp(button, { clientY: 101 });
    expect(onCommit).not.toHaveBeenCalled();
    expect(button).toHaveTextContent('5');
  });

  describe('where the page scrolls', () => {
    const touch = (name: 'pointerDown' | 'pointerMove' | 'pointerUp', clientY: number) =>
      fireEvent[name](screen.getByRole('button'), { clientY, button: 0, pointerType: 'touch' });
    const show = (onCommit: (value: number) => void) => {
      const { container } = render(
        <div style={{ overflowY: 'auto' }}>
          <Numeral onCommit={onCommit} onPress={vi.fn()} />
        </div>,
      );
      vi.spyOn(container.firstElementChild as Element, 'scrollHeight', 'get').mockReturnValue(900);
    };
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('should leave a swipe to the page', () => {
      const onCommit = vi.fn();
      show(onCommit);
      touch('pointerDown', 100);
      touch('pointerMove', 160);
      vi.advanceTimersByTime(500);
      touch('pointerMove', 190);
      touch('pointerUp', 190);
      expect(onCommit).not.toHaveBeenCalled();
    });

    it('should drag after the finger has rested, and keep the page from moving', () => {
      const onCommit = vi.fn();
      show(onCommit);
      touch('pointerDown', 100);
      act(() => void vi.advanceTimersByTime(300));
      const kept = new Event('touchmove', { bubbles: true, cancelable: true });
      screen.getByRole('button').dispatchEvent(kept);
      expect(kept.defaultPrevented).toBe(true);
      touch('pointerMove', 160);
      touch('pointerUp', 160);
      expect(onCommit.mock.calls).toEqual([[2]]);
    });
  });

  it('should not follow the finger when nothing may be committed', () => {
    render(<Numeral onPress={vi.fn()} />);
    expect(drag(100, 10)).toHaveTextContent('5');
  });
});
