import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ClosePicture } from '../../../src/ui/board/ClosePicture.tsx';
import { ShownFrame } from '../../../src/ui/board/shownFrame.ts';

const FRAME = { turn: 0, scale: 10, centre: { x: 15, y: 11 }, size: { width: 300, height: 220 } } as const;
/** So wide is a numeral of wounds on a map, in px. */
const NUMERAL = 20;

it('should leave the wounds of somebody to be read, and point closely at a mere place', () => {
  const at = { x: 10, y: 10 };
  const all = [
    { id: 'somebody', at, label: null, about: true },
    { id: 'sight', at, label: null },
  ] as const;
  const { container } = render(
    <ShownFrame.Provider value={FRAME}>
      <svg>
        <ClosePicture all={all} />
      </svg>
    </ShownFrame.Provider>,
  );
  const [about, place] = [...container.querySelectorAll('rect')].map((rect) => Number(rect.getAttribute('width')));
  expect(about).toBeGreaterThan(NUMERAL);
  expect(place).toBeLessThan(NUMERAL);
});
