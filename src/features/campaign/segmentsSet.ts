import type { CampaignState, Segment } from '../../engine/campaign/model/state.ts';
import { useCampaignPlay } from '../../state/campaign/campaignPlay.ts';

/** One segment and its place. */
export interface OneSegmentProps {
  readonly segment: Segment;
  readonly at: number;
}

/** Gives what puts these in the place of the segments there are; false: refused. */
export function useSetSegments(): (segments: readonly Segment[]) => boolean {
  const { dispatchCampaign } = useCampaignPlay();
  return (segments) => dispatchCampaign({ type: 'setSegments', segments }) === null;
}

/** The segments with one of them changed. */
export const withOne = ({ segments }: CampaignState, at: number, set: Partial<Segment>): readonly Segment[] =>
  segments.map((each, index) => (index === at ? { ...each, ...set } : each));
