import * as z from 'zod/mini';
import { fold } from '../../engine/family/killteam/attack/fold.ts';
import type { Weapon } from '../../engine/family/killteam/model/operative.ts';
import { kt2021Rules } from '../../engine/systems/kt2021/rules.ts';
import { CaseError } from '../caseError.ts';
import { caseKind } from '../caseKind.ts';
import { counted } from '../kt3/counted.ts';
import { type AttackCase, attackShape, resolveShot, shotContext, targetShape } from '../kt21/shot.ts';
import { rangedShape, weaponOf } from '../kt21/weapon.ts';
import { within } from '../kt21/within.ts';
import { skillOf } from './kt21Shoot.ts';

const partial = {
  ...attackShape,
  roll: z.optional(attackShape.roll),
  def: z.optional(attackShape.def),
  t: z.optional(targetShape),
  dice: z.optional(z.int().check(z.minimum(0), z.maximum(99))),
};
const other = z.object({
  id: z.string(),
  dist: z.number(),
  visibleToFirst: z.optional(z.boolean()),
  valid: z.optional(z.boolean()),
  side: z.optional(z.enum(['enemy', 'friend'])),
  apart: z.optional(z.record(z.string(), z.number())),
  ...partial,
});
type Other = z.infer<typeof other>;

const shape = z.object({
  w: rangedShape,
  mode: z.enum(['blast', 'torrent', 'fusillade']),
  ruleset: z.optional(z.enum(['core', 'lite'])),
  action: z.optional(z.enum(['shoot', 'overwatch'])),
  bsMod: z.optional(z.int().check(z.minimum(-9), z.maximum(9))),
  injured: z.optional(z.boolean()),
  first: z.object({ id: z.string(), ...partial }),
  others: z.array(other),
});
type Volley = z.infer<typeof shape>;
type Refusal = 'tooFar' | 'notVisible' | 'notValid' | 'tooFarApart';

const FUSILLADE_INCHES = 2;

/** How far further targets may be from the first. Throws `unknownRule` for a weapon without the rule. */
function reachOf({ mode, w }: Volley): number {
  const x: unknown = w.rules === undefined ? undefined : Object.entries(w.rules).find(([id]) => id === mode)?.[1];
  if (x === undefined) throw new CaseError({ code: 'unknownRule', path: 'mode', message: `the weapon has no ${mode}` });
  return typeof x === 'number' ? x : FUSILLADE_INCHES;
}

/** The distance of two further targets, as either of them says it; 0: neither does. */
const apart = (one: Other, another: Other): number => one.apart?.[another.id] ?? another.apart?.[one.id] ?? 0;

/** Why this one is not attacked; null: it is. */
function refusalOf(input: Volley, target: Other, chosen: readonly Other[]): Refusal | null {
  const inches = reachOf(input);
  if (!within(target.dist, inches)) return 'tooFar';
  if (input.mode === 'blast')
    return (input.ruleset ?? 'core') === 'core' && target.visibleToFirst !== true ? 'notVisible' : null;
  if (target.valid !== true || target.side === 'friend') return 'notValid';
  const isApart = input.mode === 'torrent' && chosen.some((each) => !within(apart(each, target), inches));
  return isApart ? 'tooFarApart' : null;
}

const missing = (path: string) => new CaseError({ code: 'missingField', path, message: 'is missing' });

const attackOf = (given: Volley['first'] | Other, path: string): AttackCase => {
  const { t, roll, def } = given;
  if (t === undefined) throw missing(`${path}.t`);
  if (roll === undefined) throw missing(`${path}.roll`);
  if (def === undefined) throw missing(`${path}.def`);
  return { ...given, t, roll, def };
};

/** Nobody rolls for those who are not attacked. Throws `wrongDiceCount`. */
function checkSpared(target: Other, path: string): void {
  if (target.roll !== undefined || target.def !== undefined)
    throw new CaseError({ code: 'wrongDiceCount', path, message: 'is not attacked, and has dice' });
}

/** The dice of one attack: all of the weapon, or its share. */
const withShare = (input: Volley, weapon: Weapon, dice: number | undefined): Weapon =>
  input.mode === 'fusillade' ? { ...weapon, attacks: dice ?? weapon.attacks } : weapon;

/** All dice are shared out. Throws `wrongDiceCount`. */
function checkShares(input: Volley, attacked: readonly Other[]): void {
  if (input.mode !== 'fusillade') return;
  const shares = [input.first, ...attacked].map(({ dice }) => dice ?? 0);
  const sum = shares.reduce((all, dice) => all + dice, 0);
  if (sum !== input.w.a)
    throw new CaseError({
      code: 'wrongDiceCount',
      path: 'first.dice',
      message: `${sum} of ${input.w.a} are shared out`,
    });
}

/** The weapon cannot be used in overwatch. */
const isBarred = (input: Volley, weapon: Weapon): boolean =>
  input.action === 'overwatch' &&
  fold(kt2021Rules, 'weaponAllowed', { value: [], moment: { ...shotContext(weapon), outOfTurn: true } }).value.includes(
    'noOverwatch',
  );

/** Who is attacked, and why the others are not, in the attacker's order. */
function chosenIn(input: Volley): { readonly attacked: readonly Other[]; readonly refused: Record<string, Refusal> } {
  const attacked: Other[] = [];
  const refused: Record<string, Refusal> = {};
  for (const [at, target] of input.others.entries()) {
    const why = refusalOf(input, target, attacked);
    if (why === null) attacked.push(target);
    else {
      checkSpared(target, `others[${at}]`);
      refused[target.id] = why;
    }
  }
  return { attacked, refused };
}

/** A Shoot action with several attacks, its dice given, resolved by the engine (Kill Team 2021: Blast, Torrent, Fusillade). */
export const kt21Volley = caseKind(shape, (input) => {
  const weapon = weaponOf(input.w, 'w');
  reachOf(input);
  if (isBarred(input, weapon)) return { refused: 'noOverwatch' };
  const { attacked, refused } = chosenIn(input);
  checkShares(input, attacked);
  const mod = (input.bsMod ?? 0) + (input.action === 'overwatch' ? kt2021Rules.stats.outOfTurnHit : 0);
  const hit = skillOf(input.w.bs, { mod, injured: input.injured === true && weapon.ofPower !== true });
  const resolved = [input.first, ...attacked].map((target, at) => {
    const given = attackOf(target, at === 0 ? 'first' : `others.${target.id}`);
    const inTheOpen = at > 0 && input.mode === 'blast' ? { ...given, t: { ...given.t, cover: false } } : given;
    const use = { rules: kt2021Rules, weapon: withShare(input, weapon, target.dice), hit, ap: 0 };
    const shot = resolveShot(use, inTheOpen, at === 0 ? 'first.' : `others.${target.id}.`);
    const damage = shot.mortal + shot.best.damage;
    return { id: target.id, shot, damage, wounds: given.t.wounds };
  });
  return {
    attacked: resolved.map(({ id }) => id),
    refusedTargets: refused,
    each: Object.fromEntries(
      resolved.map(({ id, shot, damage, wounds }) => [
        id,
        {
          hits: counted(shot.pool),
          defDice: shot.defDice,
          saves: counted(shot.saves),
          damage,
          ...(wounds !== undefined && { left: wounds - damage }),
        },
      ]),
    ),
    self: resolved.reduce((sum, { shot }) => sum + shot.self, 0),
    removedAfter: resolved.filter(({ wounds, damage }) => wounds !== undefined && wounds <= damage).map(({ id }) => id),
  };
});
