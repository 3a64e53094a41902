import { type ActionRule, bitsIn } from '../rule.ts';
import { PLACES, selfNumber, targetNumber } from './fact.ts';
import { BEHAVIOUR_ACTIONS, type BehaviourAction } from './step.ts';

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

/** Actions as bits. */
export const bits = bitsIn(BEHAVIOUR_ACTIONS);

export const SHOOT = bits(['shoot']);
export const FIGHT = bits(['fight']);
const CHARGE = bits(['charge']);
export const GUARD = bits(['guard']);
/** Moves to a place that the table's WHERE chooses. */
const PLACED = bits(['reposition', 'dash', 'fallBack']);
export const MOVES = PLACED | CHARGE;

/** What an action demands beside AP and how often (kill-team.md A3.1). */
export interface KillTeamRule extends ActionRule {
  /** Not on Conceal. */
  readonly engage: boolean;
  /** With somebody of the retinue in control range, without, or both. */
  readonly engaged: 'yes' | 'no' | 'both';
  /** The code of the trace for what bars it. */
  readonly barred: 'moved' | 'done';
}

type Demands = Partial<Omit<KillTeamRule, 'bit' | 'cost' | 'place' | 'able' | 'needs' | 'demands'>> & {
  readonly able?: string;
  readonly needs?: string;
  readonly demands?: string;
};

const fact = (id: string | undefined): number => (id === undefined ? 0 : 1 << selfNumber(id));

const rule = (action: BehaviourAction, { able, needs, demands, ...rest }: Demands = {}): KillTeamRule => ({
  bit: bits([action]),
  cost: COSTS[action],
  on: 'nobody',
  demands: demands === undefined ? null : targetNumber(demands),
  place: PLACES.find((place) => place === action) ?? 'here',
  moves: (bits([action]) & MOVES) !== 0,
  attacks: false,
  dice: false,
  ends: false,
  engage: false,
  engaged: 'both',
  bars: 0,
  barred: 'moved',
  does: bits([action]),
  frees: 0,
  ...rest,
  able: fact(able),
  needs: fact(needs),
});

const attack = { attacks: true, dice: true } as const;

export const RULES: Readonly<Record<BehaviourAction, KillTeamRule>> = {
  reposition: rule('reposition', { engaged: 'no', bars: bits(['fallBack', 'charge']) }),
  dash: rule('dash', { engaged: 'no', bars: CHARGE }),
  fallBack: rule('fallBack', { engaged: 'yes', bars: bits(['reposition', 'charge']) }),
  charge: rule('charge', {
    on: 'reach',
    demands: 'chargeReach',
    attacks: true,
    engage: true,
    engaged: 'no',
    bars: PLACED,
  }),
  shoot: rule('shoot', {
    ...attack,
    on: 'seen',
    demands: 'validTarget',
    engage: true,
    engaged: 'no',
    bars: GUARD,
    barred: 'done',
    able: 'canShoot',
  }),
  guard: rule('guard', { engage: true, engaged: 'no', bars: SHOOT, barred: 'done' }),
  fight: rule('fight', { ...attack, on: 'engaged', engaged: 'yes', able: 'canFight' }),
  reload: rule('reload', { engaged: 'no', needs: 'needsReload', frees: SHOOT }),
  cast: rule('cast', { on: 'any', demands: 'powerReach', engaged: 'no', able: 'canCast' }),
  mission: rule('mission', { engaged: 'no' }),
  pass: rule('pass', { ends: true }),
};
