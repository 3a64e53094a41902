import { expect, it, vi } from 'vitest';
import { USUAL } from '../../../src/content/killzones/byChance.ts';
import type { BoardMap } from '../../../src/engine/board/boardMap.ts';
import { beginGround } from '../../../src/state/battle/onGround.ts';
import { app } from '../../support/app.tsx';
import { testBattle } from '../../support/testBattle.ts';

it('should begin one battle, however often it is asked while its board is still drawn', async () => {
  const gate = new EventTarget();
  const drawn = new Promise<BoardMap | null>((resolve) => {
    gate.addEventListener('drawn', () => resolve(null), { once: true });
  });
  const ground = {
    playedOn: 'table' as const,
    playOn: vi.fn<() => void>(),
    chosen: null,
    choose: vi.fn<() => void>(),
    wish: USUAL,
    wishFor: vi.fn<() => void>(),
    killzones: [],
    fetched: () => drawn,
    missed: false,
    miss: vi.fn<(missed: boolean) => void>(),
  };
  const onBegun = vi.fn<(id: string) => void>();
  const beginning = { packs: [], state: testBattle('ground'), title: 'Night' };
  const begins = () => beginGround(app, () => beginning, { ground, onBegun });
  const both = [begins(), begins()];
  gate.dispatchEvent(new Event('drawn'));
  await Promise.all(both);
  expect(onBegun).toHaveBeenCalledTimes(1);
  await begins();
  expect(onBegun).toHaveBeenCalledTimes(2);
});

it('should begin nothing where the board cannot be fetched, tell it, and begin when it comes at last', async () => {
  const fetched = vi
    .fn<() => Promise<BoardMap | null>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(null);
  const miss = vi.fn<(missed: boolean) => void>();
  const ground = {
    playedOn: 'table' as const,
    playOn: vi.fn<() => void>(),
    chosen: null,
    choose: vi.fn<() => void>(),
    wish: USUAL,
    wishFor: vi.fn<() => void>(),
    killzones: [],
    fetched,
    missed: false,
    miss,
  };
  const onBegun = vi.fn<(id: string) => void>();
  const prepare = vi.fn(() => ({ packs: [], state: testBattle('missed'), title: 'Night' }));
  await beginGround(app, prepare, { ground, onBegun });
  expect(miss).toHaveBeenLastCalledWith(true);
  expect(prepare).not.toHaveBeenCalled();
  expect(onBegun).not.toHaveBeenCalled();
  await beginGround(app, prepare, { ground, onBegun });
  expect(miss).toHaveBeenLastCalledWith(false);
  expect(onBegun).toHaveBeenCalledTimes(1);
});

it('should begin nothing at the table where the killzone that was chosen is there no more, and tell it', async () => {
  const miss = vi.fn<(missed: boolean) => void>();
  const ground = {
    playedOn: 'table' as const,
    playOn: vi.fn<() => void>(),
    chosen: 'torn-down',
    choose: vi.fn<() => void>(),
    wish: USUAL,
    wishFor: vi.fn<() => void>(),
    killzones: [],
    fetched: () => Promise.resolve(null),
    missed: false,
    miss,
  };
  const onBegun = vi.fn<(id: string) => void>();
  const prepare = vi.fn(() => ({ packs: [], state: testBattle('gone'), title: 'Night' }));
  await beginGround(app, prepare, { ground, onBegun });
  expect(miss).toHaveBeenLastCalledWith(true);
  expect(prepare).not.toHaveBeenCalled();
  expect(onBegun).not.toHaveBeenCalled();
});
