import { type ActionRule, bitsIn } from '../rule.ts';
import { ROUND_FACTS, ROUND_PLACES } from './fact.ts';
import { ROUND_ACTIONS, type RoundAction } from './step.ts';

/** Actions as bits. */
export const roundBits = bitsIn(ROUND_ACTIONS);

export const STAND_UP = roundBits(['standUp']);
export const PUSH = roundBits(['push']);
export const OWN = roundBits(['own']);
/** An attack is made once, whichever it is (V-21). */
const ATTACK = roundBits(['shoot', 'strike']);
const MOVES = roundBits(['walk', 'run', 'charge']);

/** What an act demands beside its slots and that it is done once (V-20 to V-32). */
export interface RoundRule extends ActionRule {
  /** Engaged with somebody, with nobody, or both (V-40). */
  readonly engaged: 'yes' | 'no' | 'both';
  /** It takes a whole activation (V-20). */
  readonly long: boolean;
  /** Something that is nothing without this act after it: it must still be possible. */
  readonly serves: 'shoot' | 'strike' | null;
}

type Demands = Partial<Omit<RoundRule, 'bit' | 'place' | 'able' | 'needs' | 'demands'>> & {
  readonly able?: string;
  readonly needs?: string;
  readonly demands?: string;
};

const { selfNumber, targetNumber } = ROUND_FACTS;
const fact = (id: string | undefined): number => (id === undefined ? 0 : 1 << selfNumber(id));

const rule = (action: RoundAction, { able, needs, demands, ...rest }: Demands = {}): RoundRule => ({
  bit: roundBits([action]),
  cost: rest.long === true ? 2 : 1,
  on: 'nobody',
  demands: demands === undefined ? null : targetNumber(demands),
  place: ROUND_PLACES.find((place) => place === action) ?? 'here',
  moves: (roundBits([action]) & MOVES) !== 0,
  attacks: false,
  dice: false,
  ends: false,
  engaged: 'both',
  long: false,
  serves: null,
  bars: 0,
  does: roundBits([action]),
  frees: 0,
  ...rest,
  able: fact(able),
  needs: fact(needs),
});

const attack = { attacks: true, dice: true, does: ATTACK } as const;

/** The acts (V-23 to V-29, V-32, V-44). The free attack of a charge is the attack of its activation (V-21). */
export const ROUND_RULES: Readonly<Record<RoundAction, RoundRule>> = {
  shoot: rule('shoot', { ...attack, on: 'seen', demands: 'validTarget', engaged: 'no', able: 'canShoot' }),
  strike: rule('strike', { ...attack, on: 'engaged', engaged: 'yes', able: 'canFight' }),
  charge: rule('charge', {
    ...attack,
    on: 'reach',
    demands: 'chargeReach',
    long: true,
    engaged: 'no',
    able: 'canFight',
    bars: roundBits(['walk', 'run']),
    does: roundBits(['charge']) | ATTACK,
  }),
  walk: rule('walk', { bars: roundBits(['run', 'charge']) }),
  run: rule('run', { long: true, bars: roundBits(['walk', 'charge']) }),
  aim: rule('aim', { engaged: 'no', able: 'canShoot', serves: 'shoot' }),
  focus: rule('focus', { engaged: 'yes', able: 'canFight', serves: 'strike' }),
  standUp: rule('standUp'),
  own: rule('own', { dice: true, needs: 'canOwn' }),
  push: rule('push', { cost: -1 }),
  pass: rule('pass', { cost: 0, ends: true }),
};
