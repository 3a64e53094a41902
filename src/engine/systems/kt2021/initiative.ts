import { rollOff } from '../../family/killteam/flow/tasks/rollOff.ts';

/** K-18: the winner chooses who has initiative; after a tie, whoever did not have it has it. */
export const initiative = rollOff({ winner: 'chooses', tie: 'otherHas' });
