import type { Pack } from '../pack.ts';

type Needed = Pick<Pack, 'missions' | 'factions' | 'operatives' | 'weapons'>;

/** A card or a weapon of those who arrive later that no pack has any more. */
function lackingLater({ missions, operatives, weapons }: Needed, mission: string): string | null {
  const later = missions.get(mission)?.script?.waves.flatMap(({ enemies }) => enemies) ?? [];
  const cards = later.map(({ card }) => card).filter((id) => !operatives.has(id));
  const arms = later.flatMap((enemy) => enemy.weapons).filter((id) => !weapons.has(id));
  return [...cards, ...arms][0] ?? null;
}

/**
 * The mission or faction of a scenario that no pack has any more, or a card of those who arrive later, by its id: its battle
 * cannot begin. Null: all are there.
 */
export function lackingFor(
  pack: Needed,
  { mission, faction }: { readonly mission: string; readonly faction: string },
): string | null {
  if (!pack.missions.has(mission)) return mission;
  return pack.factions.has(faction) ? lackingLater(pack, mission) : faction;
}
