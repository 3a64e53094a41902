import type { Words } from '../../words.ts';
import { freeDice } from '../freeDice.ts';
import { log as lines } from '../log.ts';
import { play } from './play.ts';

export const log = { ...play, log: lines, freeDice } satisfies Words<'log'>;
