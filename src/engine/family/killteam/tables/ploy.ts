import * as z from 'zod/mini';
import type { EffectStep } from './effect.ts';
import { PLOY_MOMENTS } from './ployMoments.ts';

const strategic = { kind: z.literal('strategic') };
const tactical = { kind: z.literal('tactical'), moment: z.enum(PLOY_MOMENTS) };

/**
 * A ploy of a kill team (K-21, K-22): its price, its moment, and what it does. In its effects `retinue` is the side that uses it,
 * `enemy` the other; 'this' is whom its moment is about. `text`: what it does, in words. `step`: how closely effects are looked at:
 * as a pack holds them, or as a battle does.
 */
export function ployWith(step: z.ZodMiniType<EffectStep>) {
  const own = {
    id: z.string(),
    name: z.string(),
    text: z.string(),
    cp: z.int().check(z.minimum(0), z.maximum(9)),
    effects: z.array(step),
    provenance: z.enum(['official-number', 'ours', 'user']),
  };
  return z.discriminatedUnion('kind', [
    z.strictObject({ ...strategic, ...own }),
    z.strictObject({ ...tactical, ...own }),
  ]);
}
export type Ploy = z.infer<ReturnType<typeof ployWith>>;
export type TacticalPloy = Extract<Ploy, { kind: 'tactical' }>;
