import { aplCounts } from './apl.ts';
import { changesOf, hasChange, type LastingOf, totalOf } from './changes.ts';
import { ignoresInjured } from './injury.ts';
import type { Lasts } from '../model/lasting.ts';
import type { Operative, Weapon } from '../model/operative.ts';
import type { KillTeamRules } from '../rules/killTeamRules.ts';
import { statChanges, sumOf } from './statChanges.ts';

/** What the book of the system says of stats. */
type Book = Pick<KillTeamRules, 'stats'>;

/** Where figures are asked for: by which book, and with what lasts. */
export interface Field {
  readonly rules: Book;
  readonly state: Lasts;
}

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

/** It is injured, by its wounds or because something says so: once, for however many reasons (C-35); C-33. */
export function countsAsInjured({ rules, state }: Field, operative: Operative): boolean {
  const said = changesOf(state, operative, 'injured').map(({ change }) => change);
  if (said.some(({ is, regardless }) => is && regardless === true)) return true;
  return !said.some(({ is }) => !is) && (isInjured(rules, operative) || said.length > 0);
}

/** Injured, and no trait lets it pass over that for Move or for Hit. */
export const suffersFor = ({ rules, state }: Field, operative: Operative, what: 'move' | 'hit'): boolean =>
  countsAsInjured({ rules, state }, operative) && !ignoresInjured(state, operative, what);

/** APL with all changes, which together never come to more than the book allows; some operatives ignore them (A1.1, T03). */
export function aplOf({ rules: { stats }, state }: Field, operative: Operative): number {
  if (operative.abilities.includes('ignoresApl')) return operative.apl;
  const counting = statChanges(state, operative, 'apl').filter(({ change }) => aplCounts(state, operative, change.by));
  return Math.max(0, operative.apl + clamp(sumOf(counting), -stats.aplChange, stats.aplChange));
}

/** Inches that it moves farther on the order it has (C9, Light Foot). */
const onOrder = (lasts: Lasts, operative: Operative): number =>
  changesOf(lasts, operative, 'moveOnOrder')
    .filter(({ change }) => change.order === operative.order)
    .reduce((sum, { change }) => sum + change.by, 0);

/** Move in inches: less when injured, 2 less when carrying somebody, never made less than the book's least (A1.1, A-35, A-56, T02, T27). */
export const moveOf = (field: Field, operative: Operative): number =>
  Math.max(
    Math.min(field.rules.stats.leastMove, operative.move),
    operative.move +
      sumOf(statChanges(field.state, operative, 'move')) +
      onOrder(field.state, operative) -
      (suffersFor(field, operative, 'move') ? field.rules.stats.injuredMove : 0) -
      (operative.carries === null ? 0 : 2),
  );

/** Save, 2 to the worst that the book has. */
export const saveOf = ({ rules: { stats }, state }: Field, operative: Operative): number =>
  clamp(operative.save - sumOf(statChanges(state, operative, 'save')), 2, stats.worstSave);

/** Hit of the operative itself, 2..6, with injury and what lasts and concerns all of its weapons. */
export const hitOf = (field: Field, operative: Operative): number =>
  clamp(
    operative.hit +
      (suffersFor(field, operative, 'hit') ? field.rules.stats.injuredHit : 0) -
      sumOf(statChanges(field.state, operative, 'hit')),
    2,
    6,
  );

/** What makes Hit worse (+) or better (−) beside the weapon's own column, in pips. */
type HitChange =
  | {
      readonly why: 'injured' | 'aura' | 'pointBlank' | 'outOfTurn' | 'assists' | 'weapon' | 'foe';
      readonly by: number;
    }
  | { readonly why: 'lasting'; readonly by: number; readonly lasting: LastingOf<'stat'> };

/** Hit of one use of a weapon, and where it comes from. */
export interface WeaponHit {
  readonly hit: number;
  readonly base: number;
  readonly changes: readonly HitChange[];
}

/** Nothing changes the Hit of this weapon of its (A5, Adaptive Swordsmanship). */
const isSteady = (lasts: Lasts, operative: Operative, { id }: Weapon): boolean =>
  changesOf(lasts, operative, 'steadyHit').some(({ change }) => change.weapons.includes(id));

/** Hit of one use of a weapon, 2..6, with the rows of its "why" (A-03; injured applies to `X+` weapons too). `foe`: whom it fights; `aura`: pips lent by friends. */
export function weaponHit(
  field: Field,
  { operative, weapon }: { readonly operative: Operative; readonly weapon: Weapon },
  situation: {
    readonly pointBlank: boolean;
    readonly outOfTurn?: boolean;
    readonly assists: number;
    readonly foe?: Operative | null;
    readonly aura?: number | undefined;
  },
): WeaponHit {
  const base = weapon.hit.kind === 'set' ? weapon.hit.value : operative.hit;
  const pointBlank = situation.pointBlank && !hasChange(field.state, operative, 'guardPointBlank');
  const changes: HitChange[] = [
    { why: 'weapon' as const, by: weapon.hit.kind === 'shift' ? -weapon.hit.by : 0 },
    {
      why: 'injured' as const,
      by: weapon.ofPower !== true && suffersFor(field, operative, 'hit') ? field.rules.stats.injuredHit : 0,
    },
    ...statChanges(field.state, operative, 'hit', weapon).map((lasting) => ({
      why: 'lasting' as const,
      by: -lasting.change.by,
      lasting,
    })),
    { why: 'pointBlank' as const, by: pointBlank ? 1 : 0 },
    { why: 'outOfTurn' as const, by: situation.outOfTurn === true ? field.rules.stats.outOfTurnHit : 0 },
    { why: 'assists' as const, by: -situation.assists },
    { why: 'aura' as const, by: -(situation.aura ?? 0) },
    { why: 'foe' as const, by: situation.foe ? -totalOf(field.state, situation.foe, 'foeHit') : 0 },
  ].filter((change) => change.by !== 0 && !(change.why !== 'weapon' && isSteady(field.state, operative, weapon)));
  const hit = clamp(
    changes.reduce((sum, change) => sum + change.by, base),
    2,
    6,
  );
  return { hit, base, changes };
}
