import { inches, signed } from '../format.ts';
import type { ChangeCatalogue } from '../lastingSaid.ts';
import type { Stat } from '../names.ts';

/** For Hit and Save a lower figure is better, so that a sign would mislead. */
export function statChange(stat: Stat, by: number): string {
  if (stat === 'move') return `Move ${signed(by)}${inches(0).slice(1)}`;
  if (stat === 'apl') return `APL ${signed(by)}`;
  return `${{ hit: 'Hit', save: 'Save' }[stat]} ${Math.abs(by)} ${by < 0 ? 'worse' : 'better'}`;
}

const WEAPONS = { any: '', ranged: ' with ranged weapons', melee: ' with melee weapons', pistol: ' with pistols' };

/** What each change comes to. */
export const changes: ChangeCatalogue = {
  stat: ({ stat, by, group = 'any' }) =>
    stat === 'wounds' ? `Wounds ${signed(by)}` : `${statChange(stat, by)}${WEAPONS[group]}`,
  sight: (change) => `Nobody sees past ${inches(change.inches)}`,
};
