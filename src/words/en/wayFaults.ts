import { inches } from '../format.ts';
import type { WayFaultWords } from '../wayFaultSaid.ts';

/** Why a way on the board is no move: a fact, in lower case. */
export const wayFaults: WayFaultWords = {
  offBoard: 'over the edge of the board',
  terrain: 'terrain is in the way',
  inTerrain: 'ends inside terrain',
  noFooting: 'nothing there to stand on',
  noClimb: 'no climb in a Dash',
  climbFar: 'too far from what it climbs',
  climbTooHigh: 'too high to climb',
  dropTooHigh: 'too high to drop',
  noJump: 'no jump from there',
  jumpTooWide: 'too wide to jump',
  slanted: 'neither level nor straight up or down',
  throughBase: 'a base is in the way',
  onBase: 'ends on the base of another',
  intoRange: `within ${inches(1)} of an enemy on the way`,
  leftEnemy: 'leaves an enemy that it came to',
  endsInRange: `ends within ${inches(1)} of an enemy`,
  mustEndInRange: `must end within ${inches(1)} of an enemy`,
  otherFall: 'not the fall of this way',
  fallGoesOn: 'the fall ends the move',
};
