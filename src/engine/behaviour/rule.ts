import { type Place, PLACES, selfNumber } from './fact.ts';
import { BEHAVIOUR_ACTIONS } from './step.ts';
import type { BehaviourAction } from './table.ts';

/** AP of each action (kill-team.md A3.1; acolyte.md A4). */
export const COSTS: Readonly<Record<BehaviourAction, number>> = {
  fight: 1,
  charge: 1,
  shoot: 1,
  reposition: 1,
  dash: 1,
  fallBack: 2,
  guard: 1,
  reload: 1,
  cast: 1,
  mission: 1,
  pass: 0,
};

/** An action as a bit. */
const bit = (action: BehaviourAction): number => 1 << BEHAVIOUR_ACTIONS.indexOf(action);

/** Actions as bits. */
export function bits(actions: readonly BehaviourAction[]): number {
  let mask = 0;
  for (const action of actions) mask |= bit(action);
  return mask;
}

export const SHOOT = bit('shoot');
export const FIGHT = bit('fight');
export const CHARGE = bit('charge');
export const GUARD = bit('guard');
export const RELOAD = bit('reload');
/** Moves to a place that the table's WHERE chooses. */
export const PLACED = bits(['reposition', 'dash', 'fallBack']);
export const MOVES = PLACED | CHARGE;

/** What an action demands beside AP and how often, as bits of actions and of facts of the enemy (kill-team.md A3.1). */
export interface ActionRule {
  readonly bit: number;
  readonly cost: number;
  /** Where it stands afterwards, if a place is chosen for it. */
  readonly place: Place;
  /** Not on Conceal. */
  readonly engage: boolean;
  /** With somebody of the retinue in control range, without, or both. */
  readonly engaged: 'yes' | 'no' | 'both';
  /** Not after these actions, and the code of the trace for it. */
  readonly bars: number;
  readonly barred: 'moved' | 'done';
  /** Not when one of these facts is known not to be so. */
  readonly able: number;
  /** Only when all of these are known to be so. */
  readonly needs: number;
}

type Demands = Partial<Omit<ActionRule, 'bit' | 'cost' | 'place' | 'able' | 'needs'>> & {
  readonly able?: string;
  readonly needs?: string;
};

const fact = (id: string | undefined): number => (id === undefined ? 0 : 1 << selfNumber(id));

const rule = (action: BehaviourAction, { able, needs, ...demands }: Demands = {}): ActionRule => ({
  bit: bit(action),
  cost: COSTS[action],
  place: PLACES.find((place) => place === action) ?? 'here',
  engage: false,
  engaged: 'both',
  bars: 0,
  barred: 'moved',
  ...demands,
  able: fact(able),
  needs: fact(needs),
});

export const RULES: Readonly<Record<BehaviourAction, ActionRule>> = {
  reposition: rule('reposition', { engaged: 'no', bars: bits(['fallBack', 'charge']) }),
  dash: rule('dash', { engaged: 'no', bars: CHARGE }),
  fallBack: rule('fallBack', { engaged: 'yes', bars: bits(['reposition', 'charge']) }),
  charge: rule('charge', { engage: true, engaged: 'no', bars: PLACED }),
  shoot: rule('shoot', { engage: true, engaged: 'no', bars: GUARD, barred: 'done', able: 'canShoot' }),
  guard: rule('guard', { engage: true, engaged: 'no', bars: SHOOT, barred: 'done' }),
  fight: rule('fight', { engaged: 'yes', able: 'canFight' }),
  reload: rule('reload', { engaged: 'no', needs: 'needsReload' }),
  cast: rule('cast', { engaged: 'no', able: 'canCast' }),
  mission: rule('mission', { engaged: 'no' }),
  pass: rule('pass'),
};
