import type { BattleEvent } from '../../family/killteam/model/event.ts';
import { noNpo, type EnemyTurn, type NpoChoice, type NpoState, type ToldFact } from './state.ts';
import { isLookedAt } from './implied.ts';
import { limitsSight } from './limitsSight.ts';
import { kept } from '../../family/killteam/flow/evolve/change.ts';
import { operativeById } from '../../family/killteam/model/lookup.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import type { Handlers } from '../../family/killteam/rules/plugin.ts';

type Of<T extends BattleEvent['type']> = Extract<BattleEvent, { type: T }>;

/** The state with how the enemy plays itself changed, if it does. */
function withNpo(state: BattleState, change: (npo: NpoState) => NpoState): BattleState {
  if (state.npo === undefined) return state;
  const npo = change(state.npo);
  return npo === state.npo ? state : { ...state, npo };
}

/** The state with the turn of this enemy changed, if it is its turn. */
const withTurn = (state: BattleState, enemy: string, change: (turn: EnemyTurn) => EnemyTurn): BattleState =>
  withNpo(state, (npo) => (npo.turn?.enemy === enemy ? { ...npo, turn: change(npo.turn) } : npo));

const forget = (state: BattleState, gone: (told: ToldFact) => boolean): BattleState =>
  withNpo(state, (npo) => {
    const told = kept(npo.told, (each) => !gone(each));
    return told === npo.told ? npo : { ...npo, told };
  });

/** Of several the table said which is the Priority Target: not so any more once one of them has moved, or whom they are near. */
const withoutPriority = (npo: NpoState, id: string, isLooked: boolean): NpoState =>
  (npo.priorityAmong ?? []).length > 1 && (isLooked || npo.priorityAmong?.includes(id) === true)
    ? { ...npo, priorityTarget: null }
    : npo;

/**
 * What was said about where somebody stood is no longer true once it moved; how far all are from an enemy neither, nor who is
 * at the Target Location where that moved with it.
 */
function forgetTold(state: BattleState, id: string): BattleState {
  const isLooked = isLookedAt(state, operativeById(state, id));
  return withNpo(
    forget(
      state,
      ({ enemy, target, fact }) =>
        enemy === id ||
        target === id ||
        (target === null && (fact === 'farFromAll' || (isLooked && fact === 'atTargetLocation'))),
    ),
    (npo) => ({
      ...withoutPriority(npo, id, isLooked),
      nearest: kept(npo.nearest, ({ enemy, among }) => enemy !== id && !among.includes(id)),
    }),
  );
}

const SIGHT = /^(?:validTarget|inCover|obscured)/u;

/** With another sight or weather, what was said of how anybody is seen holds no longer. */
const forgetSight = (state: BattleState): BattleState => forget(state, ({ fact }) => SIGHT.test(fact));

const planless = (turn: EnemyTurn): EnemyTurn => ({ ...turn, plan: null });

/** The table has the word on how one sees another: what was told of it before is over, and a plan that waits is thought of anew. */
function overruled(state: BattleState, { from, to }: Of<'boardOverruled'>): BattleState {
  const isBoth = (one: string, other: string | null): boolean =>
    (one === from && other === to) || (one === to && other === from);
  const told = forget(state, ({ enemy, target, fact }) => isBoth(enemy, target) && SIGHT.test(fact));
  if (state.tasks.length > 0) return told;
  return withTurn(withTurn(told, from, planless), to, planless);
}

/** A door stands otherwise: who acts thinks again of what it sees, and of its way. */
const otherSight = (state: BattleState): BattleState =>
  withNpo(forgetSight(state), (npo) => (npo.turn === null ? npo : { ...npo, turn: { ...npo.turn, plan: null } }));

/** A counteraction moves 2" at most: what was told of an enemy's moves holds for activations or for counteractions alone. */
const forgetMoves = (state: BattleState, id: string): BattleState =>
  forget(state, ({ enemy, fact }) => enemy === id && (fact === 'chargeReach' || fact.includes('.')));

const forgetMovesOnceExpended = (state: BattleState, id: string): BattleState =>
  operativeById(state, id).readiness === 'expended' ? forgetMoves(state, id) : state;

/** With another order it may be a target or be one no more. */
const forgetOrder = (state: BattleState, id: string): BattleState =>
  forget(state, ({ target, fact }) => target === id && fact.startsWith('validTarget'));

/** A plan with somebody who is gone is void. */
const planWithout = (turn: EnemyTurn | null, id: string): EnemyTurn | null => {
  if (turn?.enemy === id) return null;
  return turn?.plan?.steps.some(({ target }) => target === id) === true ? { ...turn, plan: null } : turn;
};

/** Somebody is gone: plans with it are void, and the next one that can be charged is to be asked for. */
const forgetFallen = (state: BattleState, id: string): BattleState =>
  withNpo(
    forget(state, ({ target, fact }) => target === id || fact === 'chargeReach'),
    (npo) => ({
      ...npo,
      priorityTarget: npo.priorityTarget === id ? null : npo.priorityTarget,
      turn: planWithout(npo.turn, id),
    }),
  );

/** A step of the plan was done, or something else in its place: then it thinks again. */
const planned = (state: BattleState, { operative, action }: Of<'actionPerformed'>): BattleState =>
  withTurn(state, operative, (turn) => {
    if (turn.plan === null) return turn;
    const [next, ...rest] = turn.plan.steps;
    const done: string = action === 'interact' ? 'mission' : action;
    return { ...turn, plan: next?.action === done && rest.length > 0 ? { ...turn.plan, steps: rest } : null };
  });

/** A power is cast once: its row is not looked at again, and of the plan only whom it is for counts until it has been done. */
const cast = (state: BattleState, { operative }: Of<'traitUsed'>): BattleState =>
  withTurn(state, operative, (turn) => {
    const [next] = turn.plan?.steps ?? [];
    return turn.plan !== null && next?.action === 'cast'
      ? { ...turn, barred: [...turn.barred, next.row], plan: { ...turn.plan, steps: [next] } }
      : turn;
  });

/** It thinks anew: what was planned before is done. */
const thinks = (state: BattleState, { task }: Of<'taskOpened'>): BattleState =>
  task.kind === 'npo' ? withTurn(state, task.operative, (turn) => ({ ...turn, plan: null })) : state;

/** Its activation is over, or it was let go. */
const leave = (state: BattleState, operative: string): BattleState =>
  state.npo?.turn?.enemy === operative
    ? forgetMovesOnceExpended(
        withNpo(state, (npo) => ({ ...npo, turn: null })),
        operative,
      )
    : state;

/** Somebody else acts: whoever was chosen and has done nothing yet is let go. */
const leaveOthers = (state: BattleState, operative: string): BattleState => {
  const chosen = state.npo?.turn?.enemy ?? operative;
  return chosen === operative ? state : leave(state, chosen);
};

function acts(state: BattleState, { operative, order, kind }: Of<'activated'>): BattleState {
  const left = leaveOthers(state, operative);
  const now = left.npo?.counteract === true ? { ...left, counteractPassed: false } : left;
  return kind === 'activation' && operativeById(now, operative).order !== order ? forgetOrder(now, operative) : now;
}

/** What the table calls a place or an action is set anew: so must be what was told of where an enemy stands. */
const forgetNamed = (state: BattleState, { targetLocation, missionAction }: NpoChoice): BattleState =>
  targetLocation !== undefined || missionAction !== undefined ? forget(state, ({ target }) => target === null) : state;

/** Set by hand or by an effect, the Priority Target is no longer whom the scenario means. */
function withChoice({ priorityAmong, ...npo }: NpoState, choice: NpoChoice): NpoState {
  const keeps = priorityAmong !== undefined && choice.priorityTarget === undefined;
  return { ...npo, ...(keeps && { priorityAmong }), ...choice };
}

function set(state: BattleState, { choice, startDv }: Of<'npoSet'>): BattleState {
  const now = forgetNamed(state, choice);
  return { ...now, npo: withChoice(now.npo ?? noNpo(startDv), choice) };
}

const chosen = (state: BattleState, { operative, why }: Of<'enemyChosen'>): BattleState =>
  state.npo === undefined
    ? state
    : withNpo(forgetMovesOnceExpended(state, operative), (npo) => ({
        ...npo,
        turn: { enemy: operative, why, asked: 0, barred: [], plan: null, hand: false },
      }));

const about = (one: ToldFact, other: ToldFact): boolean =>
  one.enemy === other.enemy && one.target === other.target && one.fact === other.fact;

const told = (state: BattleState, { facts, nearest, asked }: Of<'enemyTold'>): BattleState =>
  withNpo(state, (npo) => ({
    ...npo,
    told: [...npo.told.filter((old) => !facts.some((fact) => about(fact, old))), ...facts],
    nearest: [
      ...nearest.map(({ enemy, first, among }) => ({ enemy, first, among: [...among] })).toReversed(),
      ...npo.nearest,
    ],
    seen: npo.seen || facts.some(({ fact, is }) => is && fact === 'validTarget'),
    turn: asked && npo.turn !== null ? { ...npo.turn, asked: npo.turn.asked + 1 } : npo.turn,
  }));

function plans(state: BattleState, { operative, plan }: Of<'enemyPlanned'>): BattleState {
  const seen = plan?.steps.some(({ target }) => target !== null) === true;
  return withNpo(
    withTurn(state, operative, (turn) => ({ ...turn, plan })),
    (npo) => (seen ? { ...npo, seen } : npo),
  );
}

function corrected(state: BattleState, { correction }: Of<'corrected'>): BattleState {
  if (correction.what === 'order') return forgetOrder(state, correction.operative);
  return correction.what === 'wounds' && correction.to > 0 && operativeById(state, correction.operative).down
    ? forgetTold(state, correction.operative)
    : state;
}

/** What happens to everybody, and what of it the enemy that plays itself forgets. */
const watched = {
  readied: (state) => withNpo(state, (npo) => ({ ...npo, seen: false })),
  // What lasts may end with the turning point, and with it what anybody could see.
  turningPointEnded: (state) => (state.lasting.some(limitsSight) ? forgetSight(state) : state),
  activated: acts,
  activationEnded: (state, { operative }) => leave(state, operative),
  interruptEnded: (state) => (state.interrupt === null ? state : leave(state, state.interrupt.operative)),
  actionPerformed: planned,
  traitUsed: cast,
  taskOpened: thinks,
  attackCancelled: (state, { operative }) => withTurn(state, operative, (turn) => ({ ...turn, plan: null })),
  incapacitated: (state, { operative }) => forgetFallen(state, operative),
  reanimated: (state, { operative }) => forgetTold(state, operative),
  factsForgotten: (state, { operative }) => forgetTold(state, operative),
  boardOverruled: overruled,
  orderChanged: (state, { operative }) => forgetOrder(state, operative),
  lastingBegan: (state, { lasting }) => (limitsSight(lasting) ? forgetSight(state) : state),
  lastingEnded: forgetSight,
  doorMoved: otherSight,
  corrected,
} satisfies Partial<Handlers>;

/** How the enemy plays itself: what is set, chosen, told and planned. */
export const npo = {
  ...watched,
  npoSet: set,
  enemyChosen: chosen,
  enemyTold: told,
  enemyPlanned: plans,
  enemyRowBarred: (state, { operative, row }) =>
    withTurn(state, operative, (turn) => ({ ...turn, barred: [...turn.barred, row], plan: null })),
  enemyTaken: (state, { operative, hand }) => withTurn(state, operative, (turn) => ({ ...turn, hand, plan: null })),
  enemyLeft: (state, { operative }) => leave(state, operative),
  moraleRolled: (state, { broken }) => withNpo(state, (now) => ({ ...now, broken })),
} satisfies Partial<Handlers>;
