import type { BoardMap } from '../../engine/board/boardMap.ts';
import { isFor, sizeFor } from '../../content/killzones/boardSizes.ts';
import type { ChanceWish } from '../../content/killzones/boardWish.ts';
import { BY_CHANCE } from '../../content/killzones/byChance.ts';
import { loadBundledKillzones } from '../../content/killzones/bundledKillzones.ts';
import type { Killzone, KillzonePack } from '../../content/killzones/loadKillzones.ts';
import type { App } from '../base/app.ts';
import { type Beginning, beginBattle } from './beginBattle.ts';
import { fetchForBoard } from './boards.ts';
import { killTeamPlayOf } from './killTeam.ts';
import { ownBoards } from './ownBoards.ts';
import { roundsIn, roundsPlayOf } from './rounds.ts';

/**
 * The killzones that a battle of a game can be played on: one's own and those of others, then those that come with the app.
 * Rejects when those cannot be fetched.
 */
export async function fetchKillzones(app: Pick<App, 'ports'>, system: string): Promise<readonly Killzone[]> {
  const [own, { killzones }] = await Promise.all([ownBoards(app), loadBundledKillzones()]);
  return [...own, ...killzones.values()].filter(({ row }) => isFor(system, row));
}

/** Which board a battle of a game is played on: a killzone by its id, or one by chance from a seed. */
interface Asked {
  readonly ground: string;
  readonly system: string;
  readonly seed: string;
  readonly wish: ChanceWish;
}

async function drawnMap({ pieces }: KillzonePack, { system, seed, wish: wished }: Asked): Promise<BoardMap | null> {
  const [{ drawKillzone }, { mapOfKillzone }] = await Promise.all([
    import('../library/drawKillzone.ts'),
    import('../../content/killzones/killzoneMap.ts'),
  ]);
  const size = sizeFor(system);
  if (size === undefined) return null;
  const wish = { ...wished, size, symmetry: 'turned' } as const;
  return mapOfKillzone(await drawKillzone({ seed, wish, pieces }), pieces);
}

/** The board that is asked for, with all that a battle on it needs; null: there is none of that id any more. Rejects when it cannot be fetched. */
export async function fetchGround(app: Pick<App, 'ports'>, asked: Asked): Promise<BoardMap | null> {
  const { ground, system } = asked;
  const [pack] = await Promise.all([loadBundledKillzones(), fetchForBoard(system)]);
  if (ground === BY_CHANCE) return drawnMap(pack, asked);
  return (await fetchKillzones(app, system)).find(({ row }) => row.id === ground)?.map ?? null;
}

/** The battle that has just begun takes up a board, of whichever family it is. `alone`: no table lies beside it. */
export function takeUp(app: App, map: BoardMap, alone: boolean): void {
  const taken = { type: 'takeUpBoard', map, places: {}, alone } as const;
  if (roundsIn(app.store.getState().battle) === null) killTeamPlayOf(app).dispatch(taken);
  else roundsPlayOf(app).dispatch(taken);
}

/** Begins a battle on a board: it takes that up at once, and both sides are set up on it first. Returns its id. */
export function beginOn(app: App, beginning: Beginning, { map, alone }: { map: BoardMap; alone: boolean }): string {
  const id = beginBattle(app, { ...beginning, setsUp: true });
  takeUp(app, map, alone);
  return id;
}
