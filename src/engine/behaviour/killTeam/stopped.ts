import type { Mind as MindOf } from '../mind.ts';
import type { EnemySituation } from './enemySituation.ts';
import { bits, FIGHT, GUARD, type KillTeamRule, MOVES, SHOOT } from './rule.ts';
import type { KillTeam } from './terms.ts';

type Mind = MindOf<KillTeam>;

/** What stops an action whatever the table looks like; codes of the trace. */
export const STOPS = [
  'ap',
  'done',
  'order',
  'engaged',
  'notEngaged',
  'moved',
  'weapon',
  'heavy',
  'counteract',
  'interrupt',
  'barred',
] as const;
export type Stopped = (typeof STOPS)[number];

/** AP that an action costs it; a guard and a counteraction pay nothing extra for their gun. */
export const costIn = ({ shootAp }: EnemySituation, { bit, cost }: Pick<KillTeamRule, 'bit' | 'cost'>): number =>
  bit === SHOOT ? (shootAp ?? cost) : cost;

/** What may be done out of turn: anything but Guard, or what the book names. */
const outOfTurn = ({ outOfTurn: only }: Mind['situation'], bit: number): boolean =>
  only === undefined ? bit !== GUARD : (bits(only) & bit) !== 0;

/** A counteraction is one action of at most 1 AP, and no Guard; a guard interrupts with one attack. */
function beyondMeans({ situation, ap, did }: Mind, { bit, cost }: KillTeamRule): Stopped | null {
  if (situation.interrupt === true) return did !== 0 || (bit & (FIGHT | SHOOT)) === 0 ? 'interrupt' : null;
  if (situation.counteract) return did !== 0 || cost > 1 || !outOfTurn(situation, bit) ? 'counteract' : null;
  return ap < costIn(situation, { bit, cost }) ? 'ap' : null;
}

/** It has shot and does something else, or would: the second of its shots is for those that do nothing else. */
const otherwise = ({ situation, did, shots }: Mind, bit: number): boolean =>
  situation.onlyShoots === true && (bit === SHOOT ? shots > 0 && did !== SHOOT : shots > 1);

/** As often as it may be done. */
function usedUp(mind: Mind, { bit }: KillTeamRule): boolean {
  const { situation, did, shots, fights } = mind;
  if (otherwise(mind, bit)) return true;
  if (bit === SHOOT) return shots >= situation.shoots;
  return bit === FIGHT ? fights >= situation.fights : (did & bit) !== 0;
}

/** A Heavy gun fired after a move that it does not bear, or such a move after the shot. */
function held({ did, bears }: Mind, { bit }: KillTeamRule): boolean {
  if (bit === SHOOT) return (did & MOVES & ~bears) !== 0;
  return (did & SHOOT) !== 0 && (bit & MOVES & ~bears) !== 0;
}

/** What it needs for it is not there, loaded and usable. */
const unarmed = ({ self, freed }: Mind, { bit, able, needs }: KillTeamRule): boolean =>
  ((self.no & able) !== 0 && (freed & bit) === 0) || (~self.yes & needs) !== 0;

/** A shot that gives nobody away. */
const isQuiet = ({ situation }: Mind, bit: number): boolean => bit === SHOOT && situation.quiet === true;

/** Its order and its foes forbid it, or what it has done. */
function outOfPlace(mind: Mind, { bit, engage, engaged, bars, barred }: KillTeamRule): Stopped | null {
  if (engage && mind.order === 'conceal' && !isQuiet(mind, bit)) return 'order';
  const near = bit === SHOOT && mind.situation.shootsEngaged === true;
  if (engaged !== 'both' && !near && (engaged === 'yes') !== (mind.engaged !== 0))
    return mind.engaged === 0 ? 'notEngaged' : 'engaged';
  return (mind.did & bars) === 0 ? null : barred;
}

/** What stops an action now; null: nothing but perhaps the lack of a target. */
export function stopped(mind: Mind, rule: KillTeamRule): Stopped | null {
  const early = beyondMeans(mind, rule) ?? (usedUp(mind, rule) ? 'done' : outOfPlace(mind, rule));
  if (early !== null) return early;
  if (held(mind, rule)) return 'heavy';
  return unarmed(mind, rule) ? 'weapon' : null;
}
