import * as z from 'zod/mini';
import type { Decision } from '../../src/engine/core/decider.ts';
import type { AnswerCommand, BattleBase } from '../../src/engine/log/battleBase.ts';
import type { RequestOf } from '../../src/engine/log/request.ts';
import { answerMisfit, faceOf } from '../../src/engine/dice/answers.ts';
import { doorTo } from '../../src/engine/systems/door.ts';
import { DOORS } from '../../src/engine/systems/doors.ts';
import { anyGame, type GameSystem } from '../../src/engine/systems/system.ts';

const side = z.strictObject({ id: z.string(), name: z.string(), hand: z.enum(['people', 'tables']) });

/** A whole game that is of no family: two sides roll a die in turn, and who comes to ten first has won. */
const coinState = z.strictObject({
  ruleset: z.literal('coin'),
  seed: z.string(),
  players: z.array(z.strictObject({ id: z.string(), name: z.string(), mark: z.string() })),
  sides: z.tuple([side, side]),
  settings: z.strictObject({ dice: z.record(z.string(), z.enum(['table', 'screen'])) }),
  begun: z.boolean(),
  rolls: z.int(),
  sums: z.record(z.string(), z.int()),
  result: z.nullable(z.strictObject({ winner: z.string() })),
});
export type CoinState = z.infer<typeof coinState>;

type CoinCommand = { readonly type: 'begin' } | { readonly type: 'giveUp'; readonly side: string } | AnswerCommand;
type CoinEvent =
  | { readonly type: 'began' }
  | { readonly type: 'rolled'; readonly side: string; readonly face: number }
  | { readonly type: 'won'; readonly side: string };
interface CoinRejection {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}
interface CoinVocabulary {
  readonly purpose: 'sum';
  readonly question: never;
  readonly option: never;
  readonly tick: never;
  readonly number: never;
  readonly place: never;
}
type CoinRequest = RequestOf<CoinVocabulary>;

export interface CoinTypes {
  readonly state: CoinState;
  readonly command: CoinCommand;
  readonly event: CoinEvent;
  readonly rejection: CoinRejection;
  readonly request: CoinRequest;
  readonly view: { readonly kind: 'coin'; readonly leader: string | null };
  readonly advisor: { readonly kind: 'coin'; readonly advise: () => null };
  readonly setUpStep: { readonly kind: 'sitDown' };
}

const ENOUGH = 10;

const turnOf = ({ sides, rolls }: CoinState): string => sides[rolls % 2 === 0 ? 0 : 1].id;

function pending(state: CoinState): CoinRequest | null {
  if (!state.begun || state.result !== null) return null;
  return {
    kind: 'roll',
    id: `${state.rolls}.sum`,
    purpose: 'sum',
    side: turnOf(state),
    operative: null,
    count: 1,
    sides: 6,
    counts: false,
    success: null,
  };
}

function evolve(state: CoinState, event: CoinEvent): CoinState {
  switch (event.type) {
    case 'began':
      return { ...state, begun: true };
    case 'rolled': {
      const sum = (state.sums[event.side] ?? 0) + event.face;
      return { ...state, rolls: state.rolls + 1, sums: { ...state.sums, [event.side]: sum } };
    }
    case 'won':
      return { ...state, result: { winner: event.side } };
  }
}

type Outcome = Decision<CoinState, CoinEvent, CoinRejection>;

const refuse = (code: string): Outcome => ({ ok: false, rejection: { code, params: {} } });
const done = (state: CoinState, ...events: readonly CoinEvent[]): Outcome => ({
  ok: true,
  events,
  state: events.reduce(evolve, state),
});

function answered(state: CoinState, { requestId, answer }: AnswerCommand): Outcome {
  const request = pending(state);
  if (request === null || request.id !== requestId) return refuse('notAsked');
  const misfit = answerMisfit(request, answer);
  if (misfit !== null) return { ok: false, rejection: misfit };
  const rolled = { type: 'rolled', side: request.side, face: faceOf(answer) } as const;
  const sum = (state.sums[request.side] ?? 0) + rolled.face;
  return sum >= ENOUGH ? done(state, rolled, { type: 'won', side: request.side }) : done(state, rolled);
}

function decide(state: CoinState, command: CoinCommand): Outcome {
  if (state.result !== null) return refuse('over');
  switch (command.type) {
    case 'begin':
      return state.begun ? refuse('begun') : done(state, { type: 'began' });
    case 'giveUp':
      return done(state, { type: 'won', side: state.sides.find(({ id }) => id !== command.side)?.id ?? '' });
    case 'answer':
      return answered(state, command);
  }
}

function leaderOf({ sides: [one, two], sums }: CoinState): string | null {
  const [first, second] = [sums[one.id] ?? 0, sums[two.id] ?? 0];
  return first === second ? null : first > second ? one.id : two.id;
}

const coin: GameSystem<CoinTypes> = {
  id: 'coin',
  version: '1',
  decider: { decide, evolve },
  pending,
  saved: coinState,
  digest: { shape: { goal: z.int() }, of: () => ({ goal: ENOUGH }), result: coinState.shape.result },
  begins: () => ({ type: 'begin' }),
  setUp: () => [{ kind: 'sitDown' }],
  view: (state) => ({ kind: 'coin', leader: leaderOf(state) }),
  byItself: ({ settings, rolls }, request) =>
    request !== null && rolls > 0 && settings.dice[request.side] === 'screen'
      ? { kind: 'answer', advised: false }
      : null,
  sideToAct: (state) => (state.result === null ? turnOf(state) : null),
  standing: (state) => ({
    mission: 'To ten',
    turningPoint: Math.ceil(state.rolls / 2),
    operatives: 2,
    ledger: {
      phase: state.begun ? 'firefight' : 'setUp',
      turn: turnOf(state),
      turningPoints: null,
      acting: null,
      operatives: state.sides.map(({ id, name }) => ({
        side: id,
        name,
        wounds: state.sums[id] ?? 0,
        harmed: false,
        down: false,
      })),
    },
  }),
  fetchAdvisor: null,
};

/** Adds the game to the systems of this test file, as a line in `doors.ts` does for the app. */
export const withCoin = (): void => void Object.assign(DOORS, { coin: doorTo(() => Promise.resolve(anyGame(coin))) });

/** A battle of it before anything is done: the first side rolls on the table, the second on the screen, if not said otherwise. */
export const coinBattle = (dice: BattleBase['settings']['dice'] = { heads: 'table', tails: 'screen' }): CoinState => ({
  ruleset: 'coin',
  seed: 'toss',
  players: [{ id: 'p1', name: 'Ana', mark: 'A' }],
  sides: [
    { id: 'heads', name: 'Heads', hand: 'people' },
    { id: 'tails', name: 'Tails', hand: 'people' },
  ],
  settings: { dice: { ...dice } },
  begun: false,
  rolls: 0,
  sums: {},
  result: null,
});
