import { NOTHING_LASTS } from '../../engine/family/killteam/model/lasting.ts';
import * as z from 'zod/mini';
import { fold } from '../../engine/family/killteam/attack/fold.ts';
import type { Pool, RolledDie } from '../../engine/family/killteam/model/pool.ts';
import { rerollable, rerolled } from '../../engine/family/killteam/attack/reroll.ts';
import {
  accurateLimit,
  allocations,
  attackPool,
  type CoverChoice,
  defenceDice,
  immediateDamage,
  savePool,
  triggersOf,
} from '../../engine/family/killteam/attack/shoot/derive.ts';
import type { Shot } from '../../engine/family/killteam/rules/steps.ts';
import { DEFAULT_SHOT } from '../../engine/family/killteam/model/facts.ts';
import { hotDamage } from '../../engine/family/killteam/attack/hot.ts';
import { kt3Rules } from '../../engine/systems/kt3/rules.ts';
import { CaseError } from '../caseError.ts';
import { caseKind } from '../caseKind.ts';
import { bareOperative } from '../kt3/bareBattle.ts';
import { counted } from '../kt3/counted.ts';
import { checkFace, faces, rolledDice } from '../kt3/faces.ts';
import { targetNumber, weaponOf, weaponShape } from '../kt3/weapon.ts';

const shape = z.object({
  w: weaponShape,
  accurateUsed: z.optional(z.int().check(z.minimum(0))),
  roll: faces,
  rerolls: z.optional(z.array(z.tuple([z.int().check(z.minimum(0)), z.number()]))),
  t: z.strictObject({
    save: targetNumber,
    cover: z.optional(z.boolean()),
    obscured: z.optional(z.boolean()),
    improved: z.optional(z.enum(['crit', 'extra'])),
  }),
  def: faces,
  hotRoll: z.optional(z.number()),
});
type ShootCase = z.infer<typeof shape>;

/** The wounds of a target do not matter: nothing is capped by them. */
const WOUNDS = 1;

const shotOf = ({ w, t }: ShootCase): Shot => {
  const weapon = weaponOf(w, { path: 'w', kind: 'ranged' });
  return {
    rules: kt3Rules,
    defenceDice: 3,
    context: {
      ...NOTHING_LASTS,
      attacker: bareOperative('retinue', weapon, WOUNDS),
      weapon,
      target: bareOperative('enemy', null, WOUNDS),
      kind: 'shoot',
      facts: { ...DEFAULT_SHOT, cover: t.cover ?? false, obscured: t.obscured ?? false },
      done: [],
      uses: 0,
      guard: false,
      outOfTurn: false,
    },
    hit: w.hit,
    save: t.save,
    targetOrder: 'engage',
    ignoresPiercing: false,
  };
};

const accurateOf = (shot: Shot, used: number | undefined): number => {
  const limit = accurateLimit(shot);
  if ((used ?? 0) > limit)
    throw new CaseError({ code: 'outOfRange', path: 'accurateUsed', message: `must be at most ${limit}` });
  return used ?? limit;
};

/** Re-rolls in the order given. Which rule allows one is not asked; that no die has two is. */
function withRerolls(dice: readonly RolledDie[], rerolls: ShootCase['rerolls'] = []): readonly RolledDie[] {
  let now = dice;
  for (const [index, [die, face]] of rerolls.entries()) {
    checkFace(face, `rerolls[${index}][1]`);
    if (!rerollable(now).includes(die))
      throw new CaseError({
        code: 'outOfRange',
        path: `rerolls[${index}][0]`,
        message: die < now.length ? 'this die was re-rolled before' : 'no such die',
      });
    now = rerolled(now, [die], [{ face, grade: null, was: null, rerolled: false }]);
  }
  return now;
}

function coverChoice({ cover, improved }: ShootCase['t']): CoverChoice {
  if (improved === undefined) return 'normal';
  if (cover !== true) throw new CaseError({ code: 'outOfRange', path: 't.improved', message: 'only with cover' });
  return improved === 'crit' ? 'critical' : 'two';
}

function selfDamage(shot: Shot, roll: number | undefined): number {
  if (roll === undefined) return 0;
  checkFace(roll, 'hotRoll');
  const hot = fold(shot.rules, 'hot', { value: false, moment: shot.context }).value;
  return hot ? hotDamage(roll, shot.hit) : 0;
}

const collected = (shot: Shot, attack: Pool, { t, def }: ShootCase) => {
  const dice = defenceDice(shot, attack, coverChoice(t));
  return { dice, saves: savePool(shot, dice.kept, rolledDice(def, dice.toRoll, 'def')) };
};

/** One shot with the dice given, resolved by the engine (Kill Team 3, Shoot). */
export const kt3Shoot = caseKind(shape, (input) => {
  const shot = shotOf(input);
  const accurate = accurateOf(shot, input.accurateUsed);
  const rolled = rolledDice(input.roll, input.w.atk - accurate, 'roll');
  const { pool } = attackPool(shot, withRerolls(rolled, input.rerolls), accurate);
  const { dice, saves } = collected(shot, pool, input);
  const { best } = allocations(shot, pool, saves);
  const immediate = immediateDamage(triggersOf(shot, pool));
  return {
    hits: counted(pool),
    defDice: dice.collected,
    saves: counted(saves),
    unblocked: { c: best.critsLeft, n: best.normalsLeft },
    immediate,
    damage: immediate + best.damage,
    self: selfDamage(shot, input.hotRoll),
  };
});
