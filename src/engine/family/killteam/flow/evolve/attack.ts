import { pairKey } from '../../model/facts.ts';
import { operativeById } from '../../model/lookup.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { BattleState } from '../../model/state.ts';
import type { Handlers } from '../../rules/plugin.ts';
import { setOperative, withActivation, withTask } from './change.ts';

function declared(state: BattleState, event: Extract<BattleEvent, { type: 'attackDeclared' }>): BattleState {
  if (event.action !== 'shoot') return state;
  const shot = setOperative(state, event.operative, { lastWeapon: event.weapon });
  return event.via === 'guard'
    ? shot
    : withActivation(shot, (activation) => ({
        ...activation,
        shotWith: [...activation.shotWith, event.weapon],
        shot: { weapon: event.weapon, target: event.target },
      }));
}

/** A guard that did nothing after all has not interrupted: it is still on guard. */
const letBe = (state: BattleState): BattleState =>
  state.interrupt !== null && operativeById(state, state.interrupt.operative).guard
    ? withActivation(state, (activation) => ({ ...activation, interrupted: false }))
    : state;

/** Attacks in progress: their tasks, the facts of shots, the guard's interrupt. */
export const attacks = {
  attackDeclared: declared,
  shotMoved: (state, { set }) =>
    withTask(state, 'shoot', (task) => ({ ...task, sequence: { ...task.sequence, ...set } })),
  fightMoved: (state, { set }) => withTask(state, 'fight', (task) => ({ ...task, ...set })),
  fighterMoved: (state, { role, set }) =>
    withTask(state, 'fight', (task) => ({ ...task, [role]: { ...task[role], ...set } })),
  factsSet: (state, { shooter, target, facts }) => ({
    ...state,
    facts: { ...state.facts, [pairKey(shooter, target)]: facts },
  }),
  interruptStarted: (state, { operative, enemy, last = false }) => {
    const begun = { ...state, interrupt: { operative, enemy } };
    return last ? begun : withActivation(begun, (activation) => ({ ...activation, interrupted: true }));
  },
  interruptEnded: (state) => ({ ...letBe(state), interrupt: null }),
} satisfies Partial<Handlers>;
