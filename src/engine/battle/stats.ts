import type { Effect, Operative, Weapon } from './operative.ts';

const total = (effects: readonly Effect[], stat: Effect['stat']): number =>
  effects.filter((effect) => effect.stat === stat).reduce((sum, effect) => sum + effect.by, 0);

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** A-56, A1.1: fewer than half of the wounds left, strictly. */
export const isInjured = (operative: Operative): boolean =>
  operative.wounds > 0 && operative.wounds * 2 < operative.maxWounds;

/** APL with all changes, which never add up to more than one either way; some operatives ignore them (A1.1, T03). */
export const aplOf = (operative: Operative): number =>
  operative.abilities.includes('ignoresApl')
    ? operative.apl
    : Math.max(0, operative.apl + clamp(total(operative.effects, 'apl'), -1, 1));

/** Move in inches: injured −2, carrying somebody −2, never below 4 (A1.1, A-35, A-56, T02, T27). */
export const moveOf = (operative: Operative): number =>
  Math.max(
    4,
    operative.move +
      total(operative.effects, 'move') -
      (isInjured(operative) ? 2 : 0) -
      (operative.carries === null ? 0 : 2),
  );

/** Save 2..6. */
export const saveOf = (operative: Operative): number => clamp(operative.save - total(operative.effects, 'save'), 2, 6);

/** Hit of the operative itself, 2..6, with injury and effects. */
export const hitOf = (operative: Operative): number =>
  clamp(operative.hit + (isInjured(operative) ? 1 : 0) - total(operative.effects, 'hit'), 2, 6);

/** What makes Hit worse (+) or better (−) beside the weapon's own column, in pips. */
export interface HitChange {
  readonly why: 'injured' | 'effects' | 'pointBlank' | 'assists' | 'weapon';
  readonly by: number;
}

/** Hit of one use of a weapon, 2..6, with the rows of its "why" (A-03; injured applies to `X+` weapons too). */
export function weaponHit(
  operative: Operative,
  weapon: Weapon,
  situation: { readonly pointBlank: boolean; readonly assists: number },
): { readonly hit: number; readonly base: number; readonly changes: readonly HitChange[] } {
  const base = weapon.hit.kind === 'set' ? weapon.hit.value : operative.hit;
  const changes: HitChange[] = [
    { why: 'weapon' as const, by: weapon.hit.kind === 'shift' ? -weapon.hit.by : 0 },
    { why: 'injured' as const, by: isInjured(operative) ? 1 : 0 },
    { why: 'effects' as const, by: -total(operative.effects, 'hit') },
    { why: 'pointBlank' as const, by: situation.pointBlank ? 1 : 0 },
    { why: 'assists' as const, by: -situation.assists },
  ].filter((change) => change.by !== 0);
  const hit = clamp(
    changes.reduce((sum, change) => sum + change.by, base),
    2,
    6,
  );
  return { hit, base, changes };
}
