import type { Concerned, Lasting } from '../../engine/family/killteam/model/lasting.ts';
import type { Mission, MissionTable } from '../../engine/family/killteam/model/mission.ts';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import type { LastingChange } from '../../engine/family/killteam/card/lastingChange.ts';
import { segmentAt } from '../../engine/campaign/model/segments.ts';
import { isSegmentTag, tagEffects, tagName } from '../../engine/campaign/model/segmentTags.ts';
import type { CampaignState } from '../../engine/campaign/model/state.ts';

const CLUE_MARKERS = 'clue-markers-laid';

/** Whose scenario it is, and where it is played. */
interface Played {
  readonly deployed: readonly string[];
  readonly segment?: number | undefined;
}

const standing = (tag: string, on: Concerned, change: LastingChange): Lasting => ({
  id: `tag.${tag}`,
  source: { kind: 'tag', id: tag, name: tagName(tag) },
  on,
  change,
  until: 'battle',
});

/** The Acolyte deployed first is the enemies' priority target; without one, whoever was deployed first. */
function markedOf({ members }: CampaignState, { deployed }: Played): string | null {
  const acolyte = deployed.find((id) => members.some((member) => member.id === id && member.kind === 'acolyte'));
  return acolyte ?? deployed[0] ?? null;
}

/** What is laid out for a scenario, with so many clue markers more; null: its steps say it all. */
export function withClueMarkers(table: MissionTable | null, by: number): MissionTable | null {
  if (by === 0) return table;
  const { board, markers } = table ?? { board: '', markers: [] };
  const at = markers.findIndex(({ id }) => id === CLUE_MARKERS);
  const had = markers[at];
  const clues = { id: CLUE_MARKERS, name: 'Clue marker', count: by, where: '' };
  return {
    board,
    markers: had === undefined ? [...markers, clues] : markers.with(at, { ...had, count: had.count + by }),
  };
}

function withClues(mission: Mission, by: number): Mission {
  const table = withClueMarkers(mission.table ?? null, by);
  return table === null ? mission : { ...mission, table };
}

/** A battle with the tags of the segment that it is played in (`rules/acolyte.md` C20): what they change lasts to its end. */
export function withTags(battle: BattleState, state: CampaignState, played: Played): BattleState {
  const segment = segmentAt(state, played.segment);
  if (segment === null) return battle;
  const marked = markedOf(state, played);
  const lasting = segment.tags.filter(isSegmentTag).map((tag): Lasting => {
    const { priorityTarget } = tagEffects({ ...segment, tags: [tag] });
    return priorityTarget && marked !== null
      ? standing(tag, { kind: 'operative', operative: marked }, { op: 'marked' })
      : standing(tag, { kind: 'battle' }, { op: 'told' });
  });
  return {
    ...battle,
    mission: withClues(battle.mission, tagEffects(segment).clueMarkers),
    lasting: [...battle.lasting, ...lasting],
  };
}
