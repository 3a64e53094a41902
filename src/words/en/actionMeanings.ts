import { explained } from '../explained.ts';
import { inches } from '../format.ts';
import { actions as names } from './actions.ts';

/** The actions of an operative, with what each is, in one sentence. */
export const actions = explained(names, {
  reposition: `Move up to its Move, never within ${inches(1)} of an enemy.`,
  dash: `Move up to ${inches(3)}, without climbing.`,
  fallBack: `Move away up to its Move, and end clear of every enemy.`,
  charge: `Move up to its Move and ${inches(2)}, and end within ${inches(1)} of an enemy.`,
  shoot: 'Attack a valid target with a ranged weapon.',
  fight: `Attack an enemy within ${inches(1)} with a melee weapon.`,
  guard: 'Wait, and strike or shoot once after an action of an enemy.',
  pickUpMarker: 'Take a marker that it controls.',
  placeMarker: `Leave its marker within ${inches(1)}.`,
  reload: 'Fill one empty weapon, or clear a jam.',
  pickUpOperative: `Carry a downed friend within ${inches(1)}. Move ${inches(-2)} meanwhile.`,
  putDownOperative: 'Leave the friend that it carries.',
  reanimate: `Roll to bring a downed friend within ${inches(1)} back up.`,
  interact: `Do what the mission asks, with an object within ${inches(1)}.`,
  operateHatch: `Open or shut a door of the board within ${inches(1)}; not one that stands open before an enemy.`,
  pass: 'Nothing is done with this AP.',
});
