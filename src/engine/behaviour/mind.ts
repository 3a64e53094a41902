import type { FactBook } from './factBook.ts';
import { HERE } from './fact.ts';
import type { Known, Mask, SelfMask } from './known.ts';
import type { Terms } from './terms.ts';
import type { PlanStep } from './trace.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The activation as it would stand after the steps thought of so far. */
export interface Mind<T extends Terms> {
  readonly situation: T['situation'];
  readonly order: T['order'];
  readonly ap: number;
  /** Actions performed in this activation, as bits; and how often it has attacked whom it saw, and whom it was engaged with. */
  readonly did: number;
  readonly shots: number;
  readonly fights: number;
  /** Moves that bar no shot, as bits. */
  readonly bears: number;
  /** Those in its control range. */
  readonly engaged: Mask;
  /** What is so and what is not so of the enemy itself, after the steps thought of; facts as bits. */
  readonly self: SelfMask;
  /** Where it stands: here, or at the end of a move that was thought of. */
  readonly place: string;
  /** For whom that place was chosen; 0: for nobody. */
  readonly aim: Mask;
  /** Whom one could see from there played a part in the choice of the place: beside `aim`, nobody is shot at from it. */
  readonly looked: boolean;
  /** Actions, as bits, that a step thought of has made it able to do. */
  readonly freed: number;
}

/** Facts of the enemy with what it stands in now. */
function selfWith({ engaged: fact }: FactBook, { yes, no }: SelfMask, engaged: Mask): SelfMask {
  const bit = 1 << fact;
  return engaged === 0 ? { yes: yes & ~bit, no: no | bit } : { yes: yes | bit, no: no & ~bit };
}

/** How often it has attacked somebody `seen` or `engaged`. */
function times<T extends Terms>(
  { rules }: Vocabulary<T>,
  done: readonly T['action'][],
  on: 'seen' | 'engaged',
): number {
  let count = 0;
  for (const action of done) if (rules[action].attacks && rules[action].on === on) count += 1;
  return count;
}

function did<T extends Terms>({ rules }: Vocabulary<T>, done: readonly T['action'][]): number {
  let mask = 0;
  for (const action of done) mask |= rules[action].does;
  return mask;
}

/** The start of an activation's thoughts; `order`: of one that is still to be chosen. */
export function mindOf<T extends Terms>(
  vocabulary: Vocabulary<T>,
  situation: T['situation'],
  known: Known,
  order: T['order'] = vocabulary.orders.bold,
): Mind<T> {
  const { facts, orders } = vocabulary;
  const done: readonly T['action'][] = situation.done;
  const engaged = (known.yes[facts.near] ?? 0) & known.targets;
  return {
    situation,
    order: orders.given(situation) ?? order,
    ap: situation.ap,
    did: did(vocabulary, done),
    shots: times(vocabulary, done, 'seen'),
    fights: times(vocabulary, done, 'engaged'),
    bears: vocabulary.bears(situation),
    engaged,
    self: selfWith(facts, known.self, engaged),
    place: HERE,
    aim: 0,
    looked: false,
    freed: 0,
  };
}

function engagedAfter({ on, place }: Terms['rule'], engaged: Mask, target: Mask): Mask {
  if (on === 'reach') return target;
  return place === HERE ? engaged : 0;
}

/** After one more step: whom it is done to, or for whom a place is chosen, and what that place offers. */
export function afterStep<T extends Terms>(
  vocabulary: Vocabulary<T>,
  mind: Mind<T>,
  rule: T['rule'],
  { target, wish }: Pick<PlanStep<T>, 'target' | 'wish'>,
): Mind<T> {
  const { attacks, on, moves, place } = rule;
  const engaged = engagedAfter(rule, mind.engaged, target);
  return {
    situation: mind.situation,
    order: mind.order,
    ap: mind.ap - vocabulary.cost(mind.situation, rule),
    did: mind.did | rule.does,
    shots: mind.shots + Number(attacks && on === 'seen'),
    fights: mind.fights + Number(attacks && on === 'engaged'),
    bears: mind.bears,
    engaged,
    self: engaged === mind.engaged ? mind.self : selfWith(vocabulary.facts, mind.self, engaged),
    place: place === HERE ? mind.place : place,
    aim: moves ? target : mind.aim,
    looked: moves ? wish !== null : mind.looked,
    freed: mind.freed | rule.frees,
  };
}
