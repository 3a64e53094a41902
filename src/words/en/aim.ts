import { inches } from '../format.ts';

/** Where the next tap of an attack is awaited. */
export const aim = {
  chooseTarget: 'Tap the target',
  chooseTargetCharge: 'Tap the enemies it reaches',
  chooseTargetFight: `Tap an enemy within ${inches(1)}`,
  logIt: 'Log the attack',
};
