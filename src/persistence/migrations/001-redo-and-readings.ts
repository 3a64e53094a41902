import * as z from 'zod/mini';
import type { Migration } from '../heading.ts';

const before = z.looseObject({ setup: z.looseObject({ settings: z.looseObject({}) }) });

/** The readings a battle was played with before they could be chosen. */
const READINGS_BEFORE = { retinueAlwaysFirst: false, guardLiteral: false, enemyAmmo: false };

/** Version 0 had no list of undone entries, no readings beside the settings, and no named version of its ruleset. */
export const addRedoAndReadings: Migration = (old) => {
  const { setup, ...rest } = before.parse(old);
  const readings = setup.settings['readings'] ?? READINGS_BEFORE;
  const ruleset = typeof rest['ruleset'] === 'string' ? { id: rest['ruleset'], version: '1' } : rest['ruleset'];
  return { redo: [], ...rest, ruleset, readings, setup: { ...setup, settings: { ...setup.settings, readings } } };
};
