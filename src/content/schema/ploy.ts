import * as z from 'zod/mini';
import { type EffectOp, effectStep } from '../../engine/family/killteam/tables/effect.ts';
import { ployWith } from '../../engine/family/killteam/tables/ploy.ts';
import { rowId } from './common.ts';

/** What ploys can do: effects on operatives and what lasts, not those on a scenario, its tables or who arrives. */
export const PLOY_OPS: ReadonlySet<EffectOp> = new Set<EffectOp>([
  'stat',
  'damage',
  'heal',
  'order',
  'readiness',
  'free',
  'steady',
  'incapacitate',
  'lasts',
  'change',
  'hold',
  'ward',
  'test',
  'whenever',
]);

/** A ploy of a kill team in a pack: the engine's, with a name that words and saves can refer to. */
export const packPloy = ployWith(effectStep).check(
  z.refine(({ id }) => rowId.safeParse(id).success, { path: ['id'], error: 'badId' }),
  z.refine(({ effects }) => effects.every(({ op }) => PLOY_OPS.has(op)), { path: ['effects'], error: 'notForPloys' }),
);
