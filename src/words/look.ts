import type { BattleState } from '../engine/family/killteam/model/state.ts';
import type { Operative } from '../engine/family/killteam/model/operative.ts';
import { contentName, contentText, type Named } from './content.ts';
import type { Side } from '../engine/core/ids.ts';
import { packName } from './packName.ts';

/** Names behind ids, as they are shown. An unknown id is shown as it is. */
export interface Look {
  readonly name: (operative: string) => string;
  /** A side by the name it has in this battle. */
  readonly side: (side: Side) => string;
  readonly weaponName: (weapon: string) => string;
  /** A counter, a tick, a marker or an action of the mission. */
  readonly trackName: (track: string) => string;
  readonly playerName: (player: string) => string;
  /** A name that was copied from a pack. */
  readonly packName: (name: string) => string;
  /** Anything of a pack by its id; `fallback`: as the pack has it. */
  readonly contentName: (id: string, fallback: string) => string;
  /** A sentence of a pack by its path (`retrieve/primary`); `fallback`: as the pack has it. */
  readonly contentText: (key: string, fallback: string) => string;
  /** What is looked at: how far its scenario has come decides what may be told (`secrets.ts`). */
  readonly battle: Pick<BattleState, 'mission' | 'scenario' | 'tables' | 'eventTable'>;
}

/** An operative's name as it is shown. */
export const operativeName = (words: Named, operative: Pick<Operative, 'name'>): string =>
  packName(words, operative.name);

const weaponIn = (state: BattleState, id: string): string =>
  state.operatives.flatMap((operative) => operative.weapons).find((weapon) => weapon.id === id)?.name ?? id;

/** Reads names out of a battle. */
export const lookOf = (words: Named, state: BattleState): Look => ({
  name: (id) => {
    const found = state.operatives.find((operative) => operative.id === id);
    return found === undefined ? id : operativeName(words, found);
  },
  side: (side) => packName(words, state.sides.find(({ id }) => id === side)?.name ?? side),
  weaponName: (id) => contentName(words, id, weaponIn(state, id)),
  trackName: (id) => {
    const { counters, ticks, script, match } = state.mission;
    const own = [...(match?.markers ?? []), ...(match?.actions ?? [])];
    const tracks = [...counters, ...ticks, ...(script?.actions ?? []), ...own];
    return contentName(words, id, tracks.find((track) => track.id === id)?.name ?? id);
  },
  playerName: (id) => packName(words, state.players.find((player) => player.id === id)?.name ?? id),
  packName: (name) => packName(words, name),
  contentName: (id, fallback) => contentName(words, id, fallback),
  contentText: (key, fallback) => contentText(words, key, fallback),
  battle: state,
});
