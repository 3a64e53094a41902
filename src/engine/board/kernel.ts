import { doorsAt, inDoorway, isAtDoor } from './doorways.ts';
import { atEndOn, isInSightAt, isSeenFrom, stoodOn, touchesAt, vantageAt } from './ends.ts';
import { rangeCallOn, reachCallsOn, wayCallOn } from './closeCalls.ts';
import { awayAtTerrain, markZones } from './eventMarks.ts';
import { closeSpotOn } from './closeSpot.ts';
import { leftOn, reachedAt, reachesOn } from './engage.ts';
import { closeLookOn, inchesOn, lookOn, nearOn, rulesOn, withinOn } from './looks.ts';
import { markAreas } from './markAreas.ts';
import { mapProblems } from './mapTerrain.ts';
import { distanceOn } from './measuring.ts';
import { drawnOn } from './move/drawn.ts';
import { chargeSpotsOn, spotsOn, spotsReaching, wayOffOn } from './move/spots.ts';
import { areaOn, leftBehind, pathOn, reachOn, walkOn } from './move/ways.ts';
import { acrossOf, pipesOn } from './pipes.ts';
import { overrulingsOn } from './overruling.ts';
import { misplacedAt, neverAt } from './placing.ts';
import { arrive } from './setUp/arrive.ts';
import { bound } from './setUp/bind.ts';
import { deployedOn } from './setUp/deploy.ts';
import { startedInMiddle } from './setUp/startInMiddle.ts';
import { outsideSetUp } from './setUp/spots.ts';
import { ticksAt, ticksBeside, ticksInArea, ticksNear, ticksSeen } from './surely.ts';

/** All that is measured on a board. */
export const kernel = {
  acrossOf,
  areaOn,
  arrive,
  atEndOn,
  awayAtTerrain,
  bound,
  chargeSpotsOn,
  closeLookOn,
  closeSpotOn,
  deployedOn,
  distanceOn,
  doorsAt,
  inDoorway,
  drawnOn,
  inchesOn,
  isAtDoor,
  isInSightAt,
  isSeenFrom,
  leftBehind,
  leftOn,
  lookOn,
  mapProblems,
  markAreas,
  markZones,
  misplacedAt,
  nearOn,
  neverAt,
  outsideSetUp,
  overrulingsOn,
  pathOn,
  pipesOn,
  rangeCallOn,
  reachCallsOn,
  reachOn,
  reachedAt,
  reachesOn,
  rulesOn,
  spotsOn,
  spotsReaching,
  startedInMiddle,
  stoodOn,
  ticksAt,
  ticksBeside,
  ticksInArea,
  ticksNear,
  ticksSeen,
  touchesAt,
  vantageAt,
  walkOn,
  wayCallOn,
  wayOffOn,
  withinOn,
};
