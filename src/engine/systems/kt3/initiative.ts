import { rollOff } from '../../family/killteam/flow/tasks/rollOff.ts';

/** A2: both sides roll a D6, the winner chooses who has initiative; after a tie, whoever did not have it chooses. */
export const initiative = rollOff({ winner: 'chooses', tie: 'otherWins' });
