import type { Condition } from '../engine/plugins/scenario/condition.ts';
import type { BattleState } from '../engine/family/killteam/model/state.ts';
import { isHidden } from './secrets.ts';
import { contentName, contentText } from './content.ts';
import type { Look } from './look.ts';
import type { Words } from './words.ts';

type Verdict = 'complete' | 'failed';

/** This tick alone makes it so. */
const saysSo = (condition: Condition | null, tick: string): boolean =>
  condition !== null &&
  ((condition.is === 'tick' && condition.tick === tick) ||
    (condition.is === 'any' && condition.of.some((each) => saysSo(each, tick))));

type Tick = BattleState['mission']['ticks'][number];

/** With which end the primary objectives of a scenario would have the battle end by this tick; null: with none. */
function settlesAll({ mission, scenario }: BattleState, { id }: Tick): Verdict | null {
  const open = (mission.script?.objectives ?? []).filter(
    (objective) => objective.kind === 'primary' && scenario?.settled[objective.id] !== 'done',
  );
  if (open.some(({ failed }) => saysSo(failed, id))) return 'failed';
  return open.length > 0 && open.every(({ done }) => saysSo(done, id)) ? 'complete' : null;
}

/** With which end a tick that is set now ends the battle; null: it does not. */
function endsWith(state: BattleState, tick: Tick): Verdict | null {
  const { result, scenario } = state;
  if (result !== null && result.reason !== 'turningPointLimit') return null;
  if (tick.ends !== 'no') return tick.ends;
  return scenario?.goesOn === true ? null : settlesAll(state, tick);
}

/** What a tick that is not set brings about, before it is tapped. */
function warning(words: Words<'battle'>, state: BattleState, tick: Tick) {
  const ends = state.ticks[tick.id] === true ? null : endsWith(state, tick);
  return ends === null ? {} : { note: words.battle.table.tickEndsBattle[ends] };
}

/** Counters and ticks of a mission that are `shown`. */
const tracksOf = (
  words: Words<'battle'>,
  state: BattleState,
  { look, shown }: { readonly look: Look; readonly shown: (track: string) => boolean },
) => ({
  label: words.battle.table.counters,
  counters: state.mission.counters
    .filter(({ id }) => shown(id))
    .map(({ id, max }) => ({ id, label: look.trackName(id), value: state.counters[id] ?? 0, max })),
  ticks: state.mission.ticks
    .filter(({ id }) => shown(id))
    .map((tick) => ({
      id: tick.id,
      label: look.trackName(tick.id),
      on: state.ticks[tick.id] ?? false,
      ...warning(words, state, tick),
    })),
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
