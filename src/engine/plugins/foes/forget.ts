import type { FoeBattle, FoesState, FoeTurn, ToldFact } from './state.ts';

/** The battle with how its sides play themselves changed, if tables play any. */
export const withFoes = (state: FoeBattle, change: (foes: FoesState) => FoesState): FoeBattle =>
  state.foes === undefined ? state : { ...state, foes: change(state.foes) };

/** The battle with the turn of this model changed, if its table plays it now. */
export const withTurn = (state: FoeBattle, model: string, change: (turn: FoeTurn) => FoeTurn | null): FoeBattle =>
  state.foes?.turn?.model === model
    ? withFoes(state, (foes) => ({ ...foes, turn: foes.turn === null ? null : change(foes.turn) }))
    : state;

/** Its plan is void: it thinks again. */
export const replanned = (state: FoeBattle, model: string): FoeBattle =>
  withTurn(state, model, (turn) => ({ ...turn, plan: null }));

/** Without what was told that is no longer so. */
export const forget = (state: FoeBattle, isPast: (told: ToldFact) => boolean): FoeBattle =>
  state.foes?.told.some(isPast) === true
    ? withFoes(state, (foes) => ({ ...foes, told: foes.told.filter((fact) => !isPast(fact)) }))
    : state;

/** What was said about where somebody stood is no longer true once it moved. */
export function forgetPlace(state: FoeBattle, id: string): FoeBattle {
  const forgotten = forget(state, ({ model, target }) => model === id || target === id);
  return withFoes(forgotten, (foes) => ({
    ...foes,
    nearest: foes.nearest.filter(({ model, among }) => model !== id && !among.includes(id)),
  }));
}

const SIGHT = /^(?:validTarget|inCover|obscured)/u;

/** Lying it is seen otherwise than standing. */
export const forgetSight = (state: FoeBattle, id: string): FoeBattle =>
  forget(state, ({ model, target, fact }) => (model === id || target === id) && SIGHT.test(fact));

/** How two see each other is said otherwise now. */
export const forgetSightOf = (state: FoeBattle, one: string, other: string): FoeBattle =>
  forget(
    state,
    ({ model, target, fact }) =>
      ((model === one && target === other) || (model === other && target === one)) && SIGHT.test(fact),
  );

/** Somebody is gone: plans with it are void, and the next one that can be charged is to be asked for. */
export function forgetModel(state: FoeBattle, id: string): FoeBattle {
  const forgotten = forget(forgetPlace(state, id), ({ fact }) => fact === 'chargeReach');
  const { turn = null } = forgotten.foes ?? {};
  return turn?.plan?.steps.some(({ target }) => target === id) === true ? replanned(forgotten, turn.model) : forgotten;
}
