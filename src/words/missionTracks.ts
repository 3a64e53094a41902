import type { BattleState } from '../engine/family/killteam/model/state.ts';
import { isHidden } from './secrets.ts';
import { contentName, contentText } from './content.ts';
import type { Look } from './look.ts';
import type { Words } from './words.ts';

/** Counters and ticks of a mission that are `shown`. */
const tracksOf = (
  words: Words<'battle'>,
  { mission, counters, ticks }: BattleState,
  { look, shown }: { readonly look: Look; readonly shown: (track: string) => boolean },
) => ({
  label: words.battle.table.counters,
  counters: mission.counters
    .filter(({ id }) => shown(id))
    .map(({ id, max }) => ({ id, label: look.trackName(id), value: counters[id] ?? 0, max })),
  ticks: mission.ticks
    .filter(({ id }) => shown(id))
    .map(({ id }) => ({ id, label: look.trackName(id), on: ticks[id] ?? false })),
  lessLabel: words.common.less,
  moreLabel: words.common.oneMore,
});

/** What the mission of a battle asks and counts, in words, as far as its players may see it. */
export const missionTracks = (words: Words<'battle'>, state: BattleState, look: Look) => ({
  name: contentName(words, state.mission.id, state.mission.name),
  primary: contentText(words, `${state.mission.id}/primary`, state.mission.primary),
  tracks: tracksOf(words, state, { look, shown: (track) => !isHidden(look, track) }),
});

/** What of it only the master sees. */
export const masterTracks = (words: Words<'battle'>, state: BattleState, look: Look) =>
  tracksOf(words, state, { look, shown: (track) => isHidden(look, track) });
