import type { Order } from '../core/ids.ts';
import { type Place, selfNumber } from './fact.ts';
import type { Known, Mask, SelfMask } from './known.ts';
import { type ActionRule, bits, CHARGE, FIGHT, MOVES, PLACED, RELOAD, SHOOT } from './rule.ts';
import type { EnemySituation } from './enemySituation.ts';
import type { BehaviourAction } from './table.ts';
import type { PlanStep } from './trace.ts';

/** The activation as it would stand after the steps thought of so far. */
export interface Mind {
  readonly situation: EnemySituation;
  readonly order: Order;
  readonly ap: number;
  /** Actions performed in this activation, as bits; and how often it has shot and fought. */
  readonly did: number;
  readonly shots: number;
  readonly fights: number;
  /** Moves that the gun bears, as bits; all of them when it is not Heavy. */
  readonly bears: number;
  /** Those in its control range. */
  readonly engaged: Mask;
  /** What is so and what is not so of the enemy itself, after the steps thought of; facts as bits. */
  readonly self: SelfMask;
  /** Where it stands: here, or at the end of a move that was thought of. */
  readonly place: Place;
  /** For whom that place was chosen; 0: for nobody. */
  readonly aim: Mask;
  /** Whom one could see from there played a part in the choice of the place: beside `aim`, nobody is shot at from it. */
  readonly looked: boolean;
  readonly reloaded: boolean;
}

const ENGAGED = 1 << selfNumber('engaged');

/** Facts of the enemy with what it stands in now. */
const selfWith = ({ yes, no }: SelfMask, engaged: Mask): SelfMask =>
  engaged === 0 ? { yes: yes & ~ENGAGED, no: no | ENGAGED } : { yes: yes | ENGAGED, no: no & ~ENGAGED };

function times(done: readonly BehaviourAction[], action: BehaviourAction): number {
  let count = 0;
  for (const other of done) if (other === action) count += 1;
  return count;
}

/** The start of an activation's thoughts. */
export function mindOf(situation: EnemySituation, known: Known, order: Order, inControl: number): Mind {
  const { done, heavy } = situation;
  const engaged = (known.yes[inControl] ?? 0) & known.targets;
  return {
    situation,
    order: situation.order ?? order,
    ap: situation.ap,
    did: bits(done),
    shots: times(done, 'shoot'),
    fights: times(done, 'fight'),
    bears: heavy === null ? MOVES : bits(heavy),
    engaged,
    self: selfWith(known.self, engaged),
    place: 'here',
    aim: 0,
    looked: false,
    reloaded: false,
  };
}

const engagedAfter = (done: number, engaged: Mask, target: Mask): Mask =>
  done === CHARGE ? target : (done & PLACED) !== 0 ? 0 : engaged;

/** Whom a step is done to, or for whom a place is chosen, and what that place offers. */
type Aimed = Pick<PlanStep, 'target' | 'wish'>;

/** AP that an action costs it; a guard and a counteraction pay nothing extra for their gun. */
export const costIn = ({ shootAp }: EnemySituation, { bit, cost }: Pick<ActionRule, 'bit' | 'cost'>): number =>
  bit === SHOOT ? (shootAp ?? cost) : cost;

/** After one more step. */
export function afterStep(mind: Mind, rule: ActionRule, { target, wish }: Aimed): Mind {
  const { bit } = rule;
  const moves = (bit & MOVES) !== 0;
  const engaged = engagedAfter(bit, mind.engaged, target);
  return {
    situation: mind.situation,
    order: mind.order,
    ap: mind.ap - costIn(mind.situation, rule),
    did: mind.did | bit,
    shots: mind.shots + Number(bit === SHOOT),
    fights: mind.fights + Number(bit === FIGHT),
    bears: mind.bears,
    engaged,
    self: engaged === mind.engaged ? mind.self : selfWith(mind.self, engaged),
    place: (bit & PLACED) === 0 ? mind.place : rule.place,
    aim: moves ? target : mind.aim,
    looked: moves ? wish !== null : mind.looked,
    reloaded: mind.reloaded || bit === RELOAD,
  };
}
