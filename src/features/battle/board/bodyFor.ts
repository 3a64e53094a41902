import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { type Body, bodyOf } from '../../../engine/board/setUp/body.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';

/** The base and height of somebody: as it stands, else by its card. */
export const bodyFor = ({ places }: BattleBoard, { id, maxWounds, keywords }: Operative): Body =>
  places[id] ?? bodyOf({ wounds: maxWounds, keywords });
