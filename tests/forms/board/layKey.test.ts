import { expect, it, vi } from 'vitest';
import { toGrid } from '../../../src/engine/board/units.ts';
import type { Laying } from '../../../src/forms/board/laying.ts';
import { layKey } from '../../../src/forms/board/layKey.ts';
import { mapOf } from '../../support/board/onBoard.ts';

const board = {
  map: { ...mapOf(), width: toGrid(30), height: toGrid(22) },
  places: {},
  reading: 'thirdEdition',
} as const;

/** What a key makes of a barricade in hand: what is held after it, where it is laid. */
function pressed(key: string, laying: Laying) {
  const [hold, lay] = [vi.fn<(next: Laying) => void>(), vi.fn<(marker: string, at: object) => void>()];
  const heard = layKey(new KeyboardEvent('keydown', { key }), { hold, lay }, { laying, board, turn: 0 });
  return { heard, held: hold.mock.calls[0]?.[0], laid: lay.mock.calls[0] };
}

const barricade: Laying = { kind: 'lay', marker: 'barricade a 0', turned: 345 };

it('should turn a barricade in hand by a full stop, all around, and nothing else', () => {
  expect(pressed('.', barricade)).toMatchObject({ heard: true, held: { ...barricade, turned: 0 } });
  expect(pressed('.', { kind: 'lay', marker: 'a' })).toEqual({ heard: false, held: undefined, laid: undefined });
});

it('should shift what stands nowhere from the middle of the board, as it is turned, and lay it there', () => {
  const { held } = pressed('ArrowRight', barricade);
  expect(held).toMatchObject({ turned: 345 });
  expect(held?.spot?.y).toBe(11);
  expect(held?.spot?.x).toBeGreaterThan(15);
  expect(pressed('Enter', held ?? barricade).laid).toEqual([barricade.marker, held?.spot]);
  expect(pressed('Enter', barricade).laid).toEqual([barricade.marker, { x: 15, y: 11 }]);
  expect(pressed('Enter', { kind: 'lay', marker: 'a' }).heard).toBe(false);
});
