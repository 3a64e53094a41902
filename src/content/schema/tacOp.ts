import * as z from 'zod/mini';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import { name, provenance, rowId, text } from './common.ts';

/** A tac op of a pack; what the rules of its system say of it is checked with them. */
export const tacOpRow: z.ZodMiniType<TacOpRow> = z.looseObject({ id: rowId, name, text, provenance }) as never;
export type TacOpRow = NonNullable<BattleState['tacOps']>['offered'][number] & {
  readonly provenance: z.infer<typeof provenance>;
};
