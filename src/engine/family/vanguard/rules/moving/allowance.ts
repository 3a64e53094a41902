import { chargeInches, runInches } from '../../../../core/roundsBook.ts';

/** Actions that move a model. */
export type MoveAction = 'walk' | 'run' | 'charge';

/** Inches of a Walk: SP (V-24). */
export const walkInches = (sp: number): number => sp;

/** How far an action takes a model of this SP, along its path (V-38). */
export function allowance(action: MoveAction, sp: number): number {
  switch (action) {
    case 'walk':
      return walkInches(sp);
    case 'run':
      return runInches(sp);
    case 'charge':
      return chargeInches(sp);
  }
}
