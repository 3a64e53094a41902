import { inches, signed } from '../format.ts';
import type { ChangeCatalogue } from '../lastingSaid.ts';
import type { Stat } from '../names.ts';

export function statChange(stat: Stat, by: number): string {
  if (stat === 'move') return `Mouvement ${signed(by)}${inches(0).slice(1)}`;
  if (stat === 'apl') return `LPA ${signed(by)}`;
  return `${{ hit: 'Touche', save: 'Sauv.' }[stat]} ${by < 0 ? 'pire' : 'meilleure'}${Math.abs(by) === 1 ? '' : ` de ${Math.abs(by)}`}`;
}

const WEAPONS = { any: '', ranged: ' au tir', melee: ' au corps à corps', pistol: ' au pistolet' };

export const changes: ChangeCatalogue = {
  stat: ({ stat, by, group = 'any' }) =>
    stat === 'wounds' ? `PV ${signed(by)}` : `${statChange(stat, by)}${WEAPONS[group]}`,
  sight: (change) => `Personne ne voit au-delà de ${inches(change.inches)}`,
};
