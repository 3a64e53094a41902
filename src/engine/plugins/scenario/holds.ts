import type { BattleState } from '../../family/killteam/model/state.ts';
import { forceOf, neverActs, sideMeant, standing } from '../../family/killteam/model/lookup.ts';
import type { Operative } from '../../family/killteam/model/operative.ts';
import type { Condition } from './condition.ts';

interface Range {
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}
type Among = Extract<Condition, { is: 'standing' | 'down' | 'hurt' }>;

const within = (number: number, { least = -Infinity, most = Infinity }: Range): boolean =>
  number >= least && number <= most;

const isOne = (state: BattleState, { side, keyword, named }: Among, operative: Operative): boolean =>
  operative.side === sideMeant(state, side) &&
  (!neverActs(operative) || keyword !== undefined || named !== undefined) &&
  (keyword === undefined || operative.keywords.includes(keyword)) &&
  (named === undefined || operative.name === named);

const WHOLE = 100;

const isSo = (among: Among, operative: Operative): boolean => {
  if (among.is === 'down') return !standing(operative);
  return (
    standing(operative) && (among.is === 'standing' || operative.wounds * WHOLE < operative.maxWounds * among.percent)
  );
};

const counted = (state: BattleState, among: Among): number =>
  state.operatives.filter((operative) => isOne(state, among, operative) && isSo(among, operative)).length;

const carries = (state: BattleState, { side, marker }: Extract<Condition, { is: 'carrying' }>): boolean =>
  state.operatives.some(
    (operative) =>
      operative.side === sideMeant(state, side) &&
      standing(operative) &&
      operative.carriesMarker !== null &&
      (marker === undefined || operative.carriesMarker === marker),
  );

const wholeOf = (state: BattleState, { of, counter }: Extract<Condition, { is: 'share' }>): number =>
  of === 'most'
    ? (state.mission.counters.find(({ id }) => id === counter)?.max ?? Infinity)
    : forceOf(state, sideMeant(state, of)).length;

const isShare = (state: BattleState, share: Extract<Condition, { is: 'share' }>): boolean =>
  (state.counters[share.counter] ?? 0) * WHOLE >= wholeOf(state, share) * share.percent;

type Leaf = Exclude<Condition, { is: 'all' | 'any' | 'not' }>;

function leafHolds(leaf: Leaf, state: BattleState): boolean {
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
    case 'carrying':
      return carries(state, leaf);
    case 'objective':
      return state.scenario?.settled[leaf.objective] === leaf.as;
    case 'acted':
      return within(state.scenario?.acted.filter(({ action }) => action === leaf.action).length ?? 0, leaf);
  }
}

type Joint = Extract<Condition, { is: 'all' | 'any' }>;

const isJoint = (condition: Leaf | Joint): condition is Joint => condition.is === 'all' || condition.is === 'any';

/** Whether a condition is so in a battle now. Counters, ticks and objectives that do not exist are 0, not set, not settled. */
export function holds(condition: Condition, state: BattleState): boolean {
  if (condition.is === 'not') return !holds(condition.of, state);
  if (!isJoint(condition)) return leafHolds(condition, state);
  const each = (one: Condition): boolean => holds(one, state);
  return condition.is === 'all' ? condition.of.every(each) : condition.of.some(each);
}
