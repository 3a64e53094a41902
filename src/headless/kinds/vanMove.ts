import * as z from 'zod/mini';
import { judgeMove } from '../../engine/family/vanguard/rules/moving/judgeMove.ts';
import type { PathPart } from '../../engine/family/vanguard/rules/moving/pathCost.ts';
import { caseKind } from '../caseKind.ts';
import { flag, inches } from '../van/shapes.ts';

const part = z.union([
  z.tuple([z.enum(['open', 'stairs', 'ladder', 'difficult', 'surface', 'impassable']), inches]),
  z.tuple([z.enum(['obstacle', 'drop']), inches]),
]);
type Part = z.infer<typeof part>;

const shape = z.object({
  sp: inches,
  action: z.optional(z.enum(['walk', 'run', 'charge'])),
  path: z.array(part),
  throughModel: flag,
  offTable: flag,
  engaged: flag,
  sight: flag,
  midClimb: flag,
  actionLeft: flag,
  engagesTarget: flag,
});
type MoveCase = z.infer<typeof shape>;

function partOf(given: Part): PathPart {
  switch (given[0]) {
    case 'obstacle':
    case 'drop':
      return { kind: given[0], height: given[1] };
    case 'open':
    case 'stairs':
    case 'ladder':
    case 'difficult':
    case 'surface':
    case 'impassable':
      return { kind: given[0], inches: given[1] };
  }
}

/** What is so on the way. */
const wayOf = ({ throughModel = false, offTable = false, midClimb = false, actionLeft = false }: MoveCase) => ({
  throughModel,
  offTable,
  midClimb,
  actionLeft,
});

/** Cost and legality of one move (Vanguard, Movement). */
export const vanMove = caseKind(shape, (given) => {
  const { sp, action = 'walk', engaged = false, sight = true, engagesTarget = false } = given;
  const path = given.path.map(partOf);
  const { why, ...judged } = judgeMove({ ...wayOf(given), sp, action, path, engaged, inSight: sight, engagesTarget });
  return { ...judged, legal: why === null, why };
});
