import { within } from '../../../../core/inches.ts';

/** Whether a target is near enough, base to base at their closest: up to the attack's range; 0" is base contact (V-05, V-53). */
export const inRange = (range: number, inches: number): boolean => within(inches, range);
