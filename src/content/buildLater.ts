import { present } from '../engine/core/invariant.ts';
import type { BattleState, SpawnRow } from '../engine/family/killteam/model/state.ts';
import type { RollTable } from '../engine/family/killteam/tables/rollTable.ts';
import { cardsOfSteps, factionsOfSteps } from '../engine/family/killteam/tables/namedBySteps.ts';
import { laterCards, laterFactions } from './buildMission.ts';
import type { Pack } from './pack.ts';
import { armsOf } from './pickEnemies.ts';
import type { Faction, FactionRow, Variant } from './schema/faction.ts';
import type { MissionRow } from './schema/mission.ts';
import { toOperative } from './toOperative.ts';
import { reservesOf, withVariant } from './variants.ts';

function spawnRow(pack: Pack, row: FactionRow, variant: Variant | null): SpawnRow {
  const options = armsOf(pack, row);
  const { name, models } = present(pack.operatives.get(row.card), `no card ${row.card}`);
  const template = {
    card: row.card,
    name,
    portrait: null,
    armour: null,
    side: 'enemy',
    owner: null,
    dv: row.dv,
  } as const;
  return {
    from: row.from,
    to: row.to,
    dv: row.dv,
    max: row.max,
    options: (options.length > 0 ? options : [[]]).map((weapons) =>
      withVariant(toOperative(pack, { ...template, id: row.card, weapons }), variant),
    ),
    ...(models > 1 && { models }),
  };
}

/** Enemies that may arrive later, with all their arms; the engine gives each a number of its own. */
const spawnRowsOf = (pack: Pack, faction: Faction, variant: Variant | null = null): SpawnRow[] =>
  faction.rows.map((row) => spawnRow(pack, row, variant));

/** The tables of factions that effects roll on, by faction. Throws when the pack lacks one. */
const factionRowsOf = (pack: Pack, ids: readonly string[]): NonNullable<BattleState['factionRows']> =>
  Object.fromEntries(
    ids.map((id) => {
      const faction = present(pack.factions.get(id), `no faction ${id}`);
      return [id, { name: faction.name, rows: spawnRowsOf(pack, faction) }];
    }),
  );

const waveCards = ({ script }: MissionRow): readonly string[] =>
  (script?.waves ?? []).flatMap(({ enemies }) => enemies.map(({ card }) => card));

/** Who comes along with each of these cards that brings somebody. Throws when the pack lacks one. */
const companionsOf = (pack: Pack, cards: readonly string[]): NonNullable<BattleState['companions']> =>
  Object.fromEntries(
    [...new Set(cards)].flatMap((card) => {
      const { brings = [] } = present(pack.operatives.get(card), `no card ${card}`);
      return brings.length === 0 ? [] : [[card, reservesOf(pack, brings).map((each) => ({ ...each, dv: 0 }))]];
    }),
  );

/** Where those who arrive later come from. `tables`: all that the battle may roll on. */
interface LaterFrom {
  readonly faction: Faction;
  readonly variant: Variant | null;
  readonly mission: MissionRow;
  readonly tables: readonly RollTable[];
}

/** What a battle keeps of those who may arrive while it goes on. Throws when the pack lacks what is named. */
export function laterOf(
  pack: Pack,
  { faction, variant, mission, tables }: LaterFrom,
): Pick<BattleState, 'spawnRows' | 'factionRows' | 'reserves' | 'insteadOfReinforcements' | 'companions'> {
  const { insteadOfReinforcements: instead } = faction;
  const own = instead?.effects ?? [];
  const others = [...laterFactions(mission, tables), ...factionsOfSteps(own)];
  const standIns = [...(variant?.reserves ?? []), ...laterCards(mission, tables), ...cardsOfSteps(own)];
  const reserves = reservesOf(pack, [...new Set(standIns)]);
  const factionRows = factionRowsOf(pack, others);
  const rows = [faction.rows, ...others.map((id) => pack.factions.get(id)?.rows ?? [])].flat();
  const companions = companionsOf(pack, [...rows.map(({ card }) => card), ...standIns, ...waveCards(mission)]);
  return {
    spawnRows: spawnRowsOf(pack, faction, variant),
    ...(others.length > 0 && { factionRows }),
    ...(Object.keys(companions).length > 0 && { companions }),
    ...(reserves.length > 0 && { reserves }),
    ...(instead !== undefined && { insteadOfReinforcements: { ...instead, effects: [...instead.effects] } }),
  };
}
