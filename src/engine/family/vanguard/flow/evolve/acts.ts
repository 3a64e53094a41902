import type { ActEvent, Evolvers, NerveEvent } from '../../model/event.ts';
import { modelById, pairOf, topTask } from '../../model/lookup.ts';
import { acting, apart, popped, pushed, rolled, spent, withModel, withoutTouch, withSide, withTop } from './change.ts';
import type { BattleState } from '../../model/battle.ts';
import { arrivedOnBoard } from './board.ts';

const engagedWith = (state: BattleState, model: string, enemies: readonly string[]): BattleState => {
  const alone = apart(state, model);
  return { ...alone, engagement: [...alone.engagement, ...enemies.map((enemy) => pairOf(state, model, enemy))] };
};

/** Whoever paid for the act in hand has it back; whom it had left is in reach again (V-41). */
function takenBack(state: BattleState): BattleState {
  const { back } = state;
  if (back === null) return state;
  const refunded = Object.entries(back.paid).reduce(
    (all, [side, cp]) => withSide(all, side, (before) => ({ cp: before.cp + cp })),
    state,
  );
  return { ...refunded, activation: back.activation, engagement: back.engagement, back: null, tasks: [] };
}

type Acts = Pick<Evolvers<ActEvent>, 'activated' | 'activationEnded' | 'acted'>;

/** Activations, and what acts take of them. */
const activations: Acts = {
  activated: (state, { model, side, kind, followUp, cp, tired }) => ({
    ...spent(state, side, cp),
    turn: side,
    activation: {
      model,
      kind,
      done: [],
      used: 0,
      pushed: false,
      tired,
      aimed: false,
      focused: false,
      freeAttack: null,
    },
    succession: { side, count: followUp ? 2 : 1, model },
  }),
  activationEnded: (state, { model, fatigued, next }) => ({
    ...withModel(state, model, { activated: true, fatigued }),
    activation: null,
    turn: next,
  }),
  acted: (state, { act, slots, push, cp, side, open }) => {
    const { activation, engagement } = state;
    const back = open && activation !== null ? { activation, engagement, paid: {} } : null;
    const now = acting({ ...state, back }, ({ done, used, ...before }) => ({
      done: [...done, act],
      used: used + slots,
      pushed: before.pushed || push,
      aimed: before.aimed || act === 'aim',
      focused: before.focused || act === 'focus',
      freeAttack: null,
    }));
    return spent(now, side, cp);
  },
};

/** What happens to the model that acts, and on its way. */
export const actEvolvers: Evolvers<ActEvent | NerveEvent> = {
  ...activations,
  stoodUp: (state, { model }) => withModel(state, model, { down: false }),
  moveBegan: (state, { task }) => pushed(state, task),
  moveOverruled: (state) => state,
  enemyLeft: (state, { model, enemy }) => {
    const [a, b] = pairOf(state, model, enemy);
    const left = withTop(state, 'move', ({ leaving, gone }) => ({
      leaving: leaving.filter((each) => each !== enemy),
      gone: [...gone, enemy],
    }));
    return { ...left, engagement: left.engagement.filter((pair) => pair[0] !== a || pair[1] !== b) };
  },
  moveStopped: (state) => withTop(state, 'move', () => ({ stopped: true })),
  fell: (state) => withTop(state, 'move', () => ({ fallen: true })),
  moved: (state, { model, action, engages, freeAttack, at }) => {
    const gone = withoutTouch(arrivedOnBoard(state, model, at), model);
    const arrived = topTask(gone)?.kind === 'move' ? popped(gone) : gone;
    const inPlay = modelById(state, model).inPlay;
    return acting(inPlay ? engagedWith(arrived, model, engages) : arrived, ({ done }) => ({
      freeAttack,
      done: action === 'fallback' ? [...done, action] : done,
    }));
  },
  cancelled: (state) => takenBack(state),
  ownBegan: (state, { model, own }) => pushed(state, { kind: 'own', model, own }),
  ownDone: (state) => (topTask(state)?.kind === 'own' ? popped(state) : state),
  returned: (state, { model, wounds }) =>
    withModel(withoutTouch(state, model), model, {
      inPlay: true,
      wounds,
      activated: true,
      down: false,
      fatigued: false,
    }),
  healed: (state, { model, to }) => withModel(state, model, { wounds: to }),
  tokensGiven: (state, { model, token, count }) => {
    const { tokens } = modelById(state, model);
    return withModel(state, model, { tokens: { ...tokens, [token]: (tokens[token] ?? 0) + count } });
  },
  nerveCalled: (state, { model, second }) => pushed(state, { kind: 'nerve', model, second, asked: false, said: [] }),
  nerveRolled: (state) => rolled(popped(state)),
  fallbackBegan: (state) => acting(state, () => ({ kind: 'fallback' })),
  fellBack: (state) => state,
};
