import type { BattleState } from '../../family/killteam/model/state.ts';
import { forceOf, markersOfCarrier, neverActs, sideMeant, standing } from '../../family/killteam/model/lookup.ts';
import type { Operative } from '../../family/killteam/model/operative.ts';
import { controlsZone, withinZone } from './onGround.ts';
import type { Condition } from './condition.ts';

interface Range {
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}
type Among = Extract<Condition, { is: 'standing' | 'down' | 'hurt' | 'within' }>;
/** Null: nobody can say it of this battle. */
type Answer = boolean | null;

const within = (number: number, { least = -Infinity, most = Infinity }: Range): boolean =>
  number >= least && number <= most;

const isOne = (state: BattleState, { side, keyword, named }: Among, operative: Operative): boolean =>
  operative.side === sideMeant(state, side) &&
  (!neverActs(operative) || keyword !== undefined || named !== undefined) &&
  (keyword === undefined || operative.keywords.includes(keyword)) &&
  (named === undefined || operative.name === named);

const WHOLE = 100;

function isSo(among: Among, operative: Operative): boolean {
  if (among.is === 'down') return !standing(operative);
  if (!standing(operative)) return false;
  return among.is !== 'hurt' || operative.wounds * WHOLE < operative.maxWounds * among.percent;
}

const counted = (state: BattleState, among: Among): number =>
  state.operatives.filter((operative) => isOne(state, among, operative) && isSo(among, operative)).length;

const carries = (state: BattleState, { side, marker }: Extract<Condition, { is: 'carrying' }>): boolean =>
  state.operatives.some(
    (operative) =>
      operative.side === sideMeant(state, side) &&
      standing(operative) &&
      markersOfCarrier(operative).some((each) => marker === undefined || each === marker),
  );

const wholeOf = (state: BattleState, { of, counter }: Extract<Condition, { is: 'share' }>): number =>
  of === 'most'
    ? (state.mission.counters.find(({ id }) => id === counter)?.max ?? Infinity)
    : forceOf(state, sideMeant(state, of)).length;

const isShare = (state: BattleState, share: Extract<Condition, { is: 'share' }>): boolean =>
  (state.counters[share.counter] ?? 0) * WHOLE >= wholeOf(state, share) * share.percent;

type Leaf = Exclude<Condition, { is: 'all' | 'any' | 'not' }>;

/** Those who may be there or not count either way: only what is so with and without them is sure. */
function isWithin(state: BattleState, leaf: Extract<Leaf, { is: 'within' }>): Answer {
  const there = withinZone(
    state,
    leaf.zone,
    state.operatives.filter((operative) => isOne(state, leaf, operative) && standing(operative)),
  );
  if (there === null) return null;
  const [least, most] = [within(there.sure, leaf), within(there.sure + there.unknown, leaf)];
  return least === most ? least : null;
}

function leafHolds(leaf: Leaf, state: BattleState): Answer {
  switch (leaf.is) {
    case 'counter':
      return within(state.counters[leaf.counter] ?? 0, leaf);
    case 'share':
      return isShare(state, leaf);
    case 'tick':
      return state.ticks[leaf.tick] === true;
    case 'flag':
      return state.flags.includes(leaf.flag) || state.mission.script?.flags.includes(leaf.flag) === true;
    case 'turningPoint':
      return within(state.turningPoint, leaf);
    case 'alert':
      return within(state.alert ?? 0, leaf);
    case 'standing':
    case 'down':
    case 'hurt':
      return within(counted(state, leaf), leaf);
    case 'within':
      return isWithin(state, leaf);
    case 'carrying':
      return carries(state, leaf);
    case 'controls':
      return controlsZone(state, leaf.zone, sideMeant(state, leaf.side));
    case 'objective':
      return state.scenario?.settled[leaf.objective] === leaf.as;
    case 'acted':
      return within(state.scenario?.acted.filter(({ action }) => action === leaf.action).length ?? 0, leaf);
  }
}

type Joint = Extract<Condition, { is: 'all' | 'any' }>;

const isJoint = (condition: Leaf | Joint): condition is Joint => condition.is === 'all' || condition.is === 'any';

/** Of several: sure as soon as one is `decides`, unsure as long as one is. */
const joined = (answers: readonly Answer[], decides: boolean): Answer =>
  answers.includes(decides) ? decides : answers.includes(null) ? null : !decides;

function answer(condition: Condition, state: BattleState): Answer {
  if (condition.is === 'not') {
    const inner = answer(condition.of, state);
    return inner === null ? null : !inner;
  }
  if (!isJoint(condition)) return leafHolds(condition, state);
  return joined(
    condition.of.map((one) => answer(one, state)),
    condition.is === 'any',
  );
}

/**
 * Whether a condition is so in a battle now. Counters, ticks and objectives that do not exist are 0, not set, not settled; what
 * hangs on who is where without a board that says it is not so, nor is its contrary.
 */
export const holds = (condition: Condition, state: BattleState): boolean => answer(condition, state) === true;
