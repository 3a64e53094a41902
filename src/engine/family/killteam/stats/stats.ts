import { aplCounts } from './apl.ts';
import { hasChange, totalOf } from './changes.ts';
import { ignoresInjured } from './injury.ts';
import type { TimedEffect, Operative, Weapon } from '../model/operative.ts';
import type { KillTeamRules } from '../rules/killTeamRules.ts';

/** What the book of the system says of stats. */
type Book = Pick<KillTeamRules, 'stats'>;

const total = (effects: readonly TimedEffect[], stat: TimedEffect['stat']): number =>
  effects.filter((effect) => effect.stat === stat).reduce((sum, effect) => sum + effect.by, 0);

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Fewer wounds left than the book allows (A-56, A1.1: fewer than half, strictly). */
export const isInjured = ({ stats }: Book, operative: Pick<Operative, 'wounds' | 'maxWounds'>): boolean =>
  stats.injured(operative);

/** The most wounds with which it counts as injured; 0: with none. */
export function injuredAt(book: Book, { maxWounds }: Pick<Operative, 'maxWounds'>): number {
  let wounds = maxWounds;
  while (wounds > 0 && !isInjured(book, { wounds, maxWounds })) wounds -= 1;
  return wounds;
}

/** Injured, and no trait lets it pass over that for Move or for Hit. */
export const suffersFor = (book: Book, operative: Operative, what: 'move' | 'hit'): boolean =>
  isInjured(book, operative) && !ignoresInjured(operative, what);

/** APL with all changes, which together never come to more than the book allows; some operatives ignore them (A1.1, T03). */
export const aplOf = ({ stats }: Book, operative: Operative): number =>
  operative.abilities.includes('ignoresApl')
    ? operative.apl
    : Math.max(
        0,
        operative.apl +
          clamp(
            total(
              operative.effects.filter((effect) => aplCounts(operative, effect)),
              'apl',
            ),
            -stats.aplChange,
            stats.aplChange,
          ),
      );

/** Move in inches: less when injured, 2 less when carrying somebody, never made less than the book's least (A1.1, A-35, A-56, T02, T27). */
export const moveOf = (book: Book, operative: Operative): number =>
  Math.max(
    Math.min(book.stats.leastMove, operative.move),
    operative.move +
      total(operative.effects, 'move') -
      (suffersFor(book, operative, 'move') ? book.stats.injuredMove : 0) -
      (operative.carries === null ? 0 : 2),
  );

/** Save 2..6. */
export const saveOf = (operative: Operative): number => clamp(operative.save - total(operative.effects, 'save'), 2, 6);

/** Hit of the operative itself, 2..6, with injury and effects. */
export const hitOf = (book: Book, operative: Operative): number =>
  clamp(
    operative.hit + (suffersFor(book, operative, 'hit') ? book.stats.injuredHit : 0) - total(operative.effects, 'hit'),
    2,
    6,
  );

/** What makes Hit worse (+) or better (−) beside the weapon's own column, in pips. */
interface HitChange {
  readonly why: 'injured' | 'effects' | 'pointBlank' | 'assists' | 'aura' | 'weapon' | 'foe';
  readonly by: number;
}

/** Hit of one use of a weapon, and where it comes from. */
export interface WeaponHit {
  readonly hit: number;
  readonly base: number;
  readonly changes: readonly HitChange[];
}

/** Hit of one use of a weapon, 2..6, with the rows of its "why" (A-03; injured applies to `X+` weapons too). `foe`: whom it fights; `aura`: pips lent by friends. */
export function weaponHit(
  book: Book,
  { operative, weapon }: { readonly operative: Operative; readonly weapon: Weapon },
  situation: {
    readonly pointBlank: boolean;
    readonly assists: number;
    readonly foe?: Operative;
    readonly aura?: number | undefined;
  },
): WeaponHit {
  const base = weapon.hit.kind === 'set' ? weapon.hit.value : operative.hit;
  const pointBlank = situation.pointBlank && !hasChange(operative, 'guardPointBlank');
  const changes: HitChange[] = [
    { why: 'weapon' as const, by: weapon.hit.kind === 'shift' ? -weapon.hit.by : 0 },
    { why: 'injured' as const, by: suffersFor(book, operative, 'hit') ? book.stats.injuredHit : 0 },
    { why: 'effects' as const, by: -total(operative.effects, 'hit') },
    { why: 'pointBlank' as const, by: pointBlank ? 1 : 0 },
    { why: 'assists' as const, by: -situation.assists },
    { why: 'aura' as const, by: -(situation.aura ?? 0) },
    { why: 'foe' as const, by: situation.foe === undefined ? 0 : -totalOf(situation.foe, 'foeHit') },
  ].filter((change) => change.by !== 0);
  const hit = clamp(
    changes.reduce((sum, change) => sum + change.by, base),
    2,
    6,
  );
  return { hit, base, changes };
}
