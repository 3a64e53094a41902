import type { BattleState } from '../engine/battle/state.ts';
import { contentName, contentText } from './content.ts';
import type { Look } from './look.ts';
import type { Words } from './words.ts';

/** What the mission of a battle asks and counts, in words. */
export const missionTracks = (words: Words, { mission, counters, ticks }: BattleState, look: Look) => ({
  name: contentName(words, mission.id, mission.name),
  primary: contentText(words, `${mission.id}/primary`, mission.primary),
  setUp: mission.setUp.map((line, index) => contentText(words, `${mission.id}/setUp/${index}`, line)),
  tracks: {
    label: words.battle.table.counters,
    counters: mission.counters.map(({ id, max }) => ({ id, label: look.trackName(id), value: counters[id] ?? 0, max })),
    ticks: mission.ticks.map(({ id }) => ({ id, label: look.trackName(id), on: ticks[id] ?? false })),
    lessLabel: words.common.less,
    moreLabel: words.common.oneMore,
  },
});
