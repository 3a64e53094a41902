import type { Side } from '../../../core/ids.ts';
import { findOperative, standing } from '../../../family/killteam/model/lookup.ts';
import type { Operative } from '../../../family/killteam/model/operative.ts';
import type { BattleState } from '../../../family/killteam/model/state.ts';
import type { Game } from '../../../family/killteam/rules/game.ts';
import { aplOf } from '../../../family/killteam/stats/stats.ts';
import { knownOf } from './state.ts';

/** Who carries it; null: it lies on the table. */
export const carrierOf = ({ operatives }: Pick<BattleState, 'operatives'>, marker: string): Operative | null =>
  operatives.find((each) => each.carriesMarker === marker && standing(each)) ?? null;

/** Those who are known to be within 2" of its centre and stand. */
export const nearOf = (state: BattleState, marker: string): readonly Operative[] =>
  knownOf(state, marker).near.flatMap((id) => {
    const found = findOperative(state, id);
    return found === null || !standing(found) ? [] : [found];
  });

/** APL of a side near a marker, added up (K-61). */
export const aplNear = (game: Game, marker: string, side: Side): number =>
  nearOf(game.state, marker).reduce((sum, each) => sum + (each.side === side ? aplOf(game, each) : 0), 0);

/** K-61, K-42: the side with more APL near it; its carrier's, whoever is near. Null: nobody. */
function asItStands(game: Game, marker: string): Side | null {
  const carrier = carrierOf(game.state, marker);
  if (carrier !== null) return carrier.side;
  const [first, second] = game.state.sides;
  const more = aplNear(game, marker, first.id) - aplNear(game, marker, second.id);
  return more === 0 ? null : more > 0 ? first.id : second.id;
}

/** An action is in hand: what it changes is looked at when it is over (K-61, C-09). */
const inAction = ({ tasks, interrupt }: BattleState): boolean =>
  interrupt !== null || tasks.some(({ kind }) => kind === 'afterAction');

/** Who controls a marker: looked at only between actions, in the middle of one as it was at its start. */
export const controllerOf = (game: Game, marker: string): Side | null =>
  inAction(game.state) ? knownOf(game.state, marker).held : asItStands(game, marker);
