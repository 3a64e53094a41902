import { expect, it, vi } from 'vitest';
import type { BoardMap } from '../../../src/engine/board/boardMap.ts';
import { beginGround } from '../../../src/features/deployment/useGround.tsx';
import { app } from '../../support/app.tsx';
import { testBattle } from '../../support/testBattle.ts';

it('should begin one battle, however often it is asked while its board is still drawn', async () => {
  const gate = new EventTarget();
  const drawn = new Promise<BoardMap | null>((resolve) => {
    gate.addEventListener('drawn', () => resolve(null), { once: true });
  });
  const ground = { chosen: null, choose: vi.fn<() => void>(), fetched: () => drawn };
  const onBegun = vi.fn<(id: string) => void>();
  const beginning = { packs: [], state: testBattle('ground'), title: 'Night' };
  const begins = () => beginGround(app, beginning, { ground, onBegun });
  const both = [begins(), begins()];
  gate.dispatchEvent(new Event('drawn'));
  await Promise.all(both);
  expect(onBegun).toHaveBeenCalledTimes(1);
  await begins();
  expect(onBegun).toHaveBeenCalledTimes(2);
});
