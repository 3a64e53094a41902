import type { BoardMap } from '../../engine/board/boardMap.ts';
import { BY_CHANCE } from '../../content/killzones/byChance.ts';
import { loadBundledKillzones } from '../../content/killzones/bundledKillzones.ts';
import type { Killzone, KillzonePack } from '../../content/killzones/loadKillzones.ts';
import type { App } from '../base/app.ts';
import { type Beginning, beginBattle } from './beginBattle.ts';
import { fetchForBoard } from './boards.ts';
import { killTeamPlayOf } from './killTeam.ts';

/** The killzones of a pack that are made for a game. */
export const killzonesOf = ({ killzones }: KillzonePack, system: string): readonly Killzone[] =>
  [...killzones.values()].filter(({ row: { games } }) => games === undefined || games.includes(system));

async function drawnMap(pack: KillzonePack, system: string, seed: string): Promise<BoardMap | null> {
  const [{ randomKillzone }, { mapOfKillzone }] = await Promise.all([
    import('../../content/killzones/randomKillzone.ts'),
    import('../../content/killzones/killzoneMap.ts'),
  ]);
  const size = killzonesOf(pack, system)[0]?.row.size;
  if (size === undefined) return null;
  const wish = { size, theatre: 'standard', density: 'even', symmetry: 'turned' } as const;
  return mapOfKillzone(randomKillzone(seed, wish, pack.pieces), pack.pieces);
}

/**
 * The board of a killzone by its id, or one by chance, with all that a battle on it needs; null: there is none of that id any
 * more. Rejects when it cannot be fetched.
 */
export async function fetchGround(ground: string, system: string, seed: string): Promise<BoardMap | null> {
  const [pack] = await Promise.all([loadBundledKillzones(), fetchForBoard()]);
  return ground === BY_CHANCE ? drawnMap(pack, system, seed) : (pack.killzones.get(ground)?.map ?? null);
}

/** Begins a battle, and takes its board up at once where it is played on one; `map` null: at the table. Returns its id. */
export function beginOn(app: App, beginning: Beginning, map: BoardMap | null): string {
  const id = beginBattle(app, beginning);
  if (map !== null) killTeamPlayOf(app).dispatch({ type: 'takeUpBoard', map, places: {} });
  return id;
}
