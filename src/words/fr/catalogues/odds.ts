import type { Words } from '../../words.ts';
import { odds as screen } from '../odds.ts';
import { oddsCompare as compare } from '../oddsCompare.ts';

export const odds = { ...screen, compare } satisfies Words<'odds'>;
