import type { ChanceWish } from '../../content/killzones/boardWish.ts';
import { BY_CHANCE, USUAL } from '../../content/killzones/byChance.ts';
import type { PlayedOn } from '../../content/killzones/playedOn.ts';
import type { Killzone } from '../../content/killzones/loadKillzones.ts';
import type { BoardMap } from '../../engine/board/boardMap.ts';
import type { App } from '../base/app.ts';
import { type Beginning, beginBattle } from './beginBattle.ts';

/** What a board by chance is like as long as nobody says anything else. */
export const USUAL_WISH: ChanceWish = USUAL;
export type { ChanceWish, PlayedOn };
/** Where a battle on a board is fought as long as nobody and no scenario says anything else. */
export const USUAL_GROUND = BY_CHANCE;

/** What a battle is played on, and how. `chosen`: a killzone by its id, one by chance, or null: the table alone. */
export interface Ground {
  readonly playedOn: PlayedOn;
  readonly playOn: (how: PlayedOn) => void;
  readonly chosen: string | null;
  readonly choose: (ground: string | null) => void;
  /** What one by chance is to be like. */
  readonly wish: ChanceWish;
  readonly wishFor: (wish: ChanceWish) => void;
  /** Its board, with all that it needs; null: the table. Rejects when it cannot be fetched. */
  readonly fetched: () => Promise<BoardMap | null>;
  /** The board that was asked for last could not be fetched, or is there no more: no battle has begun. */
  readonly missed: boolean;
  /** All that can be chosen, once it is here; none while the table is. */
  readonly killzones: readonly Killzone[];
  readonly miss: (missed: boolean) => void;
}

/** A board for a game, drawn anew. Rejects when what that needs cannot be fetched. */
export async function drawnFor(
  app: App,
  system: string,
  by: { readonly seed: string; readonly wish: ChanceWish },
): Promise<BoardMap | null> {
  const { fetchGround } = await import('./ground.ts');
  return fetchGround(app, { ground: BY_CHANCE, system, ...by });
}

const underWay = new WeakSet<App>();

/** The board that was chosen; undefined: it could not be fetched, or is there no more, and that is told. */
async function fetchedGround({ chosen, fetched, miss }: Ground): Promise<BoardMap | null | undefined> {
  try {
    const map = await fetched();
    const isGone = map === null && chosen !== null;
    miss(isGone);
    return isGone ? undefined : map;
  } catch {
    miss(true);
    return undefined;
  }
}

/**
 * Begins something on the board that was chosen, once that is here: where it cannot be had nothing is begun, and it is told. A board
 * by chance takes a while: who asks again meanwhile begins nothing. `map` null: at the table.
 */
export async function onGround(
  app: App,
  ground: Ground,
  begin: (map: BoardMap | null) => void | Promise<void>,
): Promise<void> {
  if (underWay.has(app)) return;
  underWay.add(app);
  try {
    const map = await fetchedGround(ground);
    if (map !== undefined) await begin(map);
  } finally {
    underWay.delete(app);
  }
}

type Prepares = () => Beginning | Promise<Beginning>;

async function begun(app: App, prepare: Prepares, map: BoardMap | null, alone: boolean): Promise<string> {
  const beginning = await prepare();
  if (map === null) return beginBattle(app, beginning);
  return (await import('./ground.ts')).beginOn(app, beginning, { map, alone });
}

/** Begins a battle on the board that was chosen. Tells its id. */
export const beginGround = (
  app: App,
  prepare: Prepares,
  { ground, onBegun }: { readonly ground: Ground; readonly onBegun: (id: string) => void },
): Promise<void> =>
  onGround(app, ground, async (map) => onBegun(await begun(app, prepare, map, ground.playedOn === 'screen')));
