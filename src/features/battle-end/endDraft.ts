import type { Command } from '../../engine/family/killteam/model/command.ts';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import type { BattleView } from '../../engine/view/battleView.ts';

/** How a battle is ended by hand. */
export const REASONS = ['primaryDone', 'primaryFailed', 'ended'] as const;
export type EndReason = (typeof REASONS)[number];

/** What was put right and chosen before the battle ends. `reason` null: what the ticks and the battle say. */
export interface EndDraft {
  readonly counters: BattleState['counters'];
  readonly ticks: BattleState['ticks'];
  readonly reason: EndReason | null;
}

type Tick = BattleState['mission']['ticks'][number];

const verdictOf = ({ ends }: Tick): EndReason => (ends === 'failed' ? 'primaryFailed' : 'primaryDone');

const ending = ({ mission }: BattleState): readonly Tick[] => mission.ticks.filter(({ ends }) => ends !== 'no');

/** As the battle stands; what it counts as done by now is ticked. */
export const firstDraft = ({ state: { counters, ticks }, due }: BattleView): EndDraft => ({
  counters,
  ticks: due === null ? ticks : { ...ticks, [due.id]: true },
  reason: null,
});

/** How the battle ends by this draft: as chosen, as ticked, as the scenario has it. */
export function reasonOf({ state, scenario }: BattleView, { reason, ticks }: EndDraft): EndReason {
  if (reason !== null) return reason;
  const ticked = ending(state).find(({ id }) => ticks[id] === true);
  if (ticked !== undefined) return verdictOf(ticked);
  const taken = ending(state).some(({ id }) => state.ticks[id] === true);
  return taken ? 'ended' : (scenario.verdict ?? 'ended');
}

/** A tick is set or taken away: it says how the battle ends, again. */
export const withTick = (draft: EndDraft, tick: string, on: boolean): EndDraft => ({
  ...draft,
  ticks: { ...draft.ticks, [tick]: on },
  reason: null,
});

const agree = (tick: Tick, reason: EndReason): boolean => tick.ends === 'no' || verdictOf(tick) === reason;

/** How it ends is chosen: what is ticked to the contrary is not so. */
export const withReason = (state: BattleState, draft: EndDraft, reason: EndReason): EndDraft => ({
  ...draft,
  ticks: {
    ...draft.ticks,
    ...Object.fromEntries(state.mission.ticks.filter((tick) => !agree(tick, reason)).map(({ id }) => [id, false])),
  },
  reason,
});

/** What is done to the battle by this draft, before it ends: counters and ticks that were put right, those last that end it. */
export function putRight(state: BattleState, { counters, ticks }: EndDraft): readonly Command[] {
  const counted = state.mission.counters.flatMap(({ id }): Command[] => {
    const to = counters[id] ?? 0;
    return to === (state.counters[id] ?? 0) ? [] : [{ type: 'setCounter', counter: id, to }];
  });
  const ticked = state.mission.ticks
    .toSorted((one, other) => Number(one.ends !== 'no') - Number(other.ends !== 'no'))
    .flatMap(({ id }): Command[] => {
      const on = ticks[id] === true;
      return on === (state.ticks[id] === true) ? [] : [{ type: 'setTick', tick: id, on }];
    });
  return [...counted, ...ticked];
}
