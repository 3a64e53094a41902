import { describe, expect, it } from 'vitest';
import {
  cornerAt,
  type CornerDrag,
  cornerDragged,
  type Corners,
  takenBack,
  withCorner,
  withEnd,
} from '../../../src/forms/board/corners.ts';
import type { Frame } from '../../../src/ui/board/frame.ts';

const [one, two, three, far] = [
  { x: 2, y: 2 },
  { x: 5, y: 2 },
  { x: 5, y: 8 },
  { x: 9, y: 9 },
];
const drawn: Corners = [one, two, three].reduce(withCorner, { drawn: [] });

/** A drag of a corner over some places, let go at the last. */
function dragOver(corners: Corners, corner: CornerDrag['corner'], ...places: readonly { x: number; y: number }[]) {
  const over = places.reduce(
    (now, at, step) => cornerDragged(now, { corner, lasts: step > 0, held: true }, at),
    corners,
  );
  return cornerDragged(over, { corner, lasts: true, held: false }, places.at(-1) ?? one);
}

describe('the corners of a drawn way', () => {
  it('should be taken back one by one, down to none', () => {
    expect(drawn.drawn).toEqual([one, two, three]);
    expect(takenBack(drawn).drawn).toEqual([one, two]);
    expect(takenBack(takenBack(takenBack(takenBack(drawn)))).drawn).toEqual([]);
  });

  it('should be taken back too where a way began with an end and no change is kept', () => {
    expect(takenBack({ drawn: [one, two] }).drawn).toEqual([one]);
  });

  it('should have the last one stepped along without a change of its own', () => {
    const stepped = withEnd(withEnd(drawn, far), { x: 9, y: 8 });
    expect(stepped.drawn).toEqual([one, two, { x: 9, y: 8 }]);
    expect(takenBack(stepped).drawn).toEqual([one, two]);
  });

  it('should be dragged elsewhere, any of them, and the whole drag taken back at once', () => {
    const dragged = dragOver(drawn, 1, { x: 6, y: 3 }, { x: 7, y: 4 }, far);
    expect(dragged.drawn).toEqual([one, far, three]);
    expect(takenBack(dragged).drawn).toEqual([one, two, three]);
  });

  it('should be drawn by a drag of who moves', () => {
    const dragged = dragOver(drawn, null, { x: 6, y: 8 }, far);
    expect(dragged.drawn).toEqual([one, two, three, far]);
    expect(takenBack(dragged).drawn).toEqual([one, two, three]);
  });

  it('should be gone where one is let go on its neighbour, and come back', () => {
    const dragged = dragOver(drawn, 1, { x: 3, y: 2 }, { x: 2.1, y: 2.1 });
    expect(dragged.drawn).toEqual([one, three]);
    expect(takenBack(dragged).drawn).toEqual([one, two, three]);
  });

  it('should stay where it only passes a neighbour', () => {
    expect(dragOver(drawn, 1, one, far).drawn).toEqual([one, far, three]);
  });
});

describe('cornerAt', () => {
  const frame: Frame = { turn: 0, scale: 10, centre: { x: 10, y: 10 }, size: { width: 200, height: 200 } };

  it('should be the nearest in the reach of a finger', () => {
    expect(cornerAt(frame, drawn.drawn, { left: 55, top: 178 })).toBe(1);
    expect(cornerAt(frame, drawn.drawn, { left: 30, top: 180 })).toBe(0);
  });

  it('should be none where no corner is near', () => {
    expect(cornerAt(frame, drawn.drawn, { left: 150, top: 40 })).toBeNull();
    expect(cornerAt(frame, [], { left: 50, top: 180 })).toBeNull();
  });
});
