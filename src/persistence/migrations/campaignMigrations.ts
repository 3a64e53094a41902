import type { Migration } from '../heading.ts';
import { signEntries } from './003-signed-entries.ts';
import { knowSegments } from './006-segments-and-finds.ts';
import { knowDataslates } from './010-dataslates.ts';

/** Step i turns a campaign of version i into one of version i + 1; the current version is their number. */
export const campaignMigrations: readonly Migration[] = [signEntries, knowSegments, knowDataslates];
