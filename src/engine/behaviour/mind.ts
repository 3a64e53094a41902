import type { Order } from '../core/ids.ts';
import { selfNumber, type Place } from './fact.ts';
import type { Known, Mask } from './known.ts';
import { COSTS, type Situation } from './situation.ts';
import { BEHAVIOUR_ACTIONS } from './step.ts';
import type { BehaviourAction, PlaceWish } from './table.ts';

/** Actions as bits. */
const BITS: Readonly<Partial<Record<BehaviourAction, number>>> = Object.fromEntries(
  BEHAVIOUR_ACTIONS.map((action, index) => [action, 1 << index]),
);
const bit = (action: BehaviourAction): number => BITS[action] ?? 0;
const bits = (actions: readonly BehaviourAction[]): number =>
  actions.length === 0 ? 0 : actions.reduce((mask, action) => mask | bit(action), 0);

/** The activation as it would stand after the steps thought of so far. */
export interface Mind {
  readonly situation: Situation;
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
  /** Where it stands: here, or at the end of a move that was thought of. */
  readonly place: Place;
  /** For whom that place was chosen; 0: for nobody. */
  readonly aim: Mask;
  /** Whom one could see from there played a part in the choice of the place: beside `aim`, nobody is shot at from it. */
  readonly looked: boolean;
  readonly reloaded: boolean;
}

const SHOOT = bit('shoot');
const GUARD = bit('guard');
const CHARGE = bit('charge');
const MOVES = bits(['reposition', 'dash', 'fallBack', 'charge']);
const PLACED = bits(['reposition', 'dash', 'fallBack']);

const CAN_SHOOT = selfNumber('canShoot');
const CAN_FIGHT = selfNumber('canFight');
const CAN_CAST = selfNumber('canCast');
const NEEDS_RELOAD = selfNumber('needsReload');

/** Whether somebody of the retinue is in its control range, after the steps thought of. */
export const isEngaged = ({ engaged }: Mind): boolean => engaged !== 0;

/** A Heavy gun after a move that it does not bear. */
const movedTooFar = ({ did, bears }: Mind): boolean => (did & MOVES & ~bears) !== 0;

/** A move after a Heavy gun was fired, which it does not bear. */
const heldByGun = ({ did, bears }: Mind, move: number): boolean => (did & SHOOT) !== 0 && (bears & move) === 0;

/** What stops an action whatever the table looks like; a code of the trace. */
export type Stopped =
  | 'ap'
  | 'done'
  | 'order'
  | 'engaged'
  | 'notEngaged'
  | 'moved'
  | 'weapon'
  | 'heavy'
  | 'counteract'
  | 'barred';

type Check = (mind: Mind, known: Known, engaged: boolean) => Stopped | null;

const moveCheck = (action: BehaviourAction, barredBy: readonly BehaviourAction[]): Check => {
  const [move, barring] = [bit(action), bits(barredBy)];
  return (mind, _known, engaged) => {
    if (engaged !== (action === 'fallBack')) return engaged ? 'engaged' : 'notEngaged';
    if ((mind.did & barring) !== 0) return 'moved';
    return heldByGun(mind, move) ? 'heavy' : null;
  };
};

const chargeCheck = moveCheck('charge', ['reposition', 'dash', 'fallBack']);

/** Preconditions beside AP and how often (kill-team.md A3.1). */
const CHECKS: Readonly<Record<BehaviourAction, Check>> = {
  reposition: moveCheck('reposition', ['fallBack', 'charge']),
  dash: moveCheck('dash', ['charge']),
  fallBack: moveCheck('fallBack', ['reposition', 'charge']),
  charge: (mind, known, engaged) => (mind.order === 'conceal' ? 'order' : chargeCheck(mind, known, engaged)),
  shoot: (mind, known, engaged) => {
    if (mind.order === 'conceal') return 'order';
    if (engaged) return 'engaged';
    if ((mind.did & GUARD) !== 0) return 'done';
    if (movedTooFar(mind)) return 'heavy';
    return known.self[CAN_SHOOT] === 0 && !mind.reloaded ? 'weapon' : null;
  },
  fight: (_mind, known, engaged) => (!engaged ? 'notEngaged' : known.self[CAN_FIGHT] === 0 ? 'weapon' : null),
  guard: (mind, _known, engaged) => {
    if (mind.situation.counteract) return 'counteract';
    if (mind.order === 'conceal') return 'order';
    return engaged ? 'engaged' : (mind.did & SHOOT) !== 0 ? 'done' : null;
  },
  reload: (_mind, known, engaged) => (engaged ? 'engaged' : known.self[NEEDS_RELOAD] === 1 ? null : 'weapon'),
  cast: (_mind, known) => (known.self[CAN_CAST] === 0 ? 'weapon' : null),
  mission: (_mind, _known, engaged) => (engaged ? 'engaged' : null),
  pass: () => null,
};

/** As often as it may be done. */
function usedUp({ situation, did, shots, fights }: Mind, action: BehaviourAction): boolean {
  if (action === 'shoot') return shots >= situation.shoots;
  return action === 'fight' ? fights >= situation.fights : (did & bit(action)) !== 0;
}

/** What stops an action now; null: nothing but perhaps the lack of a target. */
export function stopped(mind: Mind, known: Known, action: BehaviourAction): Stopped | null {
  if (mind.situation.counteract) {
    if (mind.did !== 0 || COSTS[action] > 1) return 'counteract';
  } else if (mind.ap < COSTS[action]) return 'ap';
  return usedUp(mind, action) ? 'done' : CHECKS[action](mind, known, mind.engaged !== 0);
}

const count = (done: readonly BehaviourAction[], action: BehaviourAction): number =>
  done.reduce((sum, other) => sum + (other === action ? 1 : 0), 0);

/** The start of an activation's thoughts. */
export const mindOf = (situation: Situation, known: Known, order: Order, inControl: number): Mind => ({
  situation,
  order: situation.order ?? order,
  ap: situation.ap,
  did: bits(situation.done),
  shots: count(situation.done, 'shoot'),
  fights: count(situation.done, 'fight'),
  bears: situation.heavy === null ? MOVES : bits(situation.heavy),
  engaged: (known.yes[inControl] ?? 0) & known.targets,
  place: 'here',
  aim: 0,
  looked: false,
  reloaded: false,
});

const placeAfter = (action: BehaviourAction, place: Place): Place =>
  action === 'reposition' || action === 'dash' || action === 'fallBack' ? action : place;

const engagedAfter = (done: number, engaged: Mask, target: Mask): Mask =>
  done === CHARGE ? target : (done & PLACED) !== 0 ? 0 : engaged;

/** After one more step; `target` is whom it is done to, or for whom a place is chosen; `wish` what the place offers. */
export function afterStep(mind: Mind, action: BehaviourAction, target: Mask, wish: PlaceWish | null = null): Mind {
  const done = bit(action);
  const moves = (done & MOVES) !== 0;
  return {
    situation: mind.situation,
    order: mind.order,
    ap: mind.ap - COSTS[action],
    did: mind.did | done,
    shots: mind.shots + (action === 'shoot' ? 1 : 0),
    fights: mind.fights + (action === 'fight' ? 1 : 0),
    bears: mind.bears,
    engaged: engagedAfter(done, mind.engaged, target),
    place: placeAfter(action, mind.place),
    aim: moves ? target : mind.aim,
    looked: moves ? wish !== null : mind.looked,
    reloaded: mind.reloaded || action === 'reload',
  };
}
