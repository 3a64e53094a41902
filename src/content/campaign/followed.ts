import type { Objective } from '../../engine/campaign/model/rows.ts';
import type { ScenarioObjective } from '../../engine/plugins/scenario/script.ts';
import type { CampaignContent } from '../../engine/campaign/model/content.ts';
import {
  ALL_COME_BACK,
  LEAVE_NO_TRACE,
  SAVE_AMMUNITION,
  TAKE_ONE_ALIVE,
} from '../../engine/campaign/walk/objectives.ts';
import { HELD_CLUES } from '../../engine/family/killteam/model/mission.ts';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';

/** What a report counts, at most 20 of each. */
const COUNTERS = [
  { id: 'clues', name: 'Clues', max: 20 },
  { id: 'captives', name: 'Captives', max: 20 },
];

/** Objectives that the log of a battle tells of: nobody ticks them. What settles them before it is read, if anything does. */
const TOLD_BY_LOG: ReadonlyMap<string, Partial<Pick<ScenarioObjective, 'done' | 'failed'>>> = new Map([
  [LEAVE_NO_TRACE, { failed: { is: 'alert', least: 3 } }],
  [TAKE_ONE_ALIVE, { done: { is: 'counter', counter: 'captives', least: 1 } }],
  [ALL_COME_BACK, {}],
  [SAVE_AMMUNITION, {}],
]);

const asked = ({ id, text }: Objective): ScenarioObjective => ({
  id,
  kind: 'secondary',
  text,
  done: null,
  failed: null,
  reveal: null,
  xp: null,
  ...(TOLD_BY_LOG.get(id) ?? { done: { is: 'tick', tick: id } }),
});

/** The mission with these among its objectives, where a scenario plays itself; what it asks already is asked once. */
function asking(mission: BattleState['mission'], rows: readonly Objective[]): BattleState['mission'] {
  const { script } = mission;
  if (script === undefined) return mission;
  const more = rows.filter(({ id }) => script.objectives.every((own) => own.id !== id)).map(asked);
  return { ...mission, script: { ...script, objectives: [...script.objectives, ...more] } };
}

interface Followed {
  readonly objectives: readonly string[];
  readonly heldClues: number;
}

/**
 * What a campaign follows in a battle beside its mission: clues, captives, and secondary objectives, which a scenario shows
 * beside its own; and the clues it begins with, which are told and not counted again.
 */
export function followed(
  battle: BattleState,
  content: CampaignContent,
  { objectives, heldClues }: Followed,
): BattleState {
  const told = objectives.flatMap((id) => content.objectives.get(id) ?? []).filter(({ secret }) => !secret);
  const rows = told.filter(({ id }) => !TOLD_BY_LOG.has(id));
  const mission = asking(battle.mission, told);
  const counted = COUNTERS.filter(({ id }) => battle.counters[id] === undefined);
  return {
    ...battle,
    mission: {
      ...mission,
      counters: [...mission.counters, ...counted],
      ticks: [...mission.ticks, ...rows.map(({ id, name }) => ({ id, name, ends: 'no' as const }))],
    },
    counters: {
      ...battle.counters,
      ...Object.fromEntries(counted.map(({ id }) => [id, 0])),
      ...(heldClues > 0 && { [HELD_CLUES]: heldClues }),
    },
    ticks: { ...battle.ticks, ...Object.fromEntries(rows.map(({ id }) => [id, false])) },
  };
}
