import { fireEvent } from '@testing-library/react';

interface At {
  readonly x: number;
  readonly y: number;
}

/** Where the handle of a corner of a drawn way is on the screen. */
export function handleAt(corner: number): At {
  const handle = document.querySelector(`rect[data-corner="${corner}"]`);
  const of = (name: string): number => Number(handle?.getAttribute(name));
  return { x: of('x') + of('width') / 2, y: of('y') + of('height') / 2 };
}

/** A finger drags something on the map, and is let go. */
export function dragOnMap(from: At, to: At): void {
  const map = document.querySelector('[data-map]');
  if (map === null) throw new Error('no map');
  const finger = ({ x, y }: At) => ({ pointerId: 1, button: 0, pointerType: 'touch', clientX: x, clientY: y });
  fireEvent.pointerDown(map, finger(from));
  fireEvent.pointerMove(map, finger({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }));
  fireEvent.pointerMove(map, finger(to));
  fireEvent.pointerUp(map, finger(to));
}
