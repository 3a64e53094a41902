import { describe, expect, it } from 'vitest';
import { loadBundledKillzones } from '../../../src/content/killzones/bundledKillzones.ts';
import { lintBoard } from '../../../src/engine/board/lint/lintBoard.ts';

const { killzones } = await loadBundledKillzones();

describe('our killzones', () => {
  it.each([...killzones.values()].map(({ map }) => map))('should have nothing that the linter finds: $id', (map) => {
    expect(lintBoard(map).map(({ what, at }) => [what, at])).toEqual([]);
  });
});
