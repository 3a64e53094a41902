import type { AttackTask, RolledDie, TargetInHand } from '../../model/attackTask.ts';
import type { BattleState } from '../../model/battle.ts';
import type { AttackEvent, Evolvers } from '../../model/event.ts';
import { EMPTY_HAND } from '../../model/attackTask.ts';
import { acting, apart, inHand, popped, pushed, rolled, spent, withModel, withTop } from './change.ts';

type Roll = 'hit' | 'armour';

const diceOf = ({ hitDice, armourDice }: TargetInHand, roll: Roll): readonly RolledDie[] =>
  roll === 'hit' ? hitDice : armourDice;

const withDice = (state: BattleState, roll: Roll, change: (dice: readonly RolledDie[]) => RolledDie[]): BattleState =>
  inHand(state, (target) => {
    const dice = change(diceOf(target, roll));
    return roll === 'hit' ? { hitDice: dice, reroll: null } : { armourDice: dice, reroll: null };
  });

/** Bonuses of the activation that go into this attack are used up with it. */
const declared = (state: BattleState, { aimed, open }: AttackTask): BattleState =>
  acting(state, (activation) => ({
    aimed: activation.aimed && !aimed,
    focused: activation.focused && !open.includes('focus'),
  }));

type Event<T extends AttackEvent['type']> = Extract<AttackEvent, { readonly type: T }>;

/** An ability belongs to the attack, to its target in hand, or to a nerve test. */
function said(state: BattleState, { model, ability, side, cp, moment }: Event<'abilitySaid'>): BattleState {
  const paid = spent(state, side, cp);
  if (moment === 'nerve') return withTop(paid, 'nerve', (task) => ({ said: [...task.said, ability] }));
  const use = { model, ability, cp };
  return moment === 'hitRoll'
    ? withTop(paid, 'attack', (task) => ({ said: [...task.said, use] }))
    : inHand(paid, (target) => ({ said: [...target.said, use] }));
}

function passed(state: BattleState, { moment }: Event<'abilityPassed'>): BattleState {
  if (moment === 'nerve') return withTop(state, 'nerve', () => ({ asked: true }));
  return moment === 'hitRoll'
    ? withTop(state, 'attack', ({ asked }) => ({ asked: [...asked, moment] }))
    : inHand(state, ({ asked }) => ({ asked: [...asked, moment] }));
}

/** After the last target its numbers stay to be seen. */
const onward = ({ at, targets, inHand: target }: AttackTask): Partial<AttackTask> => ({
  at: at + 1,
  inHand: at + 1 < targets.length ? EMPTY_HAND : target,
});

/** What the events of attacks change. */
export const attackEvolvers: Evolvers<AttackEvent> = {
  hurtBegan: (state) => state,
  attackDeclared: (state, { task }) => pushed(declared(state, task), task),
  factsSet: (state, { model, facts }) =>
    withTop(state, 'attack', ({ targets }) => ({
      targets: targets.map((target) => (target.model === model ? { ...target, facts } : target)),
    })),
  bonusTaken: (state, { bonus, as }) =>
    withTop(state, 'attack', ({ open }) => ({ [bonus]: as, open: open.filter((each) => each !== bonus) })),
  abilitySaid: said,
  abilityPassed: passed,
  diceRolled: (state, { roll, dice }) => rolled(withDice(state, roll, (before) => [...before, ...dice])),
  rerollBought: (state, { die, side, cp }) => inHand(spent(state, side, cp), () => ({ reroll: die })),
  dieRerolled: (state, { roll, die, from, face }) =>
    withDice(state, roll, (dice) => dice.map((each, at) => (at === die ? { ...each, face, was: from } : each))),
  hitsCounted: (state, { hits }) => inHand(state, () => ({ hits })),
  armourChosen: (state, { by }) => inHand(state, () => ({ armourBy: by })),
  savesCounted: (state, { saved }) => inHand(state, () => ({ saved })),
  wounded: (state, { model, hits, saved, mortal, wounds, left, byHand }) => {
    const below = Math.max(0, -left);
    const hurt = inHand(rolled(state), (before) => ({
      hits: byHand ? before.hits : hits,
      saved: byHand ? before.saved : saved,
      mortal,
      wounds,
      below,
      reroll: null,
    }));
    return withModel(hurt, model, { wounds: Math.max(0, left) });
  },
  recoveryRolled: (state, { face }) => inHand(rolled(state), () => ({ recovery: face })),
  knockedDown: (state, { model, recovered }) =>
    withModel(state, model, recovered ? { down: true, wounds: 1, fatigued: true } : { down: true }),
  removed: (state, { model }) => apart(withModel(state, model, { inPlay: false, wounds: 0 }), model),
  targetOver: (state, { outcome }) => inHand(state, () => ({ outcome })),
  followersTold: (state) => inHand(state, () => ({ told: true })),
  nextTarget: (state) => withTop(state, 'attack', onward),
  retaliationAnswered: (state) => withTop(state, 'attack', ({ answered }) => ({ answered: answered + 1 })),
  fatigued: (state, { model }) => withModel(state, model, { fatigued: true }),
  attackOver: (state) => popped(state),
};
