import type { BoardPlace } from '../../board/battleBoard.ts';
import { drawFrom } from '../../board/setUp/draw.ts';
import { bodyAs } from '../../board/setUp/body.ts';
import { placeRest } from '../../board/setUp/placeRest.ts';
import type { BattleState } from '../../family/vanguard/model/battle.ts';
import type { BattleModel } from '../../family/vanguard/model/battleModel.ts';
import { bodyOfModel } from './bodyOf.ts';

const NORTH: ReadonlySet<string> = new Set(['north', 'east']);
const SOUTH: ReadonlySet<string> = new Set(['south', 'west']);

/** In which drop zones of the board a side sets up: those along the edge that it falls back to, else by its place in the battle (V-80). */
export function zonesSideOf({ scenario, sides }: Pick<BattleState, 'scenario' | 'sides'>, id: string): 0 | 1 {
  const edges = scenario.edges[id] ?? [];
  if (edges.some((edge) => NORTH.has(edge))) return 1;
  return edges.some((edge) => SOUTH.has(edge)) || sides[0].id === id ? 0 : 1;
}

/** Where a model is set up by a plain rule: in its drop zone, out of sight and in cover first. Null: there is no room. */
export function setUpAt(state: BattleState, model: BattleModel): BoardPlace | null {
  const { board, models, seed } = state;
  if (board === undefined) return null;
  const body = bodyOfModel(model);
  const who = [{ id: model.id, body }];
  const zones = zonesSideOf(state, model.side);
  const own = models.filter(({ id, side }) => side === model.side && id !== model.id).map(({ id }) => id);
  const found = placeRest(board.map, zones, { who, taken: board.places, own }, drawFrom(`${seed} ${model.id}`));
  const at = found[model.id];
  return at === undefined ? null : { ...at, ...bodyAs(body) };
}
