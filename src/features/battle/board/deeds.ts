import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { runAction } from '../acts.ts';
import type { Desk } from '../desk.ts';

/** What somebody can do to an enemy by its rules. */
export type Deed = 'shoot' | 'charge' | 'fight';

const DEEDS: readonly Deed[] = ['shoot', 'charge', 'fight'];

/** Whether a shot or a fight has this enemy for a target. */
function isTarget({ scene: { view } }: Desk, actor: Operative, action: 'shoot' | 'fight', enemy: Operative): boolean {
  const weapon = view.aim.preferred(actor, action);
  return weapon !== null && view.aim.problem(action, { operative: actor, weapon, target: enemy }) === null;
}

/** What the one that acts can do to an enemy now. */
export function deedsAgainst(desk: Desk, actor: Operative, enemy: Operative): readonly Deed[] {
  const { view } = desk.scene;
  if (!view.table.standing(enemy)) return [];
  const offers = view.actions.offers(actor);
  return DEEDS.filter((deed) => offers.some(({ action, reason }) => action === deed && reason === null)).filter(
    (deed) => deed === 'charge' || isTarget(desk, actor, deed, enemy),
  );
}

/** Begins it: what is still to be chosen is asked as after a tap on the act. */
export function doDeed(desk: Desk, enemy: Operative, deed: Deed): void {
  if (deed === 'charge') desk.setPick({ kind: 'charge', enemies: [enemy.id], override: null });
  else runAction(desk, deed, null);
}
