import type { BoardMap } from '../../engine/board/boardMap.ts';
import { BY_CHANCE } from '../../content/killzones/byChance.ts';
import { loadBundledKillzones } from '../../content/killzones/bundledKillzones.ts';
import type { Killzone, KillzonePack } from '../../content/killzones/loadKillzones.ts';
import type { App } from '../base/app.ts';
import { type Beginning, beginBattle } from './beginBattle.ts';
import { fetchForBoard } from './boards.ts';
import { killTeamPlayOf } from './killTeam.ts';
import { ownBoards } from './ownBoards.ts';

/** Whether a killzone is made for a game. */
const isFor =
  (system: string) =>
  ({ row: { games } }: Killzone): boolean =>
    games === undefined || games.includes(system);

/**
 * The killzones that a battle of a game can be played on: one's own and those of others, then those that come with the app.
 * Rejects when those cannot be fetched.
 */
export async function fetchKillzones(app: Pick<App, 'ports'>, system: string): Promise<readonly Killzone[]> {
  const [own, { killzones }] = await Promise.all([ownBoards(app), loadBundledKillzones()]);
  return [...own, ...killzones.values()].filter(isFor(system));
}

async function drawnMap({ killzones, pieces }: KillzonePack, system: string, seed: string): Promise<BoardMap | null> {
  const [{ drawKillzone }, { mapOfKillzone }] = await Promise.all([
    import('../library/drawKillzone.ts'),
    import('../../content/killzones/killzoneMap.ts'),
  ]);
  const size = [...killzones.values()].find(isFor(system))?.row.size;
  if (size === undefined) return null;
  const wish = { size, theatre: 'standard', density: 'even', symmetry: 'turned' } as const;
  return mapOfKillzone(await drawKillzone({ seed, wish, pieces }), pieces);
}

/** Which board a battle of a game is played on: a killzone by its id, or one by chance from a seed. */
interface Asked {
  readonly ground: string;
  readonly system: string;
  readonly seed: string;
}

/** The board that is asked for, with all that a battle on it needs; null: there is none of that id any more. Rejects when it cannot be fetched. */
export async function fetchGround(app: Pick<App, 'ports'>, { ground, system, seed }: Asked): Promise<BoardMap | null> {
  const [pack] = await Promise.all([loadBundledKillzones(), fetchForBoard()]);
  if (ground === BY_CHANCE) return drawnMap(pack, system, seed);
  return (await fetchKillzones(app, system)).find(({ row }) => row.id === ground)?.map ?? null;
}

/** Begins a battle, and takes its board up at once where it is played on one; `map` null: at the table. Returns its id. */
export function beginOn(app: App, beginning: Beginning, map: BoardMap | null): string {
  const id = beginBattle(app, beginning);
  if (map !== null) killTeamPlayOf(app).dispatch({ type: 'takeUpBoard', map, places: {} });
  return id;
}
