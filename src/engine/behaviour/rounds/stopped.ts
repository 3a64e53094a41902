import type { Mind as MindOf } from '../mind.ts';
import { OWN, PUSH, ROUND_RULES, type RoundRule, STAND_UP } from './rule.ts';
import type { RoundSituation } from './situation.ts';
import type { Rounds } from './terms.ts';

type Mind = MindOf<Rounds>;

/** What stops an act whatever the table looks like; codes of the trace. */
export const ROUND_STOPS = [
  'slots',
  'done',
  'down',
  'notDown',
  'engaged',
  'notEngaged',
  'moved',
  'weapon',
  'own',
  'push',
  'slotsLeft',
  'noUse',
  'barred',
] as const;
export type RoundStopped = (typeof ROUND_STOPS)[number];

/** Slots that an act takes. */
export const slotsOf = ({ own }: RoundSituation, { bit, cost }: Pick<RoundRule, 'bit' | 'cost'>): number =>
  bit === OWN ? (own ?? cost) : cost;

/** The fatigue action is still to come (V-32). */
export const mayPush = ({ situation, did }: Mind): boolean => situation.push && (did & PUSH) === 0;

/** V-32: one more short act, when all slots are used. */
function notPushed(mind: Mind): RoundStopped | null {
  if (!mayPush(mind)) return 'push';
  return mind.ap > 0 ? 'slotsLeft' : null;
}

/** V-29: whoever lies stands up first. */
function lying({ situation, did }: Mind, { bit, ends }: RoundRule): RoundStopped | null {
  const down = situation.down && (did & STAND_UP) === 0;
  if (bit === STAND_UP) return down ? null : 'notDown';
  return down && !ends ? 'down' : null;
}

/** A bonus for an attack that cannot follow. */
function inVain(mind: Mind, { serves, cost }: RoundRule): boolean {
  if (serves === null) return false;
  const attack = ROUND_RULES[serves];
  return (mind.did & attack.bit) !== 0 || mind.ap - cost < attack.cost;
}

function outOfPlace(mind: Mind, { engaged, bars }: RoundRule): RoundStopped | null {
  if (engaged !== 'both' && (engaged === 'yes') !== (mind.engaged !== 0))
    return mind.engaged === 0 ? 'notEngaged' : 'engaged';
  return (mind.did & bars) === 0 ? null : 'moved';
}

/** What it needs for it is not there. */
function unable({ self }: Mind, { able, needs }: RoundRule): RoundStopped | null {
  if ((self.no & able) !== 0) return 'weapon';
  return (~self.yes & needs) === 0 ? null : 'own';
}

/** What stops an act now (V-20 to V-32, V-40); null: nothing but perhaps the lack of a target. */
export function roundStopped(mind: Mind, rule: RoundRule): RoundStopped | null {
  if (rule.ends) return null;
  if (rule.bit === PUSH) return notPushed(mind);
  if (mind.ap < slotsOf(mind.situation, rule)) return 'slots';
  if ((mind.did & rule.does) !== 0) return 'done';
  const placed = lying(mind, rule) ?? outOfPlace(mind, rule) ?? unable(mind, rule);
  return placed ?? (inVain(mind, rule) ? 'noUse' : null);
}
