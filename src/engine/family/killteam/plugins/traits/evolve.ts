import type { BattleEvent } from '../../model/event.ts';
import { operativeById } from '../../model/lookup.ts';
import type { Operative, TraitUses } from '../../model/operative.ts';
import type { BattleState } from '../../model/state.ts';
import type { Handlers } from '../../rules/plugin.ts';
import { addCp, counted, withActivation, withEverybody, withOperative } from '../../flow/evolve/change.ts';

const manifested = (state: BattleState): BattleState => ({ ...state, manifested: (state.manifested ?? 0) + 1 });

/** A turning point or an activation is over for the uses of traits. */
const withUses = (operative: Operative, set: Partial<TraitUses>): Operative =>
  operative.used === undefined
    ? operative
    : {
        ...operative,
        used: Object.fromEntries(Object.entries(operative.used).map(([trait, uses]) => [trait, { ...uses, ...set }])),
      };

function used(state: BattleState, event: Extract<BattleEvent, { type: 'traitUsed' }>): BattleState {
  const { operative, trait, cp, ap } = event;
  const paid = addCp(counted(state, operative, trait), operativeById(state, operative).side, -cp);
  // An open question keeps its id; what is asked because of this use gets one of its own.
  const asked = state.tasks.length === 0 ? { ...paid, actions: paid.actions + 1 } : paid;
  return state.activation?.operative === operative
    ? withActivation(asked, (activation) => ({ ...activation, spent: activation.spent + ap }))
    : asked;
}

function tested(
  state: BattleState,
  { operative, outcome }: Extract<BattleEvent, { type: 'psychicTested' }>,
): BattleState {
  if (outcome === 'again') return state;
  const made =
    state.activation?.operative === operative
      ? withActivation(state, (activation) => ({ ...activation, manifested: (activation.manifested ?? 0) + 1 }))
      : state;
  return outcome === 'works' ? manifested(made) : made;
}

/** Traits that are used or speak, and the powers of psykers. */
export const traits = {
  readied: (state) => {
    const { manifested: before, ...others } = state;
    return withEverybody(before === undefined ? state : others, (operative) =>
      withUses(operative, { turningPoint: 0 }),
    );
  },
  activationEnded: (state, { operative, kind }) =>
    kind === 'activation' ? withOperative(state, operative, (each) => withUses(each, { active: false })) : state,
  traitUsed: used,
  traitSpoke: (state, { operative, trait }) => counted(state, operative, trait),
  psychicTested: tested,
  perilsRolled: (state, { works }) => (works ? manifested(state) : state),
} satisfies Partial<Handlers>;
