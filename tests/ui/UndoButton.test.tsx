import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UndoButton } from '../../src/ui/UndoButton.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function show(what: string | null) {
  const onPress = vi.fn();
  const onHold = vi.fn();
  render(
    <UndoButton
      label="Undo"
      what={what}
      emptyText="nothing yet"
      fullLabel="Undo: Vex repositions"
      onPress={onPress}
      onHold={onHold}
    />,
  );
  return { onPress, onHold, button: screen.getByRole('button', { name: 'Undo: Vex repositions' }) };
}

describe('UndoButton', () => {
  it('should undo on a press', () => {
    const { button, onPress, onHold } = show('Reposition');
    fireEvent.pointerDown(button);
    fireEvent.pointerUp(button);
    fireEvent.click(button);
    expect(onPress).toHaveBeenCalledOnce();
    expect(onHold).not.toHaveBeenCalled();
  });

  it('should open the timeline when held, and not undo as well', () => {
    const { button, onPress, onHold } = show('Reposition');
    fireEvent.pointerDown(button);
    act(() => {
      vi.advanceTimersByTime(500);
    });
    fireEvent.pointerUp(button);
    fireEvent.click(button);
    expect(onHold).toHaveBeenCalledOnce();
    expect(onPress).not.toHaveBeenCalled();
  });

  it('should not press what a hold has put under the finger, only its own release', () => {
    const { button, onHold } = show('Reposition');
    const under = vi.fn();
    render(
      <button type="button" onClick={under}>
        Under the thumb
      </button>,
    );
    const other = screen.getByRole('button', { name: 'Under the thumb' });
    fireEvent.pointerDown(button, { pointerType: 'touch' });
    act(() => {
      vi.advanceTimersByTime(500);
    });
    expect(onHold).toHaveBeenCalledOnce();
    fireEvent.pointerUp(other, { pointerType: 'touch' });
    fireEvent.click(other);
    expect(under).not.toHaveBeenCalled();
    fireEvent.pointerDown(other, { pointerType: 'touch' });
    fireEvent.pointerUp(other, { pointerType: 'touch' });
    fireEvent.click(other);
    expect(under).toHaveBeenCalledOnce();
  });

  it('should hear a click that no finger made, soon after a hold without one', () => {
    const { button, onPress } = show('Reposition');
    fireEvent.pointerDown(button);
    act(() => {
      vi.advanceTimersByTime(500);
    });
    fireEvent.pointerUp(button);
    act(() => {
      vi.advanceTimersByTime(400);
    });
    fireEvent.click(button);
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('should say there is nothing to undo and do nothing', () => {
    const { button, onPress } = show(null);
    expect(button).toHaveTextContent('nothing yet');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button);
    expect(onPress).not.toHaveBeenCalled();
  });
});
