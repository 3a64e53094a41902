import { odds as screen } from '../odds.ts';
import { oddsCompare as compare } from '../oddsCompare.ts';

/** The odds of one situation, and of many compared. */
export const odds = { ...screen, compare };
