import { odds as screen } from '../odds.ts';
import { oddsCompare as compare } from '../oddsCompare.ts';
import { oddsVanguard as warBand } from '../oddsVanguard.ts';

/** The odds of one situation, of many compared, and of Vanguard. */
export const odds = { ...screen, compare, warBand };
