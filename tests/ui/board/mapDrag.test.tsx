import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BoardMap } from '../../../src/ui/board/BoardMap.tsx';
import type { Spot } from '../../../src/ui/board/shown.ts';

const ground = { width: 30, depth: 22, parts: [], heights: [], zones: [] };

/** A map on which every finger grabs what it drags, unless `grabs` says otherwise. */
function shown(grabs = true) {
  const to = vi.fn<(spot: Spot) => void>();
  const end = vi.fn<(spot: Spot | null) => void>();
  const onGround = vi.fn<(spot: Spot) => void>();
  render(
    <BoardMap
      label="Board"
      ground={ground}
      tokens={[]}
      own={{ x: -15, y: 0 }}
      length={String}
      zoom={{ closer: 'Closer', farther: 'Farther', whole: 'Whole board' }}
      onTokens={() => undefined}
      onGround={onGround}
      drag={{ grabs: () => grabs, to, end }}
    />,
  );
  const map = screen.getByRole('group', { name: 'Board' });
  const finger = (pointerId: number) => {
    const at = (x: number, y: number) => ({ pointerId, clientX: x, clientY: y, button: 0, isPrimary: pointerId === 1 });
    return {
      down: (x: number, y: number) => fireEvent.pointerDown(map, at(x, y)),
      move: (x: number, y: number) => fireEvent.pointerMove(window, at(x, y)),
      up: (x: number, y: number) => fireEvent.pointerUp(window, at(x, y)),
      cancel: (x: number, y: number) => fireEvent.pointerCancel(window, at(x, y)),
    };
  };
  return { to, end, onGround, map, first: finger(1), second: finger(2) };
}

describe('a drag on the map', () => {
  it('should go on under its finger when a second one comes down, moves and leaves', () => {
    const { first, second, to, end } = shown();
    first.down(100, 100);
    first.move(130, 100);
    const [before] = to.mock.lastCall ?? [];
    second.down(300, 300);
    second.move(340, 340);
    expect(end).not.toHaveBeenCalled();
    expect(to.mock.lastCall?.[0]).toEqual(before);
    second.up(340, 340);
    expect(end).not.toHaveBeenCalled();
    first.move(160, 100);
    expect(to.mock.lastCall?.[0]).not.toEqual(before);
    first.up(160, 100);
    expect(end).toHaveBeenCalledOnce();
    expect(end.mock.lastCall?.[0]).toEqual(to.mock.lastCall?.[0]);
    expect(screen.queryByRole('button', { name: 'Whole board' })).toBeNull();
  });

  it('should be none where two fingers come down before anything is dragged: they come closer', () => {
    const { first, second, to, end } = shown();
    first.down(100, 100);
    second.down(200, 100);
    second.move(320, 100);
    expect(screen.getByRole('button', { name: 'Whole board' })).toBeInTheDocument();
    second.up(320, 100);
    first.up(100, 100);
    expect(to).not.toHaveBeenCalled();
    expect(end).not.toHaveBeenCalled();
  });

  it('should be told when the screen takes it away, and only then', () => {
    const { first, end } = shown();
    first.down(100, 100);
    first.move(130, 100);
    first.cancel(130, 100);
    expect(end).toHaveBeenCalledExactlyOnceWith(null, expect.any(Number));
  });

  it('should pull the map where nothing is grabbed, and pinch it', () => {
    const { first, second, to } = shown(false);
    first.down(100, 100);
    first.move(130, 100);
    second.down(200, 100);
    second.move(300, 100);
    expect(to).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Whole board' })).toBeInTheDocument();
  });
});
