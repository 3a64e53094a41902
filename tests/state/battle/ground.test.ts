import { beforeEach, expect, it } from 'vitest';
import type { ChanceWish } from '../../../src/content/killzones/boardWish.ts';
import { BY_CHANCE, USUAL } from '../../../src/content/killzones/byChance.ts';
import { emptyBoard } from '../../../src/content/killzones/ownBoard.ts';
import { fetchGround, fetchKillzones } from '../../../src/state/battle/ground.ts';
import { madeBoardsOf } from '../../../src/state/workshop/madeBoards.ts';
import { app, withDurable } from '../../support/app.tsx';

withDurable();

const boards = madeBoardsOf(app);
const row = emptyBoard([30, 22], { id: 'yard', name: 'Yard', text: 'Ours.' });
const asked = (ground: string, system = 'kt3', seed = 'one', wish: ChanceWish = USUAL) =>
  fetchGround(app, { ground, system, seed, wish });

beforeEach(async () => {
  await boards.remove('yard');
  await boards.keep(() => ({ row, was: null, copyName: (name) => name }));
});

it('should offer one’s own boards first, then those that come with the app, each for its games', async () => {
  const named = async (system: string) => (await fetchKillzones(app, system)).map(({ row: { name } }) => name);
  const [first, ...others] = await named('kt3');
  expect(first).toBe('Yard');
  expect(others).toContain('Ash Yard');
  expect(others).not.toContain('Ferry Landing');
});

it('should offer a board as large as those of no game in all games, and one of another game’s size in that alone', async () => {
  const keep = async (id: string, size: [number, number]) => {
    const own = emptyBoard(size, { id, name: id, text: 'Ours.' });
    await boards.remove(id);
    await boards.keep(() => ({ row: own, was: null, copyName: (name) => name }));
  };
  await keep('kitchen', [24, 24]);
  await keep('wide', [36, 36]);
  const named = async (system: string) => (await fetchKillzones(app, system)).map(({ row: { name } }) => name);
  expect(await named('kt3')).toEqual(expect.arrayContaining(['kitchen']));
  expect(await named('vanguard')).toEqual(expect.arrayContaining(['kitchen', 'wide']));
  expect(await named('kt3')).not.toContain('wide');
  await boards.remove('kitchen');
  await boards.remove('wide');
});

it('should be played on a board of one’s own', async () => {
  expect(await asked('workshop--yard')).toMatchObject({ name: 'Yard', pieces: [] });
});

it('should be the same board by chance from the same seed, and none that is there no more', async () => {
  const drawn = await asked(BY_CHANCE);
  expect(drawn?.pieces.length).toBeGreaterThan(0);
  expect(await asked(BY_CHANCE)).toEqual(drawn);
  expect(await asked(BY_CHANCE, 'kt3', 'two')).not.toEqual(drawn);
  expect(await asked('torn-down')).toBeNull();
});

it('should be drawn as full as it was wished', async () => {
  const piecesOf = async (density: ChanceWish['density']) =>
    (await asked(BY_CHANCE, 'kt3', 'one', { ...USUAL, density }))?.pieces.length ?? 0;
  expect(await piecesOf('dense')).toBeGreaterThan(await piecesOf('open'));
});
