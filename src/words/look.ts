import type { BattleState } from '../engine/battle/state.ts';
import type { Operative } from '../engine/battle/operative.ts';
import { contentName } from './content.ts';
import type { Words } from './words.ts';

/** Names behind ids, as they are shown. An unknown id is shown as it is. */
export interface Look {
  readonly name: (operative: string) => string;
  readonly weaponName: (weapon: string) => string;
  /** A counter or a tick of the mission. */
  readonly trackName: (track: string) => string;
  readonly playerName: (player: string) => string;
  /** Anything of a pack by its id; `fallback`: as the pack has it. */
  readonly contentName: (id: string, fallback: string) => string;
}

const numbered = /^(?<base>.*?)(?<number> \d+)?$/u;

/** An operative's name; names of the pack ("Fighter 2") are translated, names that players gave are not. */
export function operativeName(words: Words, operative: Pick<Operative, 'name' | 'card'>): string {
  const given = words.content.givenNames[operative.name];
  if (given !== undefined) return given;
  const { base, number } = numbered.exec(operative.name)?.groups ?? {};
  if (base !== words.content.cardNames[operative.card]) return operative.name;
  return `${contentName(words, operative.card, base ?? operative.name)}${number ?? ''}`;
}

const weaponIn = (state: BattleState, id: string): string =>
  state.operatives.flatMap((operative) => operative.weapons).find((weapon) => weapon.id === id)?.name ?? id;

/** Reads names out of a battle. */
export const lookOf = (words: Words, state: BattleState): Look => ({
  name: (id) => {
    const found = state.operatives.find((operative) => operative.id === id);
    return found === undefined ? id : operativeName(words, found);
  },
  weaponName: (id) => contentName(words, id, weaponIn(state, id)),
  trackName: (id) => {
    const { counters, ticks } = state.mission;
    return contentName(words, id, [...counters, ...ticks].find((track) => track.id === id)?.name ?? id);
  },
  playerName: (id) => state.players.find((player) => player.id === id)?.name ?? id,
  contentName: (id, fallback) => contentName(words, id, fallback),
});
