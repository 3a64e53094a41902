import { OddsRangeError } from '../../../odds/shot.ts';

/** What odds come to; null: a number is out of their range. */
export function inRange<T>(odds: () => T): T | null {
  try {
    return odds();
  } catch (fault) {
    if (fault instanceof OddsRangeError) return null;
    throw fault;
  }
}
