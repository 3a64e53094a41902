import type { Pack } from '../pack.ts';

/** The mission or faction of a scenario that no pack has any more, by its id: its battle cannot begin. Null: both are there. */
export function lackingFor(
  { missions, factions }: Pick<Pack, 'missions' | 'factions'>,
  { mission, faction }: { readonly mission: string; readonly faction: string },
): string | null {
  if (!missions.has(mission)) return mission;
  return factions.has(faction) ? null : faction;
}
