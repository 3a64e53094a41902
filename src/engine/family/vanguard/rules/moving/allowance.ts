/** Actions that move a model. */
export type MoveAction = 'walk' | 'run' | 'charge';

/** Inches that a charge adds to SP (V-44). */
const CHARGE_INCHES = 3;

/** Inches of a Walk: SP (V-24). */
export const walkInches = (sp: number): number => sp;

/** Inches of a Run: twice SP (V-25). */
export const runInches = (sp: number): number => 2 * sp;

/** Inches of a Charge: SP + 3" (V-26, V-44). */
export const chargeInches = (sp: number): number => sp + CHARGE_INCHES;

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
