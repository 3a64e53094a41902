import { sightFacts, TARGET_FACTS } from '../../behaviour/killTeam/fact.ts';
import { advance } from '../../family/killteam/flow/advance.ts';
import type { Command } from '../../family/killteam/model/command.ts';
import { cancelAttack } from '../../family/killteam/flow/decide/openAttack.ts';
import { done, refused } from '../../family/killteam/flow/decide/decision.ts';
import type { BattleDecision, Game } from '../../family/killteam/rules/game.ts';
import { flowReasons } from '../../family/killteam/flow/decide/flow.ts';
import type { BattleEvent } from '../../family/killteam/model/event.ts';
import { findOperative, ofSide, opposing, tableSide, topTask } from '../../family/killteam/model/lookup.ts';
import { reject, type Rejection, when } from '../../family/killteam/model/rejection.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import { interruptLetBe } from '../../family/killteam/flow/guards.ts';
import { counteractOffered } from '../../family/killteam/flow/turns.ts';
import { enemiesDue, whoIsNext } from './choose.ts';
import { begun, stepDecision } from './carry.ts';
import { priorityNow } from './priorityTarget.ts';
import { soundTurn } from './soundTurn.ts';
import type { EnemyTurn, NpoChoice, PlannedStep } from './state.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

const dvOf = (state: BattleState): number => ofSide(state, tableSide(state)).reduce((sum, { dv }) => sum + dv, 0);

const set = (state: BattleState, choice: NpoChoice): BattleEvent => ({ type: 'npoSet', choice, startDv: dvOf(state) });

/** Sets how the enemy plays itself. A table that is edited counts from the next thing it decides. */
export const setNpo = (game: Game, { choice }: Of<'setNpo'>): BattleDecision => {
  const { priorityTarget } = choice;
  return typeof priorityTarget === 'string' && findOperative(game.state, priorityTarget) === null
    ? refused(reject('unknownOperative', { operative: priorityTarget }))
    : done(game, [set(game.state, choice)]);
};

/** A battle in which nobody read Alert until now: whoever was hurt before knows of it. */
const attackedBefore = (before: BattleState, choice: NpoChoice): readonly BattleEvent[] =>
  before.npo === undefined &&
  choice.alert === true &&
  (before.alert ?? 0) < 2 &&
  ofSide(before, tableSide(before)).some(({ wounds, maxWounds }) => wounds < maxWounds)
    ? [{ type: 'alertChanged', to: 2 }]
    : [];

const thinks = (operative: string): BattleEvent => ({
  type: 'taskOpened',
  task: { kind: 'npo', id: 'npo', operative },
});

const passed = (game: Game): readonly BattleEvent[] => {
  const { state } = game;
  const others = opposing(state, tableSide(state));
  if (state.group !== null && state.group.side === others) return [{ type: 'groupPassed' }];
  return state.turn === others && counteractOffered(game) ? [{ type: 'counteractPassed' }] : [];
};

const notDue = (game: Game): readonly Rejection[] => {
  const { state } = game;
  const side = tableSide(state);
  return when(state.turn !== side && state.group?.side !== side && !counteractOffered(game), 'notYourTurn');
};

const isActing = ({ activation, interrupt }: BattleState, enemy: string): boolean =>
  [activation, interrupt].some((each) => each?.operative === enemy);

/** Another is named: the one that was chosen and has done nothing yet is let go. */
function letGo(state: BattleState, other: string | null): readonly BattleEvent[] {
  const chosen = state.npo?.turn?.enemy;
  if (chosen === undefined || other === null || other === chosen || isActing(state, chosen)) return [];
  const asked: BattleEvent[] = state.tasks.at(-1)?.kind === 'npo' ? [{ type: 'taskClosed' }] : [];
  return [...asked, { type: 'enemyLeft', operative: chosen }];
}

/**
 * The table plays an enemy. Who it is, is settled before anything is asked (kill-team.md A9.2); a player may name another
 * that is due.
 */
export function enemyActivates(game: Game, { operative, choice }: Of<'enemyActivates'>): BattleDecision {
  const named = choice === undefined ? [] : [set(game.state, choice), ...attackedBefore(game.state, choice)];
  const events = [...letGo(game.state, operative), ...named];
  const now = game.at(game.rules.evolve(game.state, events));
  const reasons = [...flowReasons(now), ...when(now.state.activation !== null, 'activationOpen'), ...notDue(now)];
  const [reason] = reasons;
  if (reason !== undefined) return refused(reason);
  const due = enemiesDue(now);
  if (operative !== null && !due.some(({ id }) => id === operative)) return refused(reject('notReady'));
  const next = operative === null ? whoIsNext(now) : { id: operative, why: [{ by: 'hand', left: [operative] }] };
  return next === null
    ? refused(reject('notReady'))
    : done(game, [
        ...events,
        ...passed(now),
        { type: 'enemyChosen', operative: next.id, why: next.why },
        thinks(next.id),
        ...priorityNow(now, next.id),
      ]);
}

/** The turn that is open, or why nothing can be done with it now. */
function openTurn({ state }: Game): EnemyTurn | Rejection {
  const turn = state.npo?.turn ?? null;
  if (turn === null) return reject('noActivation');
  return state.result === null ? soundTurn(turn) : reject('battleOver');
}

const isRefusal = (turn: EnemyTurn | Rejection): turn is Rejection => 'code' in turn;

/**
 * Several decisions, one after the other, as one, and what then follows by itself; a question in between ends it early. A
 * refusal refuses all of it.
 */
function inTurn(game: Game, decisions: readonly ((game: Game) => BattleDecision)[]): BattleDecision {
  const events: BattleEvent[] = [];
  let { state } = game;
  for (const decide of decisions) {
    if (events.length > 0 && state.tasks.length > 0) break;
    const decision: BattleDecision = decide(game.at(state));
    if (!decision.ok) return decision;
    events.push(...decision.events);
    ({ state } = decision);
  }
  const after = advance(game.at(state), []);
  return { ok: true, events: [...events, ...after.events], state: after.state };
}

/** The first steps of the plan are done, in order; without a plan to carry out, it passes. */
export function carryOut(game: Game, { count }: Of<'carryOut'>): BattleDecision {
  const turn = openTurn(game);
  if (isRefusal(turn)) return refused(turn);
  const { tasks, interrupt } = game.state;
  const elsewhere = interrupt !== null && interrupt.operative !== turn.enemy;
  if (tasks.length > 0 || elsewhere || turn.plan === null) return refused(reject('requestPending'));
  if (!Number.isInteger(count) || count < 0) return refused(reject('outOfBounds'));
  return inTurn(game, stepDecision(turn, count));
}

/** What was said of its target that is not so, when an action cannot be done. */
const MISSED: Partial<Record<PlannedStep['action'], string>> = { charge: 'chargeReach', cast: 'powerReach' };

/** A target that is not there after all is one no more, in a fight that is begun neither in its control range; everything else bars its row. */
function barredBy(enemy: string, step: PlannedStep): readonly BattleEvent[] {
  const [valid] = sightFacts('here');
  const { action, target, row } = step;
  const fact = action === 'shoot' ? TARGET_FACTS[valid]?.id : MISSED[action];
  const again: BattleEvent = { type: 'enemyPlanned', operative: enemy, plan: null };
  if (target !== null && fact !== undefined)
    return [{ type: 'enemyTold', facts: [{ enemy, target, fact, is: false }], nearest: [], asked: false }, again];
  return target !== null && row === BEGUN
    ? [{ type: 'engagementChanged', pair: [target, enemy], on: false }, again]
    : [{ type: 'enemyRowBarred', operative: enemy, row }];
}

/** No id of a row: the step of an attack that is begun has left the plan. */
const BEGUN = '';

/** The attack of this enemy that is in hand, as the step it came from; null: there is none. */
function openAttackStep({ state }: Game, { enemy }: EnemyTurn): PlannedStep | null {
  const top = topTask(state);
  if (top?.kind !== 'shoot' && top?.kind !== 'fight') return null;
  const [by, target] =
    top.kind === 'shoot' ? [top.operative, top.sequence.target] : [top.attacker.operative, top.defender.operative];
  return by === enemy ? { row: BEGUN, action: top.kind, target, wish: null, inches: null } : null;
}

/**
 * The table cannot do the first step: nothing was paid for it, an attack just opened is taken back with its AP, and the list
 * goes on with the next row or the next target.
 */
export function couldNot(game: Game): BattleDecision {
  const turn = openTurn(game);
  if (isRefusal(turn)) return refused(turn);
  const attack = openAttackStep(game, turn);
  if (game.state.tasks.length > 0 && attack === null) return refused(reject('requestPending'));
  const step = attack ?? turn.plan?.steps[0];
  if (step === undefined) return refused(reject('nothingToPass'));
  const back = attack === null ? { ok: true as const, events: [], state: game.state } : cancelAttack(game);
  if (!back.ok) return back;
  const taken = back.events.filter(({ type }) => type !== 'taskOpened');
  return withThought(game, [...taken, ...barredBy(turn.enemy, step)], turn.enemy);
}

/** The events, and then its table thinks: by itself in its activation, else because it is told to. */
function withThought(game: Game, events: readonly BattleEvent[], enemy: string): BattleDecision {
  const acting = game.rules.evolve(game.state, events).activation?.operative === enemy;
  return done(game, acting ? events : [...events, thinks(enemy)]);
}

/** The player plays this enemy for the rest of its activation, which begins if need be, or gives it back to its table. */
export function takeEnemy(game: Game, { hand }: Of<'takeEnemy'>): BattleDecision {
  const turn = openTurn(game);
  if (isRefusal(turn)) return refused(turn);
  if (topTask(game.state) !== null && topTask(game.state)?.kind !== 'npo') return refused(reject('requestPending'));
  const closed: BattleEvent[] = game.state.tasks.length > 0 ? [{ type: 'taskClosed' }] : [];
  const taken: BattleEvent = { type: 'enemyTaken', operative: turn.enemy, hand };
  return hand
    ? inTurn(game, [(now) => done(now, [...closed, taken]), begun(turn)])
    : withThought(game, [...closed, taken], turn.enemy);
}

/** Nothing has been done yet: the choice of this enemy is let go, or the guard lets it pass. */
export function leaveEnemy(game: Game): BattleDecision {
  const turn = openTurn(game);
  if (isRefusal(turn)) return refused(turn);
  if (game.state.activation?.operative === turn.enemy) return refused(reject('activationOpen'));
  const { interrupt } = game.state;
  const closed: BattleEvent[] = topTask(game.state)?.kind === 'npo' ? [{ type: 'taskClosed' }] : [];
  const letBe = interrupt?.operative === turn.enemy ? interruptLetBe(game, interrupt.operative, interrupt.enemy) : [];
  return done(game, [...closed, { type: 'enemyLeft', operative: turn.enemy }, ...letBe]);
}

/** The table says of an enemy how it sees and reaches everybody, before it is asked. */
export function tellEnemy(game: Game, { enemy, facts, nearest }: Of<'tellEnemy'>): BattleDecision {
  const { state } = game;
  if (state.npo === undefined) return refused(reject('noActivation'));
  const named = [enemy, ...facts.map(({ target }) => target), nearest?.first ?? null, ...(nearest?.among ?? [])];
  const unknown = named.find((id) => id !== null && findOperative(state, id) === null);
  if (typeof unknown === 'string') return refused(reject('unknownOperative', { operative: unknown }));
  return done(game, [
    {
      type: 'enemyTold',
      facts: facts.map((fact) => ({ ...fact, enemy })),
      nearest: nearest === null ? [] : [{ enemy, first: nearest.first, among: [...nearest.among] }],
      asked: false,
    },
  ]);
}
