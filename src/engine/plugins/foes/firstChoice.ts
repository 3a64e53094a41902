import type { RoundTable } from '../../behaviour/rounds/table.ts';
import type { BattleState } from '../../family/vanguard/model/battle.ts';
import type { BattleModel } from '../../family/vanguard/model/battleModel.ts';
import { isMarksman } from './arms.ts';
import { type FoesState, NO_FOES } from './state.ts';

/** Our own tables, by how a model plays. */
export const TABLE_IDS = { brawler: 'band-brawler', marksman: 'band-marksman', holder: 'band-holder' } as const;

/** One in three goes for objectives, where there are any: those of the fewest points, never the leader (ours). */
const SHARE = 3;

function holders({ scenario, models }: BattleState, side: string): ReadonlySet<string> {
  const own = models.filter((model) => model.side === side && !model.leader);
  const count = scenario.objectives.length === 0 ? 0 : Math.ceil(own.length / SHARE);
  return new Set(
    own
      .toSorted((a, b) => a.points - b.points)
      .slice(0, count)
      .map(({ id }) => id),
  );
}

const tableOf = (model: BattleModel, holding: ReadonlySet<string>): string => {
  if (holding.has(model.id)) return TABLE_IDS.holder;
  return isMarksman(model) ? TABLE_IDS.marksman : TABLE_IDS.brawler;
};

/** How the sides of tables play when nobody has chosen: each model by what it fights best with, a third of them for objectives. */
export function foesFor(state: BattleState, tables: readonly RoundTable[]): FoesState {
  const sides = state.sides.filter(({ hand }) => hand === 'tables').map(({ id }) => id);
  const holding = new Set(sides.flatMap((side) => [...holders(state, side)]));
  const own = state.models
    .filter(({ side }) => sides.includes(side))
    .map((model): readonly [string, string] => [model.id, tableOf(model, holding)]);
  return {
    ...NO_FOES,
    tables: Object.fromEntries(tables.map((table) => [table.id, table])),
    table: TABLE_IDS.brawler,
    own: Object.fromEntries(own),
  };
}
