import { type CountChances, countTable } from './chances.ts';
import { critsOf, normalsOf, SIDE } from './retain.ts';
import { type SaveSpread, saveSpread } from './saveSpread.ts';
import type { Hardened, HitDamage, OddsTarget, OddsShot } from './shot.ts';

/** The ways a target can roll its saves, the first the plain one: against a shot without critical successes, and with. */
export interface Defence {
  readonly damage: HitDamage;
  /** More wounds for each critical success, and once for any, whatever is saved. */
  readonly immediate: number;
  readonly once: number;
  /** Wounds less, once, from a die that does 3 or more. */
  readonly toughness: number;
  readonly hardened: Hardened | null;
  readonly critsOnly: boolean;
  /** Wounds of the target where it minds its death more than wounds; null: it minds damage alone. */
  readonly mortal: number | null;
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

/** Cover saves that may be kept together. */
interface Kept {
  readonly crits: number;
  readonly normals: number;
}

const keptWays = ({ cover, coverCrits, eitherCover }: OddsTarget): readonly Kept[] =>
  eitherCover
    ? [
        { crits: coverCrits, normals: 0 },
        { crits: 0, normals: cover },
      ]
    : [{ crits: coverCrits, normals: cover }];

function spreadsOf({ target, save, dice, canCover }: SaveWay, isFree: boolean): readonly SaveSpread[] {
  if (!canCover || (target.cover === 0 && target.coverCrits === 0))
    return [saveSpread({ save, dice, keptCrits: 0, keptNormals: 0 })];
  const ways = keptWays(target);
  return ways.flatMap(({ crits, normals }) => {
    const keptCrits = Math.min(crits, dice);
    const most = Math.min(normals, dice - keptCrits);
    const least = isFree ? 0 : most;
    return Array.from({ length: most - least + 1 }, (_, fewer) =>
      saveSpread({ save, dice, keptCrits, keptNormals: most - fewer }),
    );
  });
}

function waysOf({ book, weapon, target, policy }: OddsShot, piercing: number): readonly SaveSpread[] {
  const canCover = !weapon.rules.saturate;
  const isFree = policy.cover !== 'always';
  const own = { target, save: target.save, dice: Math.max(0, target.dice - piercing), canCover };
  if (target.invulnerable === null) return spreadsOf(own, isFree);
  const dice = book.piercesInvulnerable ? own.dice : target.dice;
  const other = spreadsOf({ target, save: target.invulnerable, dice, canCover }, isFree);
  return policy.invulnerable === 'always' ? other : [...spreadsOf(own, isFree), ...other];
}

/** Wounds by each critical success to all near the target, and to it. Source: Kill Team (2021), weapon rule Splash. */
export const splashOf = ({ book, weapon }: OddsShot): number => (book.splashes ? weapon.rules.splash : 0);

/**
 * The defence of a target against a weapon. Piercing and Piercing Crits do not add up; whether an invulnerable save
 * is pierced says the book; Saturate leaves no cover saves.
 *
 * Source: Kill Team (2024) core rules, defence dice; weapon rules Piercing, Piercing Crits, Saturate, Devastating, Brutal.
 */
export function defenceOf(shot: OddsShot): Defence {
  const { damage, rules } = shot.weapon;
  const { piercing, piercingCrits } = rules;
  const plain = waysOf(shot, piercing);
  return {
    damage,
    immediate: rules.devastating + splashOf(shot),
    once: rules.critBonus,
    toughness: shot.target.toughness,
    hardened: shot.target.hardened ?? null,
    critsOnly: rules.brutal,
    mortal: shot.policy.cover === 'best' ? shot.target.wounds : null,
    plain,
    pierced: piercingCrits > piercing ? waysOf(shot, piercingCrits) : plain,
  };
}

/**
 * The successes that get through when the saves are spent so that the least damage does: every number of critical successes
 * stopped is tried, the saves left stop normals. What the target shrugs off or rolls away comes off afterwards: the saves are
 * not spent for it.
 */
function throughOf({ damage, critsOnly }: Defence, hits: number, saves: number): number {
  const { normal, critical } = damage;
  const crits = critsOf(hits);
  const normals = normalsOf(hits);
  const critSaves = critsOf(saves);
  const normalSaves = critsOnly ? 0 : normalsOf(saves);
  let stopped = critical < normal ? 0 : Math.min(crits, critSaves);
  const most = Math.min(crits, critSaves + (normalSaves >> 1));
  let left = normalsLeft(normals, critSaves, normalSaves, stopped);
  let least = (crits - stopped) * critical + left * normal;
  for (let stop = stopped + 1; stop <= most; stop += 1) {
    const other = normalsLeft(normals, critSaves, normalSaves, stop);
    const through = (crits - stop) * critical + other * normal;
    if (through > least) continue;
    least = through;
    stopped = stop;
    left = other;
  }
  return (crits - stopped) * SIDE + left;
}

/** Damage of successes that get through, less what the target shrugs off. */
function damageOf(defence: Defence, through: number): number {
  const { normal, critical } = defence.damage;
  const crits = critsOf(through);
  const normals = normalsOf(through);
  const full = crits * critical + normals * normal;
  return defence.toughness === 0 ? full : full - shruggedOff(defence, crits, normals);
}

/** Chances of each number of these dice whose damage is rolled away; null: none is. Source: `rules/acolyte.md` A10, Cadia. */
function lessenedOf({ hardened, damage }: Defence, through: number): CountChances | null {
  if (hardened === null) return null;
  const crits = damage.critical >= hardened.least ? critsOf(through) : 0;
  const normals = damage.normal >= hardened.least ? normalsOf(through) : 0;
  return countTable(7 - hardened.from, 6)[crits + normals] ?? null;
}

/** The mean of what the damage that gets through comes to. */
export function meanThrough(
  defence: Defence,
  hits: number,
  saves: number,
  comesTo: (damage: number) => number,
): number {
  const through = throughOf(defence, hits, saves);
  const damage = damageOf(defence, through);
  const lessened = lessenedOf(defence, through);
  if (lessened === null) return comesTo(damage);
  const by = defence.hardened?.by ?? 0;
  return lessened.reduce((sum, chance, dice) => sum + chance * comesTo(Math.max(0, damage - dice * by)), 0);
}

/** Normal successes that get through when so many critical ones are stopped, by critical saves first. */
function normalsLeft(normals: number, critSaves: number, normalSaves: number, stop: number): number {
  const saves = stop <= critSaves ? critSaves - stop + normalSaves : normalSaves - 2 * (stop - critSaves);
  return saves < normals ? normals - saves : 0;
}

const TOUGH_FROM = 3;
/** No die is rolled away. */
const CERTAIN: CountChances = Float64Array.of(1);

/** Source: `rules/acolyte.md` C9, Thick Skin. */
function shruggedOff({ damage, toughness }: Defence, crits: number, normals: number): number {
  const worst = Math.max(crits > 0 ? damage.critical : 0, normals > 0 ? damage.normal : 0);
  return worst < TOUGH_FROM ? 0 : Math.min(worst, toughness);
}

const WOUND = 1e-6;

/** What damage is to somebody with so many wounds who minds death first: 1, and a wound a millionth of it. */
export const harmOf = (damage: number, wounds: number): number =>
  damage >= wounds ? 1 + wounds * WOUND : damage * WOUND;

/** The expected harm of these successes when the target rolls its saves so. */
function harmThrough(defence: Defence, hits: number, spread: SaveSpread): number {
  const { mortal } = defence;
  const immediate = mortal === null ? 0 : immediateOf(defence, hits);
  const harm = (damage: number): number => (mortal === null ? damage : harmOf(immediate + damage, mortal));
  let sum = 0;
  for (let at = 0; at < spread.chances.length; at += 1)
    sum += (spread.chances[at] ?? 0) * meanThrough(defence, hits, spread.saves[at] ?? 0, harm);
  return sum;
}

/** The way the target rolls its saves against these successes: the one of least expected harm, the first of equals. */
export function savesAgainst(defence: Defence, hits: number): SaveSpread {
  const ways = critsOf(hits) > 0 ? defence.pierced : defence.plain;
  const [first] = ways;
  if (first === undefined) throw new Error('a target has no way to save');
  if (ways.length === 1) return first;
  let best = first;
  let least = harmThrough(defence, hits, first);
  for (const way of ways.slice(1)) {
    const harm = harmThrough(defence, hits, way);
    if (harm < least - 1e-12) [best, least] = [way, harm];
  }
  return best;
}

/** Wounds at once by critical successes, before any save. */
export const immediateOf = ({ immediate, once }: Defence, hits: number): number =>
  critsOf(hits) * immediate + (hits >= SIDE ? once : 0);

/** Adds the chances of each damage of these successes, which come with a chance of their own. */
export function addDamage(defence: Defence, hits: number, chance: number, sums: Float64Array): void {
  const { saves, chances } = savesAgainst(defence, hits);
  const immediate = immediateOf(defence, hits);
  const by = defence.hardened?.by ?? 0;
  for (let at = 0; at < saves.length; at += 1) {
    const way = chance * (chances[at] ?? 0);
    const through = throughOf(defence, hits, saves[at] ?? 0);
    const full = damageOf(defence, through);
    const lessened = lessenedOf(defence, through) ?? CERTAIN;
    for (let dice = 0; dice < lessened.length; dice += 1) {
      const damage = immediate + Math.max(0, full - dice * by);
      sums[damage] = (sums[damage] ?? 0) + way * (lessened[dice] ?? 0);
    }
  }
}
