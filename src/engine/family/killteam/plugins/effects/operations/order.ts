import type { EffectModules } from '../effectModule.ts';
import { onOperative } from './pieces.ts';

/** `ORDER(sel,engage/conceal)`; with Conceal a guard is over (`rules/acolyte.md` C0; DECISIONS, reading 3). */
export const orderEffect: EffectModules['order'] = onOperative({
  affects: (_, { order }, operative) => operative.order !== order,
  happens: (_, { order }, { id, guard }) => [
    { type: 'orderChanged', operative: id, order },
    ...(guard && order === 'conceal' ? [{ type: 'guardEnded' as const, operative: id, why: 'order' as const }] : []),
  ],
});
