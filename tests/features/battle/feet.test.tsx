import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardPlace } from '../../../src/engine/board/battleBoard.ts';
import type { MapPiece, MapZone } from '../../../src/engine/board/boardMap.ts';
import { toGrid } from '../../../src/engine/board/units.ts';
import { fetchBoards } from '../../../src/engine/systems/boards.ts';
import { LATER_DOCKS } from '../../../src/features/battle/board/laterDocks.ts';
import { LATER_OVERS } from '../../../src/features/battle/board/laterOvers.ts';
import { LATER_PARTS, OnBoard } from '../../../src/features/battle/parts/laterParts.ts';
import { showBoardIn } from '../../../src/state/battle/boardLook.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { board as words } from '../../../src/words/en/board.ts';
import { app } from '../../support/app.tsx';
import { block, stands, takeUp } from '../../support/board/onBoard.ts';
import { firefight, named, openBattleNow, order, showBattle } from './stage.tsx';
import { screenIsWide } from '../../support/mediaWidth.ts';

const { here, about } = words;
const WALL = block('wall', { left: 12, near: 0, right: 13, far: 22, high: 6 }, 'Heavy');
const BARRICADE = block('barricade', { left: 10, near: 9, right: 10.5, far: 13, high: 1 }, 'Light');
const MARKER: MapZone = {
  id: 'm1',
  kind: 'marker',
  name: 'Marker 1',
  corners: [
    [toGrid(9), toGrid(15)],
    [toGrid(10), toGrid(15)],
    [toGrid(10), toGrid(16)],
    [toGrid(9), toGrid(16)],
  ],
};

beforeEach(async () => {
  screenIsWide(true);
  showBoardIn(app);
  await Promise.all([
    ...[...LATER_PARTS, OnBoard, ...LATER_DOCKS, ...LATER_OVERS].map((part) => part.fetch()),
    fetchBoards(),
    fetchWords('killzones', 'en'),
  ]);
  await firefight();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Everybody where it is said, on a board with these pieces and a marker. */
function placed(places: Readonly<Record<string, BoardPlace>>, ...pieces: MapPiece[]): void {
  const at = Object.entries(places).map(([name, place]) => [named(name).id, place] as const);
  const taken = takeUp(pieces, Object.fromEntries(at));
  order({ ...taken, map: { ...taken.map, zones: [MARKER] } });
}

const activate = () => order({ type: 'activate', operative: named('Isaura Vex').id, order: 'engage' });
const linesOf = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('what is so where the one that acts stands', () => {
  it('should be its cover, who sees it and the nearest marker', async () => {
    placed({ 'Isaura Vex': stands(9, 11), 'Fighter 1': stands(16, 11), 'The Voice': stands(9, 4) }, BARRICADE);
    activate();
    showBattle();
    const [cover, seen, marker] = await linesOf(here.title);
    expect(cover).toBe(here.behind('barricade', 1, 2));
    expect(seen).toMatch(/^Seen by .*Fighter 1/u);
    expect(marker).toMatch(/^Marker 1: 3\.4″ away$/u);
  });

  it('should be that nobody sees it, of those that have a place', async () => {
    placed({ 'Isaura Vex': stands(9, 11), 'Fighter 1': stands(16, 11) }, WALL);
    activate();
    showBattle();
    const [seen] = await linesOf(here.title);
    expect(seen?.toLowerCase()).toBe(about.unseen);
  });

  it('should be left out while nobody acts, and of one without a place', async () => {
    placed({ 'Fighter 1': stands(16, 11) });
    const { unmount } = showBattle();
    await linesOf('Log');
    expect(screen.queryByRole('list', { name: here.title })).toBeNull();
    unmount();
    activate();
    showBattle();
    await linesOf('Log');
    expect(screen.queryByRole('list', { name: here.title })).toBeNull();
  });
});

describe('the last lines of the log beside the map', () => {
  it('should be three, the newest first, with a way to all of them', async () => {
    placed({ 'Isaura Vex': stands(9, 11), 'Fighter 1': stands(16, 11) });
    activate();
    const { places } = showBattle();
    const lines = await linesOf('Log');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^Isaura Vex acts on Engage/u);
    await userEvent.click(screen.getByRole('button', { name: here.openLog }));
    expect(places.at(-1)).toBe(`/battle/${openBattleNow().id}/log`);
  });

  it('should not stand on a narrow screen', async () => {
    screenIsWide(false);
    placed({ 'Isaura Vex': stands(9, 11) });
    activate();
    showBattle();
    await screen.findByRole('group', { name: words.label(22, 30) });
    expect(screen.queryByRole('button', { name: here.openLog })).toBeNull();
  });
});
