import * as z from 'zod/mini';
import { fold } from '../../engine/family/killteam/attack/fold.ts';
import type { AttackContext } from '../../engine/family/killteam/rules/windows.ts';
import { kt2021Rules } from '../../engine/systems/kt2021/rules.ts';
import { CORE_SIGHT, liteSight, type Sighted, sighted } from '../../engine/systems/kt2021/sight.ts';
import { anyObject } from '../anyObject.ts';
import { caseKind } from '../caseKind.ts';
import { shotContext } from '../kt21/shot.ts';
import { weaponOf } from '../kt21/weapon.ts';
import { within } from '../kt21/within.ts';

const flag = z.optional(z.boolean());
const order = z.optional(z.enum(['engage', 'conceal']));

const shape = z.object({
  gap: z.number(),
  order,
  visible: flag,
  crossings: z.array(
    z.strictObject({
      kind: z.enum(['heavy', 'light', 'base', 'insignificant']),
      toTarget: z.number(),
      toShooter: z.number(),
      inSight: flag,
      floor: flag,
      lower: flag,
      tall: flag,
      passes: z.optional(z.enum(['through', 'above', 'below'])),
      rampart: flag,
      gapUnder: flag,
    }),
  ),
  friendInER: flag,
  shooterInER: flag,
  shooterOrder: order,
  shooterOnVantage: flag,
  lowerBy: z.optional(z.number()),
  targetOnVantage: flag,
  overhead: flag,
  action: z.optional(z.enum(['shoot', 'overwatch'])),
  w: z.optional(z.object({ rules: z.optional(anyObject) })),
  ruleset: z.optional(z.enum(['core', 'lite'])),
  coreExtras: flag,
});
type TargetCase = z.infer<typeof shape>;

type Why =
  | 'inEngagement'
  | 'conceal'
  | 'noOverwatch'
  | 'notVisible'
  | 'obscured'
  | 'friendEngaged'
  | 'range'
  | 'inCover';

const BARE = { a: 1, bs: 6, n: 0, c: 0 };

/** What the rules of the weapon look at; the target in cover as it is. */
const contextOf = ({ w, action, overhead }: TargetCase, cover: boolean): AttackContext => {
  const context = shotContext(weaponOf({ ...BARE, rules: w?.rules }, 'w'));
  return {
    ...context,
    outOfTurn: action === 'overwatch',
    facts: { ...context.facts, cover, overhead: overhead ?? false },
  };
};

/** Reasons that lie with the shooter: where it stands, its order, its weapon. */
function ofShooter(input: TargetCase, context: AttackContext): readonly (Why | false)[] {
  const concealed = input.shooterOrder === 'conceal';
  const allowed = fold(kt2021Rules, 'weaponAllowed', { value: concealed ? ['concealed'] : [], moment: context }).value;
  return [
    input.shooterInER === true && 'inEngagement',
    concealed && (context.outOfTurn || allowed.includes('concealed')) && 'conceal',
    allowed.includes('noOverwatch') && 'noOverwatch',
  ];
}

/** Reasons that lie with the target and what is between. */
function ofTarget(input: TargetCase, context: AttackContext, { obscured, hides }: Sighted): readonly (Why | false)[] {
  const range = fold(kt2021Rules, 'range', { value: null, moment: context }).value;
  const sought = fold(kt2021Rules, 'targetCover', { value: hides, moment: context }).value;
  return [
    input.visible === false && 'notVisible',
    obscured && 'obscured',
    input.friendInER === true && 'friendEngaged',
    range !== null && !within(input.gap, range) && 'range',
    input.order === 'conceal' && sought && 'inCover',
  ];
}

/** Whether somebody is a valid target, by measured facts (Kill Team 2021). */
export const kt21Target = caseKind(shape, (input) => {
  const rules = input.ruleset === 'lite' ? liteSight(input.coreExtras === true) : CORE_SIGHT;
  const found = sighted(rules, {
    gap: input.gap,
    crossings: input.crossings,
    shooterOnVantage: input.shooterOnVantage ?? false,
    lowerBy: input.lowerBy ?? 0,
    targetOnVantage: input.targetOnVantage ?? false,
  });
  const context = contextOf(input, found.cover);
  const why = [...ofShooter(input, context), ...ofTarget(input, context, found)].find((each) => each !== false) ?? null;
  return {
    valid: why === null,
    why,
    cover: found.cover,
    obscured: found.obscured,
    coverDie: fold(kt2021Rules, 'coverSave', { value: found.cover, moment: context }).value,
  };
});
