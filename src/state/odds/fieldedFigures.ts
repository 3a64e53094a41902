import type { Operative, Weapon } from '../../engine/family/killteam/model/operative.ts';
import { saveOf, weaponHit } from '../../engine/family/killteam/stats/stats.ts';

/** Figures of somebody who takes the field, in no battle yet. */
interface FieldedFigures {
  /** With the armour worn. */
  readonly save: number;
  readonly hitWith: (weapon: Weapon) => number;
}

export const fieldedFigures = (operative: Operative): FieldedFigures => ({
  save: saveOf(operative),
  hitWith: (weapon) => weaponHit(operative, weapon, { pointBlank: false, assists: 0 }).hit,
});
