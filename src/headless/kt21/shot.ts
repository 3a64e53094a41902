import * as z from 'zod/mini';
import {
  allocations,
  attackPool,
  defenceDice,
  rerollRights,
  savePool,
  triggersOf,
} from '../../engine/family/killteam/attack/shoot/derive.ts';
import { hotWounds } from '../../engine/family/killteam/attack/shoot/hotWounds.ts';
import type { Allocation } from '../../engine/family/killteam/attack/shoot/allocateSaves.ts';
import { DEFAULT_SHOT } from '../../engine/family/killteam/model/facts.ts';
import { NOTHING_LASTS } from '../../engine/family/killteam/model/lasting.ts';
import type { Weapon } from '../../engine/family/killteam/model/operative.ts';
import { count, type Pool } from '../../engine/family/killteam/model/pool.ts';
import type { KillTeamRules } from '../../engine/family/killteam/rules/killTeamRules.ts';
import type { Shot } from '../../engine/family/killteam/rules/steps.ts';
import type { AttackContext, Trigger } from '../../engine/family/killteam/rules/windows.ts';
import { CaseError } from '../caseError.ts';
import { bareOperative } from '../kt3/bareBattle.ts';
import { rolledDice } from '../kt3/faces.ts';
import { rerollShape, saveRerollShape, withRerolls, withSaveRerolls } from './rerolls.ts';
import { skill } from './weapon.ts';

const pips = z.int().check(z.minimum(-9), z.maximum(9));
const dice = z.array(z.number());

/** Whom a case shoots at: Df, Sv, and what is so of it. */
export const targetShape = z.strictObject({
  df: z.int().check(z.minimum(0), z.maximum(99)),
  save: skill,
  cover: z.optional(z.boolean()),
  overhead: z.optional(z.boolean()),
  invuln: z.optional(skill),
  saveMod: z.optional(pips),
  wounds: z.optional(z.int().check(z.minimum(1), z.maximum(999))),
  id: z.optional(z.string()),
});

/** What a case says of one attack of a Shoot action. */
export const attackShape = {
  roll: dice,
  def: dice,
  rerolls: z.optional(rerollShape),
  defRerolls: z.optional(saveRerollShape),
  useRending: z.optional(z.boolean()),
  useInvuln: z.optional(z.boolean()),
  keepCover: z.optional(z.boolean()),
};
const attack = z.object({ ...attackShape, t: targetShape });
export type AttackCase = z.infer<typeof attack>;

interface Use {
  readonly rules: KillTeamRules;
  readonly weapon: Weapon;
  /** BS of this use, after all that changes it. */
  readonly hit: number;
  /** AP of a rule from elsewhere. */
  readonly ap: number;
}

const WOUNDS = 1;

const withoutRending = (weapon: Weapon): Weapon => ({
  ...weapon,
  rules: weapon.rules.filter(({ id }) => id !== 'rending'),
});

const withAp = (weapon: Weapon, x: number): Weapon =>
  x === 0 ? weapon : { ...weapon, rules: [...weapon.rules, { id: 'ap', params: { x } }] };

/** What the rules of a weapon look at in a case: nobody has moved, nothing lasts. */
export const shotContext = (weapon: Weapon): AttackContext => ({
  ...NOTHING_LASTS,
  attacker: bareOperative('retinue', weapon, WOUNDS),
  weapon,
  target: bareOperative('enemy', null, WOUNDS),
  kind: 'shoot',
  facts: DEFAULT_SHOT,
  done: [],
  uses: 0,
  guard: false,
  outOfTurn: false,
});

/** With what the target saves. Throws `outOfRange` for an invulnerable save that it has not. */
function saveWith({ t, useInvuln = false }: AttackCase): number {
  if (!useInvuln) return Math.max(2, t.save + (t.saveMod ?? 0));
  if (t.invuln === undefined)
    throw new CaseError({ code: 'outOfRange', path: 'useInvuln', message: 'the target has no such save' });
  return t.invuln;
}

function shotOf({ rules, weapon, hit, ap }: Use, given: AttackCase): Shot {
  const { t, useInvuln = false, useRending = true } = given;
  const used = withAp(useRending ? weapon : withoutRending(weapon), ap);
  return {
    rules,
    defenceDice: t.df,
    context: {
      ...shotContext(used),
      facts: { ...DEFAULT_SHOT, cover: t.cover ?? false, overhead: t.overhead ?? false },
    },
    hit,
    save: saveWith(given),
    targetOrder: 'engage',
    ignoresPiercing: useInvuln,
  };
}

/** One attack, resolved up to the hits that no save has stopped. */
export interface Resolved {
  readonly shot: Shot;
  readonly pool: Pool;
  readonly saves: Pool;
  readonly defDice: number;
  readonly triggers: readonly Trigger[];
  /** Mortal wounds for the target itself. */
  readonly mortal: number;
  readonly best: Allocation;
  readonly self: number;
  readonly cp: number;
}

const isMortal = (trigger: Trigger): trigger is Extract<Trigger, { kind: 'mortalWounds' }> =>
  trigger.kind === 'mortalWounds';

/** Resolves one attack with the dice given. Throws what is wrong with them. */
export function resolveShot(use: Use, given: AttackCase, path = ''): Resolved {
  const shot = shotOf(use, given);
  const rolled = rolledDice(given.roll, use.weapon.attacks, `${path}roll`);
  const { dice: kept, cp } = withRerolls(rolled, given.rerolls ?? [], {
    rights: rerollRights(shot),
    path: `${path}rerolls`,
  });
  const { pool } = attackPool(shot, kept, 0);
  const defence = defenceDice(shot, pool, given.keepCover === false ? 'none' : 'normal');
  const def = rolledDice(given.def, defence.toRoll, `${path}def`);
  const saves = savePool(shot, defence.kept, withSaveRerolls(def, given.defRerolls ?? []));
  const triggers = triggersOf(shot, pool);
  return {
    shot,
    pool,
    saves,
    defDice: defence.collected,
    triggers,
    mortal: triggers.filter(isMortal).reduce((sum, { damage }) => sum + damage, 0),
    best: allocations(shot, pool, saves).best,
    self: hotWounds(shot, pool),
    cp: cp + (given.defRerolls ?? []).length,
  };
}

/** Mortal wounds that everybody near the target suffers; null: the weapon deals none. */
export const splashOf = ({ shot, triggers }: Resolved): number | null =>
  shot.context.weapon.rules.some(({ id }) => id === 'splash')
    ? triggers
        .filter((trigger) => isMortal(trigger) && trigger.inches !== null)
        .reduce((sum, each) => sum + (isMortal(each) ? each.damage : 0), 0)
    : null;

const SPENT = { n: { criticals: 0, normals: 1 }, nn: { criticals: 0, normals: 2 }, c: { criticals: 1, normals: 0 } };
/** Saves spent as a script says: any others are `badScript`. */
export const savesShape = z.array(z.unknown());
const spendings = z.array(
  z.union([
    z.tuple([z.literal('n'), z.literal('n')]),
    z.tuple([z.literal('nn'), z.literal('c')]),
    z.tuple([z.literal('c'), z.enum(['n', 'c'])]),
  ]),
);

/** What is left of the hits when the saves are spent so. Throws `badScript` where one is not there. */
export function spentAs({ pool, saves }: Resolved, written: z.infer<typeof savesShape>) {
  const script = spendings.safeParse(written);
  if (!script.success) throw new CaseError({ code: 'badScript', path: 'saves', message: 'saves are not spent so' });
  const left = { c: count(pool, 'critical'), n: count(pool, 'normal') };
  let criticals = count(saves, 'critical');
  let normals = count(saves, 'normal');
  for (const [at, [spends, stops]] of script.data.entries()) {
    criticals -= SPENT[spends].criticals;
    normals -= SPENT[spends].normals;
    left[stops] -= 1;
    if (criticals < 0 || normals < 0 || left[stops] < 0)
      throw new CaseError({ code: 'badScript', path: `saves[${at}]`, message: 'no such save, or no such hit' });
  }
  return left;
}
