import { doorsAt, inDoorway, isAtDoor } from './doorways.ts';
import { atEndOn, isInSightAt, isSeenFrom, stoodOn, touchesAt, vantageAt } from './ends.ts';
import { rangeCallOn, reachCallsOn, wayCallOn } from './closeCalls.ts';
import { cameNear } from './cameNear.ts';
import { awayAtTerrain, markZones } from './eventMarks.ts';
import { closeSpotOn } from './closeSpot.ts';
import { leftOn, reachedAt, reachesOn } from './engage.ts';
import { closeLookOn, inchesOn, lookOn, nearOn, rulesOn, withinOn } from './looks.ts';
import { markAreas } from './markAreas.ts';
import { mapProblems } from './mapTerrain.ts';
import { distanceOn } from './measuring.ts';
import { leftBehind, walkOn } from './move/walked.ts';
import { acrossOf, pipesOn } from './pipes.ts';
import { overrulingsOn } from './overruling.ts';
import { misplacedAt, neverAt } from './placing.ts';
import { arrive } from './setUp/arrive.ts';
import { bound } from './setUp/bind.ts';
import { deployedOn } from './setUp/deploy.ts';
import { startedInMiddle } from './setUp/startInMiddle.ts';
import { outsideSetUp } from './setUp/spots.ts';
import { ticksAt, ticksBeside, ticksInArea, ticksNear, ticksSeen } from './surely.ts';

/** All that is measured on a board, and whether a way that is given can be gone. Where one can go is found by `finder.ts`. */
export const kernel = {
  acrossOf,
  arrive,
  atEndOn,
  awayAtTerrain,
  bound,
  cameNear,
  closeLookOn,
  closeSpotOn,
  deployedOn,
  distanceOn,
  doorsAt,
  inDoorway,
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
  pipesOn,
  rangeCallOn,
  reachCallsOn,
  reachedAt,
  reachesOn,
  rulesOn,
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
  withinOn,
};
