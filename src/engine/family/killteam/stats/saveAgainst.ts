import type { Lasts } from '../model/lasting.ts';
import type { Operative, Weapon } from '../model/operative.ts';
import { saveOf } from './stats.ts';
import { changesOf } from './changes.ts';

/** Save 2..6 against this weapon: better against some rules (`rules/acolyte.md` C4, Breacher: Blast and Torrent). */
export const saveAgainst = (lasts: Lasts, target: Operative, { rules }: Weapon): number => {
  const better = changesOf(lasts, target, 'saveAgainst')
    .filter(({ change }) => rules.some(({ id }) => change.rules.includes(id)))
    .reduce((sum, { change }) => sum + change.by, 0);
  return Math.min(6, Math.max(2, saveOf(lasts, target) - better));
};
