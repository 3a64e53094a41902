import type { HitDamage } from './allocate.ts';
import { critsOf, normalsOf } from './retain.ts';
import { type SaveSpread, saveSpread } from './saveSpread.ts';
import type { OddsTarget, Shot } from './shot.ts';

/** The ways a target can roll its saves, the first the plain one: against a shot without critical successes, and with. */
export interface Defence {
  readonly damage: HitDamage;
  /** More wounds for each critical success, whatever is saved. */
  readonly immediate: number;
  readonly critsOnly: boolean;
  readonly plain: readonly SaveSpread[];
  readonly pierced: readonly SaveSpread[];
}

interface SaveWay {
  readonly target: OddsTarget;
  readonly save: number;
  /** Defence dice after Piercing. */
  readonly dice: number;
  readonly canCover: boolean;
}

function spreadsOf({ target, save, dice, canCover }: SaveWay, isFree: boolean): readonly SaveSpread[] {
  const keptCrits = canCover ? Math.min(target.coverCrits, dice) : 0;
  const most = canCover ? Math.min(target.cover, dice - keptCrits) : 0;
  const least = isFree ? 0 : most;
  return Array.from({ length: most - least + 1 }, (_, fewer) =>
    saveSpread({ save, dice, keptCrits, keptNormals: most - fewer }),
  );
}

function waysOf({ edition, weapon, target, policy }: Shot, piercing: number): readonly SaveSpread[] {
  const canCover = !weapon.rules.saturate;
  const isFree = policy.cover === 'optimal';
  const own = { target, save: target.save, dice: Math.max(0, target.dice - piercing), canCover };
  if (target.invulnerable === null) return spreadsOf(own, isFree);
  const unpierced = edition === 'kt21' ? target.dice : own.dice;
  const other = spreadsOf({ target, save: target.invulnerable, dice: unpierced, canCover }, isFree);
  return policy.invulnerable === 'always' ? other : [...spreadsOf(own, isFree), ...other];
}

/**
 * The defence of a target against a weapon. Piercing and Piercing Crits do not add up; an invulnerable save of 2021 is not
 * pierced; Saturate leaves no cover saves.
 *
 * Source: Kill Team (2024) core rules, defence dice; weapon rules Piercing, Piercing Crits, Saturate, Devastating, Brutal.
 */
export function defenceOf(shot: Shot): Defence {
  const { damage, rules } = shot.weapon;
  const { piercing, piercingCrits } = rules;
  const plain = waysOf(shot, piercing);
  return {
    damage,
    immediate: rules.devastating,
    critsOnly: rules.brutal,
    plain,
    pierced: piercingCrits > piercing ? waysOf(shot, piercingCrits) : plain,
  };
}

/** The least damage that gets through: every number of critical successes stopped is tried, the saves left stop normals. */
export function leastDamage({ damage, critsOnly }: Defence, hits: number, spread: SaveSpread, at: number): number {
  const crits = critsOf(hits);
  const normals = normalsOf(hits);
  const critSaves = spread.crits[at] ?? 0;
  const normalSaves = critsOnly ? 0 : (spread.normals[at] ?? 0);
  const most = Math.min(crits, critSaves + (normalSaves >> 1));
  let stopped = 0;
  for (let stop = 0; stop <= most; stop += 1) {
    const dear = Math.min(stop, critSaves);
    const left = critSaves - dear + normalSaves - 2 * (stop - dear);
    stopped = Math.max(stopped, stop * damage.critical + Math.min(normals, left) * damage.normal);
  }
  return crits * damage.critical + normals * damage.normal - stopped;
}

function meanThrough(defence: Defence, hits: number, spread: SaveSpread): number {
  let sum = 0;
  for (let at = 0; at < spread.chances.length; at += 1)
    sum += (spread.chances[at] ?? 0) * leastDamage(defence, hits, spread, at);
  return sum;
}

/** The way the target rolls its saves against these successes: the one of least expected damage, the first of equals. */
export function savesAgainst(defence: Defence, hits: number): SaveSpread {
  const ways = critsOf(hits) > 0 ? defence.pierced : defence.plain;
  const [first] = ways;
  if (first === undefined) throw new Error('a target has no way to save');
  if (ways.length === 1) return first;
  let best = first;
  let least = meanThrough(defence, hits, first);
  for (const way of ways.slice(1)) {
    const mean = meanThrough(defence, hits, way);
    if (mean < least - 1e-12) [best, least] = [way, mean];
  }
  return best;
}

/** Wounds at once by critical successes, before any save. */
export const immediateOf = ({ immediate }: Defence, hits: number): number => critsOf(hits) * immediate;

/** Adds the chances of each damage of these successes, which come with a chance of their own. */
export function addDamage(defence: Defence, hits: number, chance: number, sums: Float64Array): void {
  const spread = savesAgainst(defence, hits);
  const immediate = immediateOf(defence, hits);
  for (let at = 0; at < spread.chances.length; at += 1) {
    const damage = immediate + leastDamage(defence, hits, spread, at);
    sums[damage] = (sums[damage] ?? 0) + chance * (spread.chances[at] ?? 0);
  }
}
