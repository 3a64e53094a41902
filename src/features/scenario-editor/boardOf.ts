import type { MissionRow } from '../../content/schema/mission.ts';
import type { BoardMap } from '../../engine/board/boardMap.ts';

/** The killzone that a scenario is bound to; null: none, or it is not among these. */
export const boardOf = ({ plan }: Pick<MissionRow, 'plan'>, boards: ReadonlyMap<string, BoardMap>): BoardMap | null =>
  boards.get(plan?.ground?.killzone ?? '') ?? null;
