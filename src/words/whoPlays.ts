import type { Side } from '../engine/core/ids.ts';
import type { BattleState } from '../engine/family/killteam/model/state.ts';
import type { Look } from './look.ts';

/** Who plays a side: its player by name, else the side itself. */
export function whoPlays(state: BattleState, look: Look, side: Side): string {
  const owner = state.operatives.find((operative) => operative.side === side)?.owner ?? null;
  const player = state.players.find(({ id }) => id === owner);
  return player === undefined ? look.side(side) : look.playerName(player.id);
}
