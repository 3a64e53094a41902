import type { Migration } from '../envelope.ts';
import { addRedoAndReadings } from './001-redo-and-readings.ts';
import { signEntries } from './002-signed-entries.ts';

/** Step i turns a battle of version i into one of version i + 1; the current version is their number. */
export const battleMigrations: readonly Migration[] = [addRedoAndReadings, signEntries];
