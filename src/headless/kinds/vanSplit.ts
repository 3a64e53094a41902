import * as z from 'zod/mini';
import { inRange } from '../../engine/family/vanguard/rules/attacks/range.ts';
import { type Share, type Split, whyNoSplit } from '../../engine/family/vanguard/rules/attacks/split.ts';
import { CaseError } from '../caseError.ts';
import { caseKind } from '../caseKind.ts';
import { modifiersOf } from '../van/modifiers.ts';
import { refusalOf } from '../van/retaliate.ts';
import { attackKind, faces, flag, inches, strikeShape, targetShape, weaponShape } from '../van/shapes.ts';
import { resolveStrike } from '../van/strike.ts';

const share = z.object({
  ...strikeShape,
  id: z.string(),
  dice: z.int().check(z.minimum(1), z.maximum(99)),
  t: targetShape,
  hitRoll: z.optional(faces),
  fromFirst: z.optional(inches),
  dist: z.optional(inches),
  sight: flag,
  engaged: flag,
});
type ShareCase = z.infer<typeof share>;

const shape = z.object({ w: weaponShape, type: attackKind, charge: flag, targets: z.array(share) });
type SplitCase = z.infer<typeof shape>;

/** The shares as the rules ask for them: a target of melee is engaged unless the case says otherwise. */
const shareOf = ({ w, type }: SplitCase, target: ShareCase): Share => ({
  model: target.id,
  dice: target.dice,
  engaged: target.engaged ?? type === 'melee',
  inRange: target.dist === undefined || w.range === undefined || inRange(w.range, target.dist),
  inSight: target.sight ?? true,
  fromFirst: target.fromFirst ?? 0,
});

const splitOf = (given: SplitCase): Split => ({
  kind: given.type,
  isCharge: given.charge ?? false,
  dice: given.w.dice,
  shares: given.targets.map((target) => shareOf(given, target)),
});

/** Why the dice are not shared so: no die is looked at then. Throws `wrongDiceCount` for dice that are not all declared. */
function refusalOfSplit(given: SplitCase) {
  const refusal = whyNoSplit(splitOf(given));
  if (refusal === null) return null;
  if (refusal.why === 'wrongDice')
    throw new CaseError({ code: 'wrongDiceCount', path: 'targets', message: `${given.w.dice} dice are shared out` });
  return { refused: refusal.why, ...(refusal.model !== null && { target: refusal.model }) };
}

function struckOf({ w, type: kind }: SplitCase, target: ShareCase, path: string) {
  const { t, dice, hitRoll, facts = {} } = target;
  if (hitRoll === undefined)
    throw new CaseError({ code: 'missingField', path: `${path}hitRoll`, message: 'is missing' });
  const modifiers = modifiersOf({ kind, facts, targetDown: t.down ?? false }, target);
  const { told, after } = resolveStrike({ w, dice, t, modifiers }, { ...target, hitRoll }, path);
  return { id: target.id, told, refused: refusalOf({ kind, facts, isRetaliation: false, t, after }) };
}

/** One attack shared between targets, each resolved whole before the next (Vanguard, Attacks). */
export const vanSplit = caseKind(shape, (given) => {
  const refusal = refusalOfSplit(given);
  if (refusal !== null) return refusal;
  const each = given.targets.map((target, at) => struckOf(given, target, `targets[${at}].`));
  return {
    each: Object.fromEntries(each.map(({ id, told }) => [id, told])),
    mayRetaliate: each.filter(({ refused }) => refused === null).map(({ id }) => id),
  };
});
