import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import type { ScenarioObjective } from '../../../engine/plugins/scenario/script.ts';
import type { ObjectiveStand } from '../../../engine/view/scenario.ts';
import type { Played } from '../useScenario.ts';

/** So many is no aim, but as far as it is counted: clues and captives that a campaign asks for. */
export const NO_AIM = 20;

/** An objective and how it stands. */
export type ObjectiveView = ScenarioObjective & ObjectiveStand;

/** Every objective of the battle's scenario, the primary ones first. */
export function allObjectives({ script, battle }: Played): readonly ObjectiveView[] {
  const { scenario } = battle.view;
  const views = script.objectives.map((objective) => ({ ...objective, ...scenario.objective(objective.id) }));
  const kinds = ['primary', 'secondary', 'secret'] as const;
  return kinds.flatMap((kind) => views.filter((view) => view.kind === kind));
}

/** Those that the players know of. */
export const knownObjectives = (played: Played): readonly ObjectiveView[] =>
  allObjectives(played).filter(({ unrevealed }) => !unrevealed);

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
