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

/** Objectives that the log of a battle tells of: nobody ticks them. */
const TOLD_BY_LOG: ReadonlySet<string> = new Set([ALL_COME_BACK, LEAVE_NO_TRACE, SAVE_AMMUNITION, TAKE_ONE_ALIVE]);

interface Followed {
  readonly objectives: readonly string[];
  readonly heldClues: number;
}

/**
 * What a campaign follows in a battle beside its mission: clues, captives, and secondary objectives that are done; and the
 * clues it begins with, which are told and not counted again.
 */
export function followed(
  battle: BattleState,
  content: CampaignContent,
  { objectives, heldClues }: Followed,
): BattleState {
  const rows = objectives
    .filter((id) => !TOLD_BY_LOG.has(id))
    .flatMap((id) => content.objectives.get(id) ?? [])
    .filter(({ secret }) => !secret);
  const { mission } = battle;
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
