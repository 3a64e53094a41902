import * as z from 'zod/mini';
import { allocateSaves } from '../../engine/family/killteam/attack/shoot/allocateSaves.ts';
import { FightBoundError } from '../../engine/odds/fightSolver.ts';
import { OddsRangeError } from '../../engine/odds/shot.ts';
import { anyObject } from '../anyObject.ts';
import { CaseError } from '../caseError.ts';
import { caseKind, type CaseKind } from '../caseKind.ts';
import { oddsFight, oddsResolve } from '../odds/fight.ts';
import { damage, dice } from '../odds/shapes.ts';
import { oddsSequence, oddsShoot, oddsVolley } from '../odds/shoot.ts';
import { vanguardAttack, vanguardFall, vanguardNerve } from '../odds/vanguard.ts';

const allocateShape = z.strictObject({
  kind: z.string(),
  crits: dice,
  normals: dice,
  crit_saves: dice,
  normal_saves: dice,
  dmg: damage,
});

/** The least damage that saves can let through. */
const oddsAllocate = caseKind(allocateShape, ({ crits, normals, crit_saves, normal_saves, dmg }) => ({
  damage: allocateSaves({
    crits,
    normals,
    critSaves: crit_saves,
    normalSaves: normal_saves,
    damage: { normal: dmg[0], critical: dmg[1] },
    critsOnly: false,
  }).best.damage,
}));

const inputs: ReadonlyMap<unknown, CaseKind> = new Map<unknown, CaseKind>([
  ['shoot', oddsShoot],
  ['sequence', oddsSequence],
  ['volley', oddsVolley],
  ['fight', oddsFight],
  ['allocate', oddsAllocate],
  ['resolve', oddsResolve],
  ['attack', vanguardAttack],
  ['fall', vanguardFall],
  ['nerve', vanguardNerve],
]);

/** What the odds refuse, as the door says it; paths begin at the case. */
function refused(error: unknown): unknown {
  if (error instanceof CaseError)
    return new CaseError({
      code: error.code,
      path: error.path === null ? 'input' : `input.${error.path}`,
      message: error.message,
    });
  if (error instanceof OddsRangeError)
    return new CaseError({ code: 'outOfRange', path: `input.${error.path}`, message: error.message });
  if (error instanceof FightBoundError)
    return new CaseError({ code: 'outOfRange', path: 'input', message: error.message });
  return error;
}

/** Exact odds of a shot, of shots in a row, of a fight, of dice on the table; of an attack, a fall or a nerve test of Vanguard. */
export const odds = caseKind(z.object({ input: anyObject }), ({ input }) => {
  const kind = inputs.get(input['kind']);
  if (kind === undefined)
    throw new CaseError({
      code: 'outOfRange',
      path: 'input.kind',
      message: `has to be ${[...inputs.keys()].join(', ')}`,
    });
  try {
    return kind(input);
  } catch (error) {
    throw refused(error);
  }
});
