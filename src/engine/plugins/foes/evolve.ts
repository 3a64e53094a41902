import { evolve as evolveBattle } from '../../family/vanguard/flow/evolve/evolve.ts';
import type { FoeEvent, OfFoesEvent } from './event.ts';
import { replanned, withFoes, withTurn } from './forget.ts';
import { type FoeBattle, type FoesState, type FoeTurn, NO_FOES, type ToldFact } from './state.ts';
import { watched } from './watch.ts';

type Of<T extends OfFoesEvent['type']> = Extract<OfFoesEvent, { readonly type: T }>;

const isAbout = (one: ToldFact, other: ToldFact): boolean =>
  one.model === other.model && one.target === other.target && one.fact === other.fact;

const withTold = (foes: FoesState, { facts, nearest, asked }: Of<'foeTold'>): FoesState => ({
  ...foes,
  told: [...foes.told.filter((old) => !facts.some((fact) => isAbout(fact, old))), ...facts],
  nearest: [
    ...nearest.map(({ model, first, among }) => ({ model, first, among: [...among] })).toReversed(),
    ...foes.nearest,
  ],
  turn: asked && foes.turn !== null ? { ...foes.turn, asked: foes.turn.asked + 1 } : foes.turn,
});

const begun = (model: string, why: FoeTurn['why']): FoeTurn => ({
  model,
  why,
  asked: 0,
  barred: [],
  plan: null,
  hand: false,
  aim: null,
});

const ACTS: ReadonlySet<string> = new Set(['activate', 'again', 'followUp']);

type Handlers = { readonly [T in OfFoesEvent['type']]: (state: FoeBattle, event: Of<T>) => FoeBattle };

const HANDLERS: Handlers = {
  foesSet: (state, { choice }) => ({ ...state, foes: { ...(state.foes ?? NO_FOES), ...choice } }),
  foeGoing: (state, { move, model, why }) =>
    model !== null && ACTS.has(move) ? withFoes(state, (foes) => ({ ...foes, turn: begun(model, why) })) : state,
  foeTold: (state, event) => withFoes(state, (foes) => withTold(foes, event)),
  foePlanned: (state, { model, plan }) => withTurn(state, model, (turn) => ({ ...turn, plan })),
  foeRowBarred: (state, { model, row }) =>
    withTurn(replanned(state, model), model, (turn) => ({ ...turn, barred: [...turn.barred, row] })),
  foeTaken: (state, { model, hand }) => withTurn(state, model, (turn) => ({ ...turn, hand, plan: null })),
  foeDecided: (state) => state,
};

const isOfFoes = (event: FoeEvent): event is OfFoesEvent => Object.hasOwn(HANDLERS, event.type);

/** A battle after an event, and what a side that plays itself keeps of it. */
export function evolveFoes(state: FoeBattle, event: FoeEvent): FoeBattle {
  if (!isOfFoes(event)) return watched(evolveBattle(state, event), event, state);
  const handle = HANDLERS[event.type] as (before: FoeBattle, event: OfFoesEvent) => FoeBattle;
  return handle(state, event);
}
