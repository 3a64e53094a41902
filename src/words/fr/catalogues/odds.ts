import type { Words } from '../../words.ts';
import { odds as screen } from '../odds.ts';
import { oddsCompare as compare } from '../oddsCompare.ts';
import { oddsVanguard as warBand } from '../oddsVanguard.ts';

export const odds = { ...screen, compare, warBand } satisfies Words<'odds'>;
