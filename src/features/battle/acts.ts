import type { Scene } from '../../scene/useScene.ts';
import type { Override } from '../../engine/family/killteam/model/command.ts';
import type { Operative } from '../../engine/family/killteam/model/operative.ts';
import type { ActionId } from '../../engine/core/ids.ts';
import { leftSide } from '../../state/battle/sides.ts';
import type { Desk } from './desk.ts';
import { isMove } from './view/moves.ts';
import { aimProblem, type Pick } from './view/picking.ts';
import { actCommand, attackCommand, confirmCommand, planAction, type ActionStep } from './view/planAction.ts';

/** The column in which the next tap is awaited. */
const sideOf = ({ state }: Scene, actor: Operative, pick: Pick): 'left' | 'right' => {
  const friend = pick.kind === 'friend' || ['reload', 'hatch', 'note'].includes(pick.kind);
  return friend === (actor.side === leftSide(state).id) ? 'left' : 'right';
};

function take(desk: Desk, actor: Operative, step: ActionStep): boolean {
  switch (step.kind) {
    case 'command':
      return desk.act(step.command);
    case 'pick':
      desk.setPick(step.pick);
      desk.showSide(sideOf(desk.scene, actor, step.pick));
      return false;
    case 'nothing':
      return false;
  }
}

/** Performs an action of the one that acts, or asks what it still needs; a move on the board that is shown is made there. */
export function runAction(desk: Desk, action: ActionId, override: Override | null): void {
  const { view } = desk.scene;
  const { actor } = desk;
  if (actor === null) return;
  if (override === null && isMove(action) && desk.walks(action)) return;
  const done = take(desk, actor, planAction(view, actor, action, override));
  if (done && isMove(action)) desk.tell({ kind: 'moved', move: action, operative: actor.id });
}

/** Acts out of turn; where the shot is known, and attacks are not only logged, it is declared at once. */
function watch(desk: Desk, { operative, shot }: Extract<Pick, { kind: 'watch' }>): void {
  const { attack } = desk.scene.state.settings.automation;
  if (desk.act({ type: 'counteract', operative }) && shot !== null && attack !== 'log')
    desk.act(attackCommand('shoot', shot, null));
}

/** Finishes what was being chosen. */
export function confirmPick(desk: Desk, pick: Pick): void {
  if (pick.kind === 'watch') return watch(desk, pick);
  const command = confirmCommand(pick);
  const { actor } = desk;
  if (command === null || actor === null || !desk.act(command)) return;
  if (pick.kind === 'charge') desk.tell({ kind: 'moved', move: 'charge', operative: actor.id });
}

/** Attacks this target with what was chosen; or asks for the outcome when attacks are resolved on the table. */
export function attackTarget(desk: Desk, pick: Extract<Pick, { kind: 'attack' }>, target: string): void {
  const { action, weapon, override } = pick;
  if (desk.scene.state.settings.automation.attack === 'log')
    desk.setPick({ kind: 'log', action, weapon, target, damage: 0, suffered: 0, override });
  else desk.act(attackCommand(action, { weapon, target }, override));
}

const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** Attacks a valid target at once; else shows why it is none. */
function aimAt(desk: Desk, pick: Extract<Pick, { kind: 'attack' }>, pair: Parameters<typeof aimProblem>[2]): void {
  const { id } = pair.target;
  if (aimProblem(desk.scene.view, pick, pair) === null || pick.override !== null) attackTarget(desk, pick, id);
  else desk.openSheet({ kind: 'aim', target: id });
}

function tapWhilePicking(desk: Desk, pick: Pick, card: Operative): boolean {
  const { actor } = desk;
  const foe = actor !== null && card.side !== actor.side && !card.down && !card.removed;
  switch (pick.kind) {
    case 'attack':
      if (!foe) return false;
      aimAt(desk, pick, { attacker: actor, target: card });
      return true;
    case 'charge':
      if (!foe) return false;
      desk.setPick({ ...pick, enemies: toggled(pick.enemies, card.id) });
      return true;
    case 'friend':
      if (!pick.friends.includes(card.id)) return false;
      desk.act(actCommand(pick.action, { targets: [card.id] }, pick.override));
      return true;
    case 'log':
    case 'reload':
    case 'hatch':
    case 'note':
    case 'watch':
      return false;
  }
}

/** One tap on a card: the choice in hand, else it acts, else its sheet opens. */
export function tapCard(desk: Desk, card: Operative): void {
  const { pick } = desk;
  const { actions } = desk.scene.view;
  if (pick !== null && tapWhilePicking(desk, pick, card)) return;
  if (actions.mayActivate(card)) desk.act({ type: 'activate', operative: card.id, order: actions.orderOf(card) });
  else if (actions.mayCounteract(card)) desk.act({ type: 'counteract', operative: card.id });
  else desk.openSheet({ kind: 'operative', id: card.id });
}

/** Before its first action: the same activation with the other order, as if it had been given at once. */
export function changeOrder(desk: Desk, actor: Operative): void {
  const order = actor.order === 'engage' ? 'conceal' : 'engage';
  const { undoes } = desk.scene.battle;
  if (undoes?.type === 'activate' && undoes.operative === actor.id && desk.undo()) desk.act({ ...undoes, order });
  else desk.act({ type: 'correct', correction: { what: 'order', operative: actor.id, order } });
}

/** Sets wounds by hand; an enemy that goes down asks who has the credit, without waiting for the answer. */
export function setWounds(desk: Desk, operative: Operative, to: number): void {
  const done = desk.act({ type: 'correct', correction: { what: 'wounds', operative: operative.id, to, credit: null } });
  if (done && to === 0 && !operative.down && operative.side !== leftSide(desk.scene.state).id)
    desk.tell({ kind: 'credit', operative: operative.id });
}

/** Gives the credit of a kill set by hand: the correction is made anew with a name. */
export function creditKill(desk: Desk, enemy: string, credit: string): void {
  const { undoes } = desk.scene.battle;
  const mine =
    undoes?.type === 'correct' && undoes.correction.what === 'wounds' && undoes.correction.operative === enemy;
  if (mine && desk.undo())
    desk.act({ type: 'correct', correction: { what: 'wounds', operative: enemy, to: 0, credit } });
}
