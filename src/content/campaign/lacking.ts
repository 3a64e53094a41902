import { laterCards, laterFactions, tablesOf } from '../buildMission.ts';
import type { Pack } from '../pack.ts';
import type { MissionRow } from '../schema/mission.ts';

/** A card, a weapon or the faction of those who arrive later, or take a fallen one's place, that no pack has any more. */
function lackingLater(pack: Pack, mission: MissionRow): string | null {
  const later = mission.script?.waves.flatMap(({ enemies }) => enemies) ?? [];
  const tables = Object.values(tablesOf(pack, mission));
  const rising = laterCards(mission, tables);
  const factions = laterFactions(mission, tables).filter((id) => !pack.factions.has(id));
  const cards = [...later.map(({ card }) => card), ...rising].filter((id) => !pack.operatives.has(id));
  const arms = later.flatMap(({ weapons }) => weapons).filter((id) => !pack.weapons.has(id));
  return [...cards, ...arms, ...factions][0] ?? null;
}

/**
 * The mission or faction of a scenario that no pack has any more, or a card of those who come into it later, by its id: its
 * battle cannot begin. Null: all are there.
 */
export function lackingFor(
  pack: Pack,
  { mission: id, faction }: { readonly mission: string; readonly faction: string },
): string | null {
  const mission = pack.missions.get(id);
  if (mission === undefined) return id;
  return pack.factions.has(faction) ? lackingLater(pack, mission) : faction;
}
