import type { GuideId } from '../guideIds.ts';
import { inches } from '../format.ts';

/** Rules of the table that the app tells at the right moment. */
export const guide = {
  'A-10':
    'Enemies first. Then the retinue, wholly within its drop zone unless the mission places it elsewhere, in any order.',
  'A-22': `Terrain within ${inches(1)} of both operatives does not obscure, however far it reaches.`,
  'A-23': 'Cover and obscured together need two different features. The obscuring one is Heavy.',
  'A-25': `Through Accessible terrain: ${inches(1)} more. Only the centre of the base has to fit.`,
  'A-27': 'Never through terrain: go round, climb, drop or jump.',
  'A-28': `Climb what is visible and within ${inches(1)}, up to ${inches(3)}. A climb counts as ${inches(2)} at least.`,
  'A-29': `Dropping down: the first ${inches(2)} of an action are free.`,
  'A-30': `Jump up to ${inches(4)} in one straight line, then drop or climb. Climb a rampart first. ${inches(1)} of difference in height is ignored on landing.`,
  'A-33': 'Heavy terrain that the Vantage of either stands on does not obscure.',
  'A-42':
    'Flying: measure straight through the air. No climb, drop, fall or jump. A flying Charge is no longer than its Move.',
} satisfies Record<GuideId, string>;
