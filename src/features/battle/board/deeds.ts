import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { geometry } from '../../../engine/board/geometry.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { runAction } from '../acts.ts';
import type { Desk } from '../desk.ts';
import type { BoardHand } from './hand.ts';
import { spotAt } from '../../../forms/board/spotAt.ts';

/** What somebody can do to an enemy by its rules. */
export type Deed = 'shoot' | 'charge' | 'fight';

const DEEDS: readonly Deed[] = ['shoot', 'charge', 'fight'];

/** Where deeds are chosen and done. */
export interface DeedPlace {
  readonly desk: Desk;
  readonly hand: BoardHand;
  readonly board: BattleBoard;
}

/** Whether a shot or a fight has this enemy for a target. */
function isTarget({ scene: { view } }: Desk, actor: Operative, action: 'shoot' | 'fight', enemy: Operative): boolean {
  const weapon = view.aim.preferred(actor, action);
  return weapon !== null && view.aim.problem(action, { operative: actor, weapon, target: enemy }) === null;
}

/** How near a charge comes, in inches. */
const CONTROL = 1;

/** Whether a charge may come to an enemy; where nobody has measured, it may. */
function isInReach({ desk, board }: DeedPlace, actor: Operative, enemy: Operative): boolean {
  const far = geometry().inchesOn(board, actor.id, enemy.id);
  return far === null || far <= desk.scene.view.actions.reach(actor, 'charge') + CONTROL;
}

/** What the one that acts can do to an enemy now. */
export function deedsAgainst(place: DeedPlace, actor: Operative, enemy: Operative): readonly Deed[] {
  const { desk } = place;
  const { view } = desk.scene;
  if (!view.table.standing(enemy)) return [];
  const offers = view.actions.offers(actor);
  return DEEDS.filter((deed) => offers.some(({ action, reason }) => action === deed && reason === null)).filter(
    (deed) => (deed === 'charge' ? isInReach(place, actor, enemy) : isTarget(desk, actor, deed, enemy)),
  );
}

function charge({ desk, hand, board }: DeedPlace, actor: Operative, enemy: Operative): void {
  const at = board.places[enemy.id];
  if (board.places[actor.id] === undefined || at === undefined)
    desk.setPick({ kind: 'charge', enemies: [enemy.id], override: null });
  else hand.start({ kind: 'move', action: 'charge', spot: spotAt(at) });
}

/** Begins it, at this enemy: what is still to be chosen is asked as after a tap on the act. */
export function doDeed(place: DeedPlace, actor: Operative, enemy: Operative, deed: Deed): void {
  const { desk, hand } = place;
  hand.start(deed === 'shoot' ? { kind: 'aim', target: enemy.id } : null);
  if (deed === 'charge') charge(place, actor, enemy);
  else runAction(desk, deed, null);
}
