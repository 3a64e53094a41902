import type { BattleState } from '../family/killteam/model/state.ts';
import { endingOf } from '../plugins/scenario/ending.ts';
import { primaryVerdict, type Verdict } from '../plugins/scenario/primary.ts';
import { isUnrevealed } from '../plugins/scenario/secret.ts';
import type { Settled } from '../plugins/scenario/state.ts';

/** How an objective stands. */
export interface ObjectiveStand {
  readonly stands: Settled;
  /** The players do not know of it. */
  readonly unrevealed: boolean;
}

/** How the scenario of a battle stands. */
export interface ScenarioView {
  readonly objective: (id: string) => ObjectiveStand;
  /** The ending that fits by now, by its id; null: none does. */
  readonly ending: string | null;
  /** What its primary objectives have come to; null: nothing yet, or it has none. */
  readonly verdict: Verdict | null;
}

/** How the scenario of a battle stands, in one state. */
export const scenarioView = (state: BattleState): ScenarioView => ({
  objective: (id) => ({
    stands: state.scenario?.settled[id] ?? 'open',
    unrevealed: isUnrevealed(state, id),
  }),
  get verdict() {
    return primaryVerdict(state);
  },
  get ending() {
    return endingOf(state)?.id ?? null;
  },
});
