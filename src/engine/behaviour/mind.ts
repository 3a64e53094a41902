import type { Order } from '../core/ids.ts';
import { selfNumber, type Place } from './fact.ts';
import type { Known, Mask } from './known.ts';
import { COSTS, type Situation } from './situation.ts';
import type { BehaviourAction } from './table.ts';

/** The activation as it would stand after the steps thought of so far. */
export interface Mind {
  readonly situation: Situation;
  readonly order: Order;
  readonly ap: number;
  readonly done: readonly BehaviourAction[];
  /** Those in its control range. */
  readonly engaged: Mask;
  /** Where it stands: here, or at the end of a move that was thought of. */
  readonly place: Place;
  /** For whom that place was chosen; 0: for nobody. */
  readonly aim: Mask;
  readonly reloaded: boolean;
}

export const times = ({ done }: Mind, action: BehaviourAction): number =>
  done.reduce((sum, other) => sum + (other === action ? 1 : 0), 0);

const MOVES: readonly BehaviourAction[] = ['reposition', 'dash', 'fallBack', 'charge'];

const CAN_SHOOT = selfNumber('canShoot');
const CAN_FIGHT = selfNumber('canFight');
const CAN_CAST = selfNumber('canCast');
const NEEDS_RELOAD = selfNumber('needsReload');

/** Whether somebody of the retinue is in its control range, after the steps thought of. */
export const isEngaged = ({ engaged }: Mind): boolean => engaged !== 0;

/** A Heavy gun after a move that it does not bear. */
const movedTooFar = ({ situation: { heavy }, done }: Mind): boolean =>
  heavy !== null && done.some((action) => MOVES.includes(action) && !heavy.includes(action));

/** A move after a Heavy gun was fired, which it does not bear. */
const heldByGun = ({ situation: { heavy }, done }: Mind, action: BehaviourAction): boolean =>
  heavy !== null && done.includes('shoot') && !heavy.includes(action);

const after = ({ done }: Mind, ...actions: readonly BehaviourAction[]): boolean =>
  actions.some((action) => done.includes(action));

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

const moveCheck =
  (action: BehaviourAction, ...barredBy: readonly BehaviourAction[]): Check =>
  (mind, _known, engaged) =>
    engaged ? 'engaged' : after(mind, ...barredBy) ? 'moved' : heldByGun(mind, action) ? 'heavy' : null;

/** Preconditions beside AP and how often (kill-team.md A3.1). */
const CHECKS: Readonly<Record<BehaviourAction, Check>> = {
  reposition: moveCheck('reposition', 'fallBack', 'charge'),
  dash: moveCheck('dash', 'charge'),
  charge: (mind, known, engaged) =>
    mind.order === 'conceal' ? 'order' : moveCheck('charge', 'reposition', 'dash', 'fallBack')(mind, known, engaged),
  fallBack: (mind, _known, engaged) =>
    !engaged
      ? 'notEngaged'
      : after(mind, 'reposition', 'charge')
        ? 'moved'
        : heldByGun(mind, 'fallBack')
          ? 'heavy'
          : null,
  shoot: (mind, known, engaged) => {
    if (mind.order === 'conceal') return 'order';
    if (engaged) return 'engaged';
    if (after(mind, 'guard')) return 'done';
    if (movedTooFar(mind)) return 'heavy';
    return known.self[CAN_SHOOT] === 0 && !mind.reloaded ? 'weapon' : null;
  },
  fight: (_mind, known, engaged) => (!engaged ? 'notEngaged' : known.self[CAN_FIGHT] === 0 ? 'weapon' : null),
  guard: (mind, _known, engaged) => {
    if (mind.situation.counteract) return 'counteract';
    if (mind.order === 'conceal') return 'order';
    return engaged ? 'engaged' : after(mind, 'shoot') ? 'done' : null;
  },
  reload: (_mind, known, engaged) => (engaged ? 'engaged' : known.self[NEEDS_RELOAD] === 1 ? null : 'weapon'),
  cast: (_mind, known) => (known.self[CAN_CAST] === 0 ? 'weapon' : null),
  mission: (_mind, _known, engaged) => (engaged ? 'engaged' : null),
  pass: () => null,
};

const most = ({ situation }: Mind, action: BehaviourAction): number =>
  action === 'shoot' ? situation.shoots : action === 'fight' ? situation.fights : 1;

/** What stops an action now; null: nothing but perhaps the lack of a target. */
export function stopped(mind: Mind, known: Known, action: BehaviourAction): Stopped | null {
  const { counteract, done } = mind.situation;
  if (counteract && (mind.done.length > 0 || done.length > 0 || COSTS[action] > 1)) return 'counteract';
  if (mind.ap < COSTS[action] && !counteract) return 'ap';
  if (times(mind, action) >= most(mind, action)) return 'done';
  return CHECKS[action](mind, known, isEngaged(mind));
}

/** The start of an activation's thoughts. */
export const mindOf = (situation: Situation, known: Known, order: Order, inControl: number): Mind => ({
  situation,
  order: situation.order ?? order,
  ap: situation.ap,
  done: situation.done,
  engaged: known.yes[inControl] ?? 0,
  place: 'here',
  aim: 0,
  reloaded: false,
});

const placeAfter = (action: BehaviourAction, place: Place): Place =>
  action === 'reposition' || action === 'dash' || action === 'fallBack' ? action : place;

/** After one more step; `target` is whom it is done to, or for whom a place is chosen. */
export const afterStep = (mind: Mind, action: BehaviourAction, target: Mask): Mind => {
  const moves = MOVES.includes(action);
  return {
    ...mind,
    ap: mind.ap - COSTS[action],
    done: [...mind.done, action],
    engaged: action === 'charge' ? target : action === 'fallBack' ? 0 : mind.engaged,
    place: placeAfter(action, mind.place),
    aim: moves ? target : mind.aim,
    reloaded: mind.reloaded || action === 'reload',
  };
};
