import { type Mark, middleOf } from '../../../board/zoneMark.ts';
import type { BattleState } from '../../../family/killteam/model/state.ts';

/** A place as the table calls it: where somebody of this name stands, or a zone of the board; null: the board has none. */
export function placeNamed({ operatives, board }: BattleState, name: string | null | undefined): Mark | null {
  if (board === undefined || name === null || name === undefined) return null;
  const somebody = operatives.find((operative) => operative.name === name && board.places[operative.id] !== undefined);
  if (somebody !== undefined) return board.places[somebody.id] ?? null;
  const zone = board.map.zones.find((each) => each.name === name);
  return zone === undefined ? null : middleOf(zone);
}
