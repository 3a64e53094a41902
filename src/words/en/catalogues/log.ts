import { freeDice } from '../freeDice.ts';
import { log as lines } from '../log.ts';
import { play } from './play.ts';

/** A battle, and what has happened in it. */
export const log = { ...play, log: lines, freeDice };
