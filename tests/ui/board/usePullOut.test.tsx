import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { usePullOut } from '../../../src/ui/board/usePullOut.ts';

const told = { onBegin: vi.fn(), onMiss: vi.fn(), onTap: vi.fn() };
const dropped = vi.fn();

function Row() {
  const { on, at } = usePullOut(told);
  return (
    <>
      <button type="button" {...on}>
        Vex
      </button>
      {at !== null && <i>pulled</i>}
    </>
  );
}

/** The map, with that below every finger. */
function under(is: boolean): void {
  const map = document.createElement('div');
  map.dataset['map'] = '';
  map.addEventListener('click', ({ clientX, clientY, detail }) => dropped(clientX, clientY, detail));
  document.elementFromPoint = () => (is ? map : document.body);
}

function pull(): void {
  const vex = screen.getByRole('button', { name: 'Vex' });
  fireEvent.pointerDown(vex, { button: 0, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(vex, { clientX: 12, clientY: 12 });
  expect(told.onBegin).not.toHaveBeenCalled();
  fireEvent.pointerMove(vex, { clientX: 40, clientY: 90 });
  expect(screen.getByText('pulled')).toBeInTheDocument();
  fireEvent.pointerUp(vex, { clientX: 50, clientY: 100 });
  fireEvent.click(vex, { detail: 1 });
}

afterEach(() => vi.clearAllMocks());

describe('usePullOut', () => {
  it('should let what is pulled fall onto the map below it, and take that for no tap', () => {
    under(true);
    render(<Row />);
    pull();
    expect(told.onBegin).toHaveBeenCalledTimes(1);
    expect(dropped.mock.calls).toEqual([[50, 100, 1]]);
    expect(told.onMiss).not.toHaveBeenCalled();
    expect(told.onTap).not.toHaveBeenCalled();
  });

  it('should say that it fell beside the map', () => {
    under(false);
    render(<Row />);
    pull();
    expect(told.onMiss).toHaveBeenCalledTimes(1);
    expect(dropped).not.toHaveBeenCalled();
  });

  it('should leave a finger that goes along the row to what scrolls', () => {
    under(true);
    render(<Row />);
    const vex = screen.getByRole('button', { name: 'Vex' });
    const move = (type: 'pointerDown' | 'pointerMove', clientX: number, clientY: number) =>
      fireEvent[type](vex, { button: 0, clientX, clientY, pointerType: 'touch' });
    move('pointerDown', 10, 10);
    move('pointerMove', 40, 12);
    move('pointerMove', 90, 80);
    fireEvent.pointerCancel(vex);
    expect(told.onBegin).not.toHaveBeenCalled();
    expect(told.onMiss).not.toHaveBeenCalled();
    move('pointerDown', 10, 90);
    move('pointerMove', 12, 50);
    expect(told.onBegin).toHaveBeenCalledTimes(1);
    fireEvent.pointerCancel(vex);
    expect(told.onMiss).toHaveBeenCalledTimes(1);
  });

  it('should stay a tap and a key where nothing is pulled', async () => {
    render(<Row />);
    const vex = screen.getByRole('button', { name: 'Vex' });
    await userEvent.click(vex);
    vex.focus();
    await userEvent.keyboard('{Enter}');
    expect(told.onTap).toHaveBeenCalledTimes(2);
    expect(told.onBegin).not.toHaveBeenCalled();
  });
});
