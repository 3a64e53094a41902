import type { BattleEvent, EventOf, EventType } from '../../family/vanguard/model/event.ts';
import { forgetModel, forgetPlace, forgetSight, forgetSightOf, replanned, withFoes, withTurn } from './forget.ts';
import type { FoeBattle, FoeTurn, ToldFact } from './state.ts';

const MOVES: ReadonlySet<string> = new Set(['walk', 'run']);

/** As tables call what was done. */
function isSame(action: string, act: string): boolean {
  if (act === 'attack') return action === 'shoot' || action === 'strike';
  return action === (act.startsWith('own:') ? 'own' : act);
}

/** A step of the plan was done, or something else in its place: then it thinks again. */
function afterAct(turn: FoeTurn, { act }: EventOf<'acted'>): FoeTurn {
  const [next, ...rest] = (turn.plan?.steps ?? []).filter(({ action }) => action !== 'push');
  if (turn.plan === null || next === undefined || !isSame(next.action, act)) return { ...turn, plan: null };
  const aim = MOVES.has(act) && next.target !== null ? { target: next.target, move: act } : turn.aim;
  return { ...turn, aim, plan: rest.length > 0 ? { ...turn.plan, steps: rest } : null };
}

/** What was told of the place it moved to, for whom that was chosen, holds of the place it stands on now. */
function arrived({ foes }: FoeBattle, { model, action }: EventOf<'moved'>): readonly ToldFact[] {
  const aim = foes?.turn?.model === model ? foes.turn.aim : null;
  if (foes === undefined || aim === null || aim.move !== action) return [];
  return foes.told
    .filter((fact) => fact.model === model && fact.target === aim.target && fact.fact.endsWith(`.${action}`))
    .map((fact) => ({ ...fact, fact: fact.fact.slice(0, -action.length - 1) }));
}

/** Engaged with somebody at its end, it thinks again. */
function moved(state: FoeBattle, event: EventOf<'moved'>, before: FoeBattle): FoeBattle {
  const there = arrived(before, event);
  const now = withFoes(forgetPlace(state, event.model), (foes) => ({ ...foes, told: [...foes.told, ...there] }));
  return event.engages.length > 0 ? replanned(now, event.model) : now;
}

function corrected(state: FoeBattle, { correction }: EventOf<'corrected'>): FoeBattle {
  const now = state.activation === null ? state : replanned(state, state.activation.model);
  if (!('model' in correction)) return now;
  return correction.what === 'inPlay' ? forgetModel(now, correction.model) : forgetSight(now, correction.model);
}

/** Whoever acts thinks again: ways are of the board that lay there. */
const otherBoard = (state: FoeBattle): FoeBattle =>
  state.activation === null ? state : replanned(state, state.activation.model);

/** One that was put elsewhere by hand thinks again: its way begins where it stood. */
function put(state: FoeBattle, { model, at }: EventOf<'boardPlaced'>, before: FoeBattle): FoeBattle {
  const was = before.board?.places[model];
  const isElsewhere = at !== null && (was?.x !== at.x || was.y !== at.y || was.z !== at.z);
  const now = forgetPlace(state, model);
  return isElsewhere ? replanned(now, model) : now;
}

/** The table has the word on how one sees another: what was told of it before is over, and a plan that waits is thought of anew. */
function overruled(state: FoeBattle, { from, to }: EventOf<'boardOverruled'>): FoeBattle {
  const told = forgetSightOf(state, from, to);
  return state.tasks.length > 0 ? told : replanned(replanned(told, from), to);
}

type Watched = {
  readonly [T in EventType]?: (state: FoeBattle, event: EventOf<T>, before: FoeBattle) => FoeBattle;
};

const WATCHED: Watched = {
  acted: (state, event) => withTurn(state, event.model, (turn) => afterAct(turn, event)),
  activationEnded: (state, { model }) => withTurn(state, model, () => null),
  // Whom people activate themselves, no table plays.
  activated: (state, { model }) =>
    state.foes?.turn?.model === model ? state : withFoes(state, (foes) => ({ ...foes, turn: null })),
  moved,
  boardTaken: otherBoard,
  boardDropped: otherBoard,
  boardPlaced: put,
  boardOverruled: overruled,
  doorMoved: otherBoard,
  removed: (state, { model }) => forgetModel(state, model),
  returned: (state, { model }) => forgetPlace(state, model),
  knockedDown: (state, { model }) => replanned(forgetSight(state, model), model),
  stoodUp: (state, { model }) => forgetSight(state, model),
  cancelled: (state, { model }) => replanned(state, model),
  corrected,
};

/** What happens to everybody, and what of it a side that plays itself forgets. `before`: the event. */
export function watched(state: FoeBattle, event: BattleEvent, before: FoeBattle): FoeBattle {
  const watch = WATCHED[event.type] as
    | ((state: FoeBattle, event: BattleEvent, before: FoeBattle) => FoeBattle)
    | undefined;
  return watch === undefined ? state : watch(state, event, before);
}
