import { inches } from '../format.ts';
import type { WayFaultWords } from '../wayFaultSaid.ts';

/** Why a way on the board is no move: a fact, in lower case. */
export const wayFaults: WayFaultWords = {
  offBoard: 'over the edge of the board',
  tooFar: (cost, most, over) => (over === null ? `${cost} of ${most}` : `${cost} of ${most}, with the climb: ${over}`),
  none: 'no way leads there',
  terrain: (piece) => (piece === null ? 'terrain is in the way' : `${piece} stands in the way`),
  inTerrain: (piece) => `ends inside ${piece ?? 'terrain'}`,
  noFooting: 'nothing there to stand on',
  noClimb: 'no climb in a Dash',
  climbFar: 'too far from what it climbs',
  climbTooHigh: (piece) => (piece === null ? 'too high to climb' : `${piece} is too high to climb`),
  dropTooHigh: 'too high to drop',
  noJump: 'no jump from there',
  jumpTooWide: 'too wide to jump',
  slanted: 'neither level nor straight up or down',
  throughBase: (who) => (who === null ? 'a base is in the way' : `the base of ${who} is in the way`),
  onBase: (who) => `ends on the base of ${who ?? 'another'}`,
  intoRange: (who) => `within ${inches(1)} of ${who ?? 'an enemy'} on the way`,
  leftEnemy: (who) => (who === null ? 'leaves an enemy that it came to' : `leaves ${who}, once it came to it`),
  endsInRange: (who) => `ends within ${inches(1)} of ${who ?? 'an enemy'}`,
  mustEndInRange: `must end within ${inches(1)} of an enemy`,
  otherFall: 'not the fall of this way',
  fallGoesOn: 'the fall ends the move',
};
