import type { Effect, Operative } from '../../../model/operative.ts';
import { aplOf, moveOf, saveOf, weaponHit } from '../../../stats/stats.ts';
import { effectBegins } from '../../../stats/apl.ts';
import type { EffectModules } from '../effectModule.ts';
import { onOperative } from './pieces.ts';

const inTheOpen = { pointBlank: false, assists: 0 };

/** What the operative plays with, for each statistic that can change; Hit by weapon. */
const PLAYED: { readonly [S in Effect['stat']]: (operative: Operative) => readonly number[] } = {
  apl: (operative) => [aplOf(operative)],
  move: (operative) => [moveOf(operative)],
  save: (operative) => [saveOf(operative)],
  hit: (operative) => operative.weapons.map((weapon) => weaponHit(operative, weapon, inTheOpen).hit),
};

function differs(operative: Operative, effect: Effect): boolean {
  const before = PLAYED[effect.stat](operative);
  const after = PLAYED[effect.stat]({ ...operative, effects: [...operative.effects, effect] });
  return before.some((value, index) => value !== after[index]);
}

/**
 * `APL`, `HIT`, `MOVE`, `SAVE` for a time; + is better (`rules/acolyte.md` C0). It does nothing where the number played
 * with stays the same: APL that is ignored or already 1 away in that direction, Hit and Save at their ends, Move at 4".
 */
export const statEffect: EffectModules['stat'] = onOperative({
  affects: (_, { stat, by, expires }, operative) => differs(operative, { id: '', stat, by, expires, source: '' }),
  happens: (_, { stat, by, expires }, operative, { id, source }) => [
    effectBegins(operative, { id, stat, by, expires, source }),
  ],
});
