import type { Attack } from '../../card/card.ts';
import { freshAttack } from '../../attack/fresh.ts';
import type { Activation } from '../../model/activation.ts';
import type { BattleState } from '../../model/battle.ts';
import type { BattleModel } from '../../model/battleModel.ts';
import type { ActCommand } from '../../model/command.ts';
import type { BattleEvent } from '../../model/event.ts';
import { findModel, modelById } from '../../model/lookup.ts';
import { reject, type Rejection } from '../../model/rejection.ts';
import { allowance } from '../../rules/moving/allowance.ts';
import { type Act, lengthOf, slotsTaken, whyHeld, whyNotNow, whyUnpaid } from '../legal/acts.ts';
import { whyNoAttack } from '../legal/attack.ts';
import { whyNotThere } from '../legal/moved.ts';
import { freshMove } from '../tasks/move.ts';
import { againstBoard, onItsWay } from './board.ts';
import { meant, ownEvents } from '../tasks/own.ts';
import { type BattleDecision, refused, unless } from './decision.ts';

type Of<A extends ActCommand['action']> = Extract<ActCommand, { readonly action: A }>;

/** What acts and how: the activation, its model, the act as slots know it. */
interface Doing {
  readonly state: BattleState;
  readonly activation: Activation;
  readonly model: BattleModel;
  readonly act: Act;
}

const acted = ({ model, act: { key, push, cp }, act: slots }: Doing, open: boolean): BattleEvent => ({
  type: 'acted',
  model: model.id,
  act: key,
  slots: slotsTaken(slots),
  push,
  cp,
  side: model.side,
  open,
});

/** On the way enemies may strike, or it falls; else it is there at once (V-38, V-41, V-46). By its way the board says what it comes to. */
function moves(doing: Doing, command: Of<'walk' | 'run'> | Of<'charge'>): BattleDecision {
  const { state, model } = doing;
  const { action } = command;
  const going = { model: model.id, inches: allowance(action, model.sp), anyway: command.anyway === true };
  const way = onItsWay(state, command.moved, going);
  if ('code' in way) return refused(way);
  const { moved, overruled } = way;
  const target = action === 'charge' ? command.target : null;
  return unless(state, whyNotThere(state, model, moved), () => {
    const task = freshMove(state, model.id, { action, target, moved, flight: null });
    return [acted(doing, true), ...overruled, { type: 'moveBegan', task }];
  });
}

/** V-44: not engaged, at an enemy in sight. */
function whyNoCharge(doing: Doing, { target, sight }: Of<'charge'>): Rejection | null {
  const enemy = findModel(doing.state, target);
  if (enemy === null) return reject('unknownModel', { model: target });
  if (!enemy.inPlay) return reject('outOfPlay', { model: target });
  if (enemy.side === doing.model.side) return reject('ownSide', { model: target });
  return whyHeld(doing.state, doing.model.id) ?? (sight ? null : reject('noSight', { target }));
}

function charge(doing: Doing, command: Of<'charge'>): BattleDecision {
  const not = whyNoCharge(doing, command);
  return not === null ? moves(doing, command) : refused(not);
}

/** The free attack of a charge is a melee attack on its target alone, all dice on it (V-44, V-54). */
function whyNotFree({ activation }: Doing, { free, targets }: Of<'attack'>, attack: Attack): Rejection | null {
  if (!free) return null;
  if (attack.kind === 'ranged') return reject('notMelee');
  if (targets.length > 1) return reject('chargeSplit');
  return targets[0]?.model === activation.freeAttack ? null : reject('noFreeAttack');
}

function attacks(doing: Doing, command: Of<'attack'>): BattleDecision {
  const { state, activation, model } = doing;
  const attack = model.attacks.find(({ id }) => id === command.attack);
  if (attack === undefined) return refused(reject('unknownAttack', { attack: command.attack }));
  const { free, targets } = command;
  const intended = { attacker: model.id, attack, free, targets };
  const not = whyNotFree(doing, command, attack) ?? whyNoAttack(state, intended);
  const melee = attack.kind === 'melee';
  return unless(state, not, () => {
    const open = [...(free ? (['charge'] as const) : []), ...(melee && activation.focused ? (['focus'] as const) : [])];
    const plan = {
      how: free ? ('charge' as const) : ('attack' as const),
      attacker: model.id,
      attack,
      aimed: !melee && activation.aimed,
      open,
    };
    const declared: BattleEvent = { type: 'attackDeclared', task: freshAttack(state, plan, targets) };
    return [acted(doing, true), declared, ...againstBoard(state, model.id, attack, targets)];
  });
}

function own(doing: Doing, { own: id, target }: Of<'own'>): BattleDecision {
  const { state, model } = doing;
  const action = model.actions.find((each) => each.id === id);
  if (action === undefined) return refused(reject('unknownAction', { action: id }));
  const candidates = meant(state, model.id, action.effect);
  if (candidates.length === 0) return refused(reject('nobody'));
  if (target === null)
    return unless(state, null, () => [acted(doing, true), { type: 'ownBegan', model: model.id, own: id }]);
  if (candidates.every((each) => each.id !== target))
    return refused(whyNotMeant(state, model.side, target, action.effect.kind));
  const events = ownEvents(state, { kind: 'own', model: model.id, own: id }, target);
  return unless(state, null, () => [acted(doing, false), ...events]);
}

function whyNotMeant(state: BattleState, side: string, target: string, kind: string): Rejection {
  const model = findModel(state, target);
  if (model === null) return reject('unknownModel', { model: target });
  if (kind === 'return' && model.inPlay) return reject('inPlay', { model: target });
  if (kind === 'return') return reject(model.side === side ? 'notAnOption' : 'ownSide', { model: target });
  return reject(model.inPlay ? 'unharmed' : 'outOfPlay', { model: target });
}

/** The act as slots and command points know it; null: its card has no such action. */
function actOf(model: BattleModel, command: ActCommand): Act | null {
  const { push, action } = command;
  const free = action === 'attack' && command.free;
  if (action !== 'own') return { key: action, length: lengthOf(action), cp: 0, push, free };
  const found = model.actions.find(({ id }) => id === command.own);
  return found === undefined ? null : { key: `own:${found.id}`, length: found.length, cp: found.cp, push, free };
}

function does(doing: Doing, command: ActCommand): BattleDecision {
  const { state, model } = doing;
  switch (command.action) {
    case 'walk':
    case 'run':
      return moves(doing, command);
    case 'charge':
      return charge(doing, command);
    case 'attack':
      return attacks(doing, command);
    case 'aim':
    case 'focus':
      return unless(state, null, () => [acted(doing, false)]);
    case 'standUp':
      return unless(state, null, () => [acted(doing, false), { type: 'stoodUp', model: model.id }]);
    case 'own':
      return own(doing, command);
  }
}

/** What the model that acts does next: whether its slots allow it, then whether the table does (V-20 to V-32). */
export function act(state: BattleState, command: ActCommand): BattleDecision {
  const { activation } = state;
  if (activation === null) return refused(reject('notActive'));
  if (state.tasks.length > 0) return refused(reject('requestPending'));
  const model = modelById(state, activation.model);
  const slots = actOf(model, command);
  if (slots === null) return refused(reject('unknownAction', { action: command.action }));
  const not = whyNotNow(state, activation, slots) ?? whyUnpaid(state, model.side, slots.cp);
  return not === null ? does({ state, activation, model, act: slots }, command) : refused(not);
}
