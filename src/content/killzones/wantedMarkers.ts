import type { WantedMarkers } from '../../engine/board/setUp/markers.ts';
import type { MissionPlan } from '../schema/mission.ts';

/** The markers that a scenario lays out for so many Acolytes: each but the first may bring more. */
export const wantedMarkers = ({ markers }: Pick<MissionPlan, 'markers'>, acolytes: number): readonly WantedMarkers[] =>
  markers.map(({ id, kind, count, perAcolyte }) => ({
    id,
    kind: kind === 'entry' ? 'entry' : 'marker',
    count: count + perAcolyte * Math.max(0, acolytes - 1),
  }));
