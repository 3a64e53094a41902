import type { BattleState, SideState } from '../model/battle.ts';
import { inPlayOf } from '../model/lookup.ts';
import { modelView } from './models.ts';
import type { SideView } from './vanguardView.ts';

/** A side with its models, in the order of its band. Of the players, the one at its place. */
export function sideView(state: BattleState, side: SideState): SideView {
  const { id, name, faction, hand, cp, tokens, points, finished, broken, started } = side;
  const at = state.sides.findIndex((each) => each.id === id);
  return {
    id,
    name,
    faction,
    hand,
    cp,
    points,
    finished,
    broken,
    started,
    player: hand === 'tables' ? null : (state.players[at]?.name ?? null),
    dice: state.settings.dice[id] ?? 'table',
    edge: state.scenario.edges[id]?.join(', ') ?? null,
    passTokens: tokens,
    standing: inPlayOf(state, id).length,
    models: state.models.filter((model) => model.side === id).map((model) => modelView(state, model)),
  };
}
