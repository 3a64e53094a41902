import type { BattleEvent } from '../../family/killteam/model/event.ts';
import { noNpo, type NpoChoice, type ToldFact } from './state.ts';
import { at } from '../../family/killteam/flow/evolve/draft.ts';
import type { BattleDraft, Handlers } from '../../family/killteam/rules/plugin.ts';

const turnOf = (draft: BattleDraft, operative: string) =>
  draft.npo?.turn?.enemy === operative ? draft.npo.turn : null;

/** What was said about where somebody stood is no longer true once it moved; how far all are from an enemy neither. */
const forgetTold = ({ npo: state }: BattleDraft, id: string): void => {
  if (state === undefined) return;
  state.told = state.told.filter(
    ({ enemy, target, fact }) => enemy !== id && target !== id && !(target === null && fact === 'farFromAll'),
  );
  state.nearest = state.nearest.filter(({ enemy, among }) => enemy !== id && !among.includes(id));
};

const forget = ({ npo: state }: BattleDraft, gone: (told: ToldFact) => boolean): void => {
  if (state !== undefined) state.told = state.told.filter((told) => !gone(told));
};

/** With another sight or weather, what was said of how anybody is seen holds no longer. */
const forgetSight = (draft: BattleDraft): void =>
  forget(draft, ({ fact }) => /^(?:validTarget|inCover|obscured)/u.test(fact));

/** A counteraction moves 2" at most: what was told of an enemy's moves holds for activations or for counteractions alone. */
const forgetMoves = (draft: BattleDraft, id: string): void =>
  forget(draft, ({ enemy, fact }) => enemy === id && (fact === 'chargeReach' || fact.includes('.')));

/** With another order it may be a target or be one no more. */
const forgetOrder = (draft: BattleDraft, id: string): void =>
  forget(draft, ({ target, fact }) => target === id && fact.startsWith('validTarget'));

/** Somebody is gone: plans with it are void, and the next one that can be charged is to be asked for. */
const forgetFallen = ({ npo: state }: BattleDraft, id: string): void => {
  if (state === undefined) return;
  state.told = state.told.filter(({ target, fact }) => target !== id && fact !== 'chargeReach');
  if (state.priorityTarget === id) state.priorityTarget = null;
  const { turn } = state;
  if (turn?.enemy === id) state.turn = null;
  else if (turn?.plan?.steps.some(({ target }) => target === id) === true) turn.plan = null;
};

/** A step of the plan was done, or something else in its place: then it thinks again. */
const planned = (draft: BattleDraft, event: Extract<BattleEvent, { type: 'actionPerformed' }>): void => {
  const turn = turnOf(draft, event.operative);
  const [next, ...rest] = turn?.plan?.steps ?? [];
  if (turn === null || turn.plan === null) return;
  const done: string = event.action === 'interact' ? 'mission' : event.action;
  turn.plan = next?.action === done && rest.length > 0 ? { ...turn.plan, steps: rest } : null;
};

const unplanned = (draft: BattleDraft, operative: string): void => {
  const turn = turnOf(draft, operative);
  if (turn !== null) turn.plan = null;
};

/** Its activation is over, or it was let go. */
const leave = (draft: BattleDraft, operative: string): void => {
  if (draft.npo === undefined || turnOf(draft, operative) === null) return;
  draft.npo.turn = null;
  if (at(draft, operative).readiness === 'expended') forgetMoves(draft, operative);
};

/** Somebody else acts: whoever was chosen and has done nothing yet is let go. */
const leaveOthers = (draft: BattleDraft, operative: string): void => {
  const chosen = draft.npo?.turn?.enemy ?? operative;
  if (chosen !== operative) leave(draft, chosen);
};

/** What the table calls a place or an action is set anew: so must be what was told of where an enemy stands. */
const forgetNamed = (draft: BattleDraft, { targetLocation, missionAction }: NpoChoice): void => {
  if (targetLocation !== undefined || missionAction !== undefined) forget(draft, ({ target }) => target === null);
};

/** How the enemy plays itself: what is set, chosen, told and planned. */
export const npo = {
  readied: (draft) => {
    if (draft.npo !== undefined) draft.npo.seen = false;
  },
  turningPointEnded: (draft) => {
    if (draft.sight !== null || draft.environment.length > 0) forgetSight(draft);
  },
  activated: (draft, { operative, order, kind }) => {
    leaveOthers(draft, operative);
    if (draft.npo?.counteract === true) draft.counteractPassed = false;
    if (kind === 'activation' && at(draft, operative).order !== order) forgetOrder(draft, operative);
  },
  activationEnded: (draft, { operative }) => {
    leave(draft, operative);
  },
  actionPerformed: (draft, event) => {
    planned(draft, event);
  },
  attackCancelled: (draft, { operative }) => {
    unplanned(draft, operative);
  },
  incapacitated: (draft, { operative }) => {
    forgetFallen(draft, operative);
  },
  reanimated: (draft, { operative }) => {
    forgetTold(draft, operative);
  },
  factsForgotten: (draft, { operative }) => {
    forgetTold(draft, operative);
  },
  orderChanged: (draft, { operative }) => {
    forgetOrder(draft, operative);
  },
  worldChanged: (draft, { set }) => {
    if (set.sight !== undefined || set.environment !== undefined) forgetSight(draft);
  },
  corrected: (draft, { correction }) => {
    if (correction.what === 'order') forgetOrder(draft, correction.operative);
    if (correction.what === 'wounds' && correction.to > 0 && at(draft, correction.operative).down)
      forgetTold(draft, correction.operative);
  },
  npoSet: (draft, { choice, startDv }) => {
    forgetNamed(draft, choice);
    Object.assign(draft, { npo: { ...(draft.npo ?? noNpo(startDv)), ...choice } });
  },
  enemyChosen: (draft, { operative, why }) => {
    if (draft.npo === undefined) return;
    if (at(draft, operative).readiness === 'expended') forgetMoves(draft, operative);
    draft.npo.turn = {
      enemy: operative,
      why: why.map(({ by, left }) => ({ by, left: [...left] })),
      asked: 0,
      barred: [],
      plan: null,
      hand: false,
    };
  },
  enemyTold: (draft, { facts, nearest, asked }) => {
    if (draft.npo === undefined) return;
    const same = (one: (typeof facts)[number], other: (typeof facts)[number]) =>
      one.enemy === other.enemy && one.target === other.target && one.fact === other.fact;
    draft.npo.told = [...draft.npo.told.filter((old) => !facts.some((fact) => same(fact, old))), ...facts];
    for (const { enemy, first, among } of nearest) draft.npo.nearest.unshift({ enemy, first, among: [...among] });
    if (facts.some(({ fact, is }) => is && fact === 'validTarget')) draft.npo.seen = true;
    if (asked && draft.npo.turn !== null) draft.npo.turn.asked += 1;
  },
  enemyPlanned: (draft, { operative, plan }) => {
    const turn = turnOf(draft, operative);
    if (turn !== null) Object.assign(turn, { plan });
    if (draft.npo !== undefined && plan?.steps.some(({ target }) => target !== null) === true) draft.npo.seen = true;
  },
  enemyRowBarred: (draft, { operative, row }) => {
    const turn = turnOf(draft, operative);
    if (turn !== null) Object.assign(turn, { barred: [...turn.barred, row], plan: null });
  },
  enemyTaken: (draft, { operative, hand }) => {
    const turn = turnOf(draft, operative);
    if (turn !== null) Object.assign(turn, { hand, plan: null });
  },
  enemyLeft: (draft, { operative }) => {
    leave(draft, operative);
  },
  moraleRolled: (draft, { broken }) => {
    if (draft.npo !== undefined) draft.npo.broken = broken;
  },
} satisfies Partial<Handlers>;
