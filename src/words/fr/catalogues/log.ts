import type { Words } from '../../words.ts';
import { freeDice } from '../freeDice.ts';
import { log as lines } from '../log.ts';
import { battle } from './battle.ts';

export const log = { ...battle, log: lines, freeDice } satisfies Words<'log'>;
