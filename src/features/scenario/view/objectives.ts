import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import { isUnrevealed } from '../../../engine/plugins/scenario/secret.ts';
import type { ScenarioObjective } from '../../../engine/plugins/scenario/script.ts';
import type { Settled } from '../../../engine/plugins/scenario/state.ts';

/** An objective and how it stands. */
export interface ObjectiveView extends ScenarioObjective {
  readonly stands: Settled;
  /** The players do not know of it. */
  readonly unrevealed: boolean;
}

/** Every objective of the battle's scenario, the primary ones first. */
export function allObjectives(state: BattleState): readonly ObjectiveView[] {
  const views = (state.mission.script?.objectives ?? []).map((objective) => ({
    ...objective,
    stands: state.scenario?.settled[objective.id] ?? ('open' as const),
    unrevealed: isUnrevealed(state, objective.id),
  }));
  const kinds = ['primary', 'secondary', 'secret'] as const;
  return kinds.flatMap((kind) => views.filter((view) => view.kind === kind));
}

/** Those that the players know of. */
export const knownObjectives = (state: BattleState): readonly ObjectiveView[] =>
  allObjectives(state).filter(({ unrevealed }) => !unrevealed);

/** Something to read again: the briefing (`id` null), or a passage that was told. */
export interface Reading {
  readonly id: string | null;
  readonly title: string;
  readonly text: string;
}

/** What the players have heard, the briefing first. */
export function heard({ mission: { script }, scenario }: BattleState, briefing: string): readonly Reading[] {
  if (script === undefined) return [];
  const told = new Set(scenario?.told);
  return [
    ...(script.briefing === '' ? [] : [{ id: null, title: briefing, text: script.briefing }]),
    ...script.passages.filter(({ id }) => told.has(id)),
  ];
}
