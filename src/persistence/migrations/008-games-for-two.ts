import * as z from 'zod/mini';
import type { Migration } from '../heading.ts';

const before = z.looseObject({ setup: z.looseObject({ ruleset: z.string() }) });

/** Systems whose cards had no effects before. */
const WITHOUT_EFFECTS: readonly string[] = ['kt2021', 'kt2021-lite'];

/**
 * Since version 7 a battle knows strategy phases in turns, tac ops and who may see them, control of markers, scores of its
 * sides, and what else games for two are played by. What version 6 says is said alike in it. Cards of Kill Team 2021 have
 * effects, for which its battles keep tables: none yet.
 */
export const knowGamesForTwo: Migration = (old) => {
  const { setup, ...rest } = before.parse(old);
  return WITHOUT_EFFECTS.includes(setup.ruleset)
    ? { ...rest, setup: { tables: {}, spawnRows: [], spawned: 0, ...setup } }
    : old;
};
