import { isEngaged } from '../../attack/engaged.ts';
import type { Activation } from '../../model/activation.ts';
import type { BattleState } from '../../model/battle.ts';
import { modelById, sideById } from '../../model/lookup.ts';
import { reject, type Rejection, when } from '../../model/rejection.ts';

/** An act as far as slots go. `key`: attack, walk and so on, `own:ID`; `cp` it costs; `push`: as the fatigue action; `free`: of a charge. */
export interface Act {
  readonly key: string;
  readonly length: 'short' | 'long';
  readonly cp: number;
  readonly push: boolean;
  readonly free: boolean;
}

const SHORT: readonly string[] = ['attack', 'walk', 'aim', 'focus', 'standUp'];

/** How long one of the acts that every model has is (V-23 to V-29). */
export const lengthOf = (key: string): 'short' | 'long' => (SHORT.includes(key) ? 'short' : 'long');

/** How many short acts an activation has: two; whoever is fatigued or re-activated has one (V-20, V-30, V-34). */
export const slotsOf = ({ kind, tired }: Activation): number => (kind === 'activation' && !tired ? 2 : 1);

/** How many slots an act takes. */
export const slotsTaken = ({ length, push, free }: Act): number => (push || free ? 0 : length === 'long' ? 2 : 1);

const EXCLUSIVE: Readonly<Record<string, readonly string[]>> = {
  walk: ['run', 'charge'],
  run: ['walk'],
  charge: ['walk'],
};

/** What an activation forbids of itself: to lie, to do a thing twice, to walk and run (V-21, V-24, V-29). */
function repeated({ done }: Activation, down: boolean, act: Act): Rejection | null {
  const { key, free } = act;
  if (down && key !== 'standUp') return reject('mustStandUp');
  if (!down && key === 'standUp') return reject('notDown');
  if (done.includes(key)) return reject('already', { action: key });
  const other = (EXCLUSIVE[key] ?? []).find((each) => done.includes(each));
  if (other !== undefined) return reject('exclusive', { action: other });
  return free && key !== 'attack' ? reject('noFreeAttack') : null;
}

/** V-32: never by whoever is fatigued, once, a short act, and not in a re-activation. */
function pushes({ pushed, kind }: Activation, fatigued: boolean, { length }: Act): Rejection | null {
  if (pushed) return reject('pushed');
  if (kind !== 'activation') return reject('oneAct');
  if (fatigued) return reject('fatigued');
  return length === 'long' ? reject('notShort', { slots: 2 }) : null;
}

/** One long act, or two short ones (V-20, V-30, V-34). */
function fits(activation: Activation, { length }: Act): Rejection | null {
  const slots = slotsOf(activation);
  if (length === 'long' && slots === 1) return reject('notShort', { slots });
  const left = slots - activation.used;
  return left < (length === 'long' ? 2 : 1) ? reject('noActionsLeft', { left }) : null;
}

/** Why the model that acts cannot do this now, as far as its activation goes; null: it can. */
export function whyNotNow(state: BattleState, activation: Activation, act: Act): Rejection | null {
  const { down, fatigued } = modelById(state, activation.model);
  if (activation.kind === 'fallback') return reject('inFallback');
  const not = repeated(activation, down, act);
  if (not !== null) return not;
  if (act.free && activation.freeAttack === null) return reject('noFreeAttack');
  if (act.free) return act.push ? reject('isFree') : null;
  return act.push ? pushes(activation, fatigued, act) : fits(activation, act);
}

/** Why a model does not shoot or charge where it stands (V-40). */
export const whyHeld = (state: BattleState, model: string): Rejection | null =>
  isEngaged(state, model) ? reject('engaged') : null;

/** Why its side cannot pay for it. */
export function whyUnpaid(state: BattleState, side: string, cp: number): Rejection | null {
  const left = sideById(state, side).cp;
  return when(left < cp, 'noCp', { needed: cp, left })[0] ?? null;
}
