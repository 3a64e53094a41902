import * as z from 'zod/mini';
import type { BattleState } from '../../../family/killteam/model/state.ts';

declare module '../../../family/killteam/model/state.ts' {
  interface PluginSlices {
    /** What is known of the markers of the mission, by their ids; absent: nobody has been near any. */
    markers: MarkersKnown;
  }
}

const ids = z.array(z.string());

/**
 * What the table has told of a marker: who is within 2" of its centre (K-61, K-62), and who has moved since and may be. `held`:
 * who controlled it when it was last looked at.
 */
const markerKnown = z.strictObject({ near: ids, unsure: ids, held: z.nullable(z.string()) });
export type MarkerKnown = z.infer<typeof markerKnown>;

export const markersKnown = z.record(z.string(), markerKnown);
export type MarkersKnown = z.infer<typeof markersKnown>;

const NOTHING: MarkerKnown = { near: [], unsure: [], held: null };

/** What is known of a marker. */
export const knownOf = ({ markers = {} }: Pick<BattleState, 'markers'>, marker: string): MarkerKnown =>
  markers[marker] ?? NOTHING;

/** The state with more known of a marker. */
export const withKnown = (state: BattleState, marker: string, set: Partial<MarkerKnown>): BattleState => ({
  ...state,
  markers: { ...state.markers, [marker]: { ...knownOf(state, marker), ...set } },
});
