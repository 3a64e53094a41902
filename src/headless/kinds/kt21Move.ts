import * as z from 'zod/mini';
import {
  CORE_MOVE,
  type Ground,
  judgeMove,
  liteMove,
  type MetEnemy,
  type Move,
} from '../../engine/systems/kt2021/move.ts';
import type { MovePart } from '../../engine/systems/kt2021/movePath.ts';
import { CaseError } from '../caseError.ts';
import { caseKind } from '../caseKind.ts';
import { checkFace } from '../kt3/faces.ts';

const flag = z.optional(z.boolean());
const inches = z.number().check(z.minimum(0), z.maximum(999));
const change = z.number().check(z.minimum(-99), z.maximum(99));
const reach = z.optional(inches);

const part = z.union([
  z.tuple([z.enum(['go', 'stairs']), inches]),
  z.tuple([z.literal('climb'), inches]),
  z.tuple([z.literal('climb'), inches, z.strictObject({ scalable: flag, reach, rampart: z.optional(inches) })]),
  z.tuple([z.literal('drop'), inches]),
  z.tuple([z.literal('drop'), inches, z.strictObject({ reach, ontoBase: flag, endsOnBase: flag })]),
  z.tuple([z.literal('jump'), inches, change]),
  z.tuple([z.literal('jump'), inches, change, z.strictObject({ reach })]),
  z.tuple([z.literal('traverse')]),
]);
type Part = z.infer<typeof part>;

const shape = z.object({
  m: inches,
  path: z.array(part),
  action: z.optional(z.enum(['normalMove', 'charge', 'fallBack', 'dash'])),
  ruleset: z.optional(z.enum(['core', 'lite'])),
  coreExtras: flag,
  fly: flag,
  injured: flag,
  mMod: z.optional(change),
  dashMod: z.optional(change),
  order: z.optional(z.enum(['engage', 'conceal'])),
  done: z.optional(z.array(z.string())),
  finishWith: z.optional(z.enum(['dash', 'freeDash'])),
  enemies: z.optional(z.array(z.strictObject({ id: z.string(), start: flag, through: flag, end: flag, friend: flag }))),
  chargeFromER: flag,
  throughBase: flag,
  endsOnBase: flag,
  overEdge: flag,
  throughTerrain: flag,
  throughWall: flag,
  accessible: flag,
  endsOk: flag,
  jumpTest: flag,
  jumpRolls: z.optional(z.array(z.number())),
});
type MoveCase = z.infer<typeof shape>;

function partOf(given: Part): MovePart {
  switch (given[0]) {
    case 'go':
    case 'stairs':
      return { kind: given[0], length: given[1] };
    case 'climb':
      return { kind: 'climb', height: given[1], ...given[2] };
    case 'drop':
      return { kind: 'drop', height: given[1], ...given[2] };
    case 'jump':
      return { kind: 'jump', across: given[1], rise: given[2], ...given[3] };
    case 'traverse':
      return { kind: 'traverse' };
  }
}

const enemyOf = ({
  start = false,
  through = false,
  end = false,
  friend = false,
}: NonNullable<MoveCase['enemies']>[number]): MetEnemy => ({ start, through, end, friend });

/** A face for each jump where they are tested. Throws `wrongDiceCount` and `badFace`. */
function jumpsOf({ jumpTest = false, jumpRolls = [], path, fly = false }: MoveCase): readonly number[] | null {
  if (!jumpTest || fly) return null;
  for (const [at, face] of jumpRolls.entries()) checkFace(face, `jumpRolls[${at}]`);
  const jumps = path.filter(([kind]) => kind === 'jump').length;
  const failed = jumpRolls.indexOf(1) + 1;
  const needed = failed === 0 ? jumps : Math.min(jumps, failed);
  if (jumpRolls.length < needed)
    throw new CaseError({ code: 'wrongDiceCount', path: 'jumpRolls', message: `${needed} jumps are tested` });
  return jumpRolls;
}

const groundOf = ({
  throughBase = false,
  endsOnBase = false,
  overEdge = false,
  throughTerrain = false,
  throughWall = false,
  accessible = false,
  endsOk = true,
}: MoveCase): Ground => ({ throughBase, endsOnBase, overEdge, throughTerrain, throughWall, accessible, endsOk });

/** What the one that moves has of its own. */
const moverOf = ({ m, mMod = 0, dashMod = 0, injured = false, fly = false, order = 'engage' }: MoveCase) => ({
  m,
  mMod,
  dashMod,
  injured,
  fly,
  order,
});

const moveOf = (given: MoveCase): Move => ({
  ...moverOf(given),
  ...groundOf(given),
  action: given.action ?? 'normalMove',
  done: given.done ?? [],
  finishWith: given.finishWith ?? null,
  enemies: (given.enemies ?? []).map(enemyOf),
  chargeFromEngagement: given.chargeFromER ?? false,
  path: given.path.map(partOf),
  jumps: jumpsOf(given),
});

/** Cost and legality of one move (Kill Team 2021, movement). */
export const kt21Move = caseKind(shape, (given) => {
  const { ruleset = 'core', coreExtras = false, fly = false } = given;
  const { why, ...judged } = judgeMove(moveOf(given), ruleset === 'core' ? CORE_MOVE : liteMove(coreExtras || fly));
  return { ...judged, legal: why === null, why };
});
