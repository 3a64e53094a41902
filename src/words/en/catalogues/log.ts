import { freeDice } from '../freeDice.ts';
import { log as lines } from '../log.ts';
import { battle } from './battle.ts';

/** A battle, and what has happened in it. */
export const log = { ...battle, log: lines, freeDice };
