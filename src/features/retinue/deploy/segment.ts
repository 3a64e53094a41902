import { openSegments, isBlocked, segmentAt, segmentChanges } from '../../../engine/campaign/model/segments.ts';
import { chapterAtHand } from '../../../engine/campaign/model/modules.ts';
import type { TagEffects } from '../../../engine/campaign/model/segmentTags.ts';
import type { CampaignState } from '../../../engine/campaign/model/state.ts';
import type { CampaignScene } from '../../../scene/useCampaignScene.ts';
import type { DeploymentDraft } from './plan.ts';

type Look = Pick<CampaignScene, 'state' | 'pack'>;
type Chosen = Pick<DeploymentDraft, 'mission' | 'faction'>;

/** What the next scenario is changed by, in this segment. */
export const changesIn = ({ state }: Pick<Look, 'state'>, { segment }: Pick<DeploymentDraft, 'segment'>): TagEffects =>
  segmentChanges(state, segment ?? undefined);

/** Where the next scenario is played unless the players say otherwise: the first segment that is open; null: in none. */
export function segmentAtHand(state: CampaignState): number | null {
  if (chapterAtHand(state) !== null) return null;
  const open = openSegments(state).find((at) => {
    const segment = segmentAt(state, at);
    return segment !== null && !isBlocked(state, segment);
  });
  return open ?? null;
}

const within = <K extends string>(wanted: readonly K[], now: K, known: (id: K) => boolean): K =>
  wanted.length === 0 || wanted.includes(now) ? now : (wanted.find(known) ?? now);

/** Mission and enemies as the tags of a segment ask for them; as they were where nothing does. */
export function asTagged({ state, pack }: Look, segment: number | null, { mission, faction }: Chosen): Chosen {
  const { missions, factions } = changesIn({ state }, { segment });
  return {
    mission: within(missions, mission, (id) => pack.missions.has(id)),
    faction: within(factions, faction, (id) => pack.factions.has(id)),
  };
}
