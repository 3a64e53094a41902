import { countTable } from './chances.ts';
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

/** How many critical successes to stop so that the least damage gets through: every number is tried, the saves left stop normals. */
function stoppedOf({ damage, critsOnly }: Defence, hits: number, saves: number): number {
  const { normal, critical } = damage;
  const crits = critsOf(hits);
  const normals = normalsOf(hits);
  const critSaves = critsOf(saves);
  const normalSaves = critsOnly ? 0 : normalsOf(saves);
  let stopped = critical < normal ? 0 : Math.min(crits, critSaves);
  const most = Math.min(crits, critSaves + (normalSaves >> 1));
  let least = (crits - stopped) * critical + normalsLeft(normals, critSaves, normalSaves, stopped) * normal;
  for (let stop = stopped + 1; stop <= most; stop += 1) {
    const through = (crits - stop) * critical + normalsLeft(normals, critSaves, normalSaves, stop) * normal;
    if (through > least) continue;
    least = through;
    stopped = stop;
  }
  return stopped;
}

/** What is done with each damage that may get through, and its chance. */
type OfDamage = (damage: number, chance: number) => void;

/**
 * The damage that gets through when the saves are spent so that the least does. What the target shrugs off, and what it rolls
 * away, comes off afterwards: the saves are not spent for it.
 */
export function eachDamage(defence: Defence, hits: number, saves: number, found: OfDamage): void {
  const { normal, critical } = defence.damage;
  const stopped = stoppedOf(defence, hits, saves);
  const normalSaves = defence.critsOnly ? 0 : normalsOf(saves);
  const crits = critsOf(hits) - stopped;
  const normals = normalsLeft(normalsOf(hits), critsOf(saves), normalSaves, stopped);
  const least = crits * critical + normals * normal;
  const through = defence.toughness === 0 ? least : least - shruggedOff(defence, crits, normals);
  if (defence.hardened === null) return found(through, 1);
  return eachLessened(defence, defence.hardened, { crits, normals, through }, found);
}

/** Each number of dice whose damage is rolled away. Source: `rules/acolyte.md` A10, Cadia. */
function eachLessened(
  { damage: { normal, critical } }: Defence,
  { least, from, by }: Hardened,
  { crits, normals, through }: { readonly crits: number; readonly normals: number; readonly through: number },
  found: OfDamage,
): void {
  const dice = (critical >= least ? crits : 0) + (normal >= least ? normals : 0);
  const chances = countTable(7 - from, 6)[dice];
  for (let less = 0; less <= dice; less += 1) found(Math.max(0, through - less * by), chances?.[less] ?? 0);
}

/** Normal successes that get through when so many critical ones are stopped, by critical saves first. */
function normalsLeft(normals: number, critSaves: number, normalSaves: number, stop: number): number {
  const saves = stop <= critSaves ? critSaves - stop + normalSaves : normalSaves - 2 * (stop - critSaves);
  return saves < normals ? normals - saves : 0;
}

const TOUGH_FROM = 3;

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
  let sum = 0;
  for (let at = 0; at < spread.chances.length; at += 1) {
    const way = spread.chances[at] ?? 0;
    eachDamage(defence, hits, spread.saves[at] ?? 0, (through, chance) => {
      const damage = immediate + through;
      sum += way * chance * (mortal === null ? damage : harmOf(damage, mortal));
    });
  }
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
  for (let at = 0; at < saves.length; at += 1) {
    const way = chance * (chances[at] ?? 0);
    eachDamage(defence, hits, saves[at] ?? 0, (through, part) => {
      sums[immediate + through] = (sums[immediate + through] ?? 0) + way * part;
    });
  }
}
