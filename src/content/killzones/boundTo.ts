import type { MissionRow } from '../schema/mission.ts';
import { keptBoardId } from './keptBoardId.ts';

/** The killzone that a scenario is bound to, by the id that a battle keeps of it; null: none. */
export const boundTo = ({ plan }: Pick<MissionRow, 'plan'>): string | null =>
  plan?.ground == null ? null : keptBoardId(plan.ground.killzone);
