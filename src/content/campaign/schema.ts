import * as z from 'zod/mini';
import * as engine from '../../engine/campaign/model/rows.ts';
import { trait } from '../../engine/family/killteam/traits/packTrait.ts';
import { count, provenance, rowId } from '../schema/common.ts';

const isRowId = (id: string): boolean => rowId.safeParse(id).success;

/** Rows of the engine with ids that words and saves can refer to. */
const named = <T extends { readonly id: string }>(row: z.ZodMiniType<T>) =>
  row.check(z.refine(({ id }) => isRowId(id), { path: ['id'], error: 'badId' }));

export const background = named(engine.background);
export const honour = named(engine.honour);
export const scar = named(engine.scar);
export const ploy = named(engine.ploy);
export const power = named(engine.power);
export const equipment = named(engine.equipment);
export const objective = named(engine.objective);
export const lootRow = named(engine.lootRow);
export const base = named(engine.base);

/** What a weapon or armour of the pack below does beyond its numbers; `twoHanded`: it takes both hands. */
export const wargear = z.strictObject({
  item: rowId,
  twoHanded: z.boolean(),
  trait: z.nullable(trait),
  provenance,
});
export type Wargear = z.infer<typeof wargear>;

/** How somebody of a ready-made retinue of the pack below joins a campaign; who is not named is left to dice and choice. */
export const readyRecruit = z.strictObject({
  member: rowId,
  background: rowId,
  increase: z.nullable(z.enum(['move', 'hit', 'wounds'])),
  provenance,
});
export type ReadyRecruit = z.infer<typeof readyRecruit>;

/**
 * What a difficulty changes between battles (`rules/acolyte.md` C1): `casualty` is added to the roll, `xpPercent` multiplies
 * experience, `objectives`: secondary objectives drawn for a scenario.
 */
export const difficulty = z.strictObject({
  id: z.enum(['easy', 'medium', 'hard']),
  casualty: z.int().check(z.minimum(-6), z.maximum(6)),
  equipmentRerolls: z.boolean(),
  xpPercent: z.int().check(z.minimum(0), z.maximum(1000)),
  objectives: count,
  provenance,
});
export type DifficultyRow = z.infer<typeof difficulty>;
