import * as z from 'zod/mini';
import { moveCost } from '../../engine/family/killteam/flow/move.ts';
import { caseKind } from '../caseKind.ts';

const inches = z.number().check(z.minimum(0));
const parts = z.optional(z.array(inches));

/** `h`, `climb`, `drop`: straight parts of one move in inches; `accessible`: crossings; `budget` in inches. */
const shape = z.object({
  h: parts,
  climb: parts,
  drop: parts,
  accessible: z.optional(z.int().check(z.minimum(0))),
  dash: z.optional(z.boolean()),
  budget: inches,
});

/** What a move costs and whether it is legal (Kill Team 3, movement). */
export const kt3Move = caseKind(shape, ({ h = [], climb = [], drop = [], accessible = 0, dash = false, budget }) =>
  moveCost({ horizontal: h, climbs: climb, drops: drop, accessible, dash, budget }),
);
