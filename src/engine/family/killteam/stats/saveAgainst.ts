import type { Operative, Weapon } from '../model/operative.ts';
import { type Field, saveOf } from './stats.ts';
import { changesOf } from './changes.ts';

/** Save against this weapon, 2 to the worst that the book has: better against some rules (`rules/acolyte.md` C4, Breacher: Blast and Torrent). */
export const saveAgainst = (field: Field, target: Operative, { rules }: Weapon): number => {
  const better = changesOf(field.state, target, 'saveAgainst')
    .filter(({ change }) => rules.some(({ id }) => change.rules.includes(id)))
    .reduce((sum, { change }) => sum + change.by, 0);
  return Math.min(field.rules.stats.worstSave, Math.max(2, saveOf(field, target) - better));
};
