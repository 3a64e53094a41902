import { rollOff } from '../../family/killteam/flow/tasks/rollOff.ts';
import { orByMission } from './setup/initiative.ts';

/** K-18: the winner chooses who has initiative; after a tie, whoever did not have it has it. */
export const initiative = orByMission(rollOff({ winner: 'chooses', tie: 'otherHas' }));
