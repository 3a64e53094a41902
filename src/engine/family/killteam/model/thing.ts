import * as z from 'zod/mini';
import { heldTrait } from '../traits/heldTrait.ts';
import { weapon } from './operative.ts';

/** A piece of equipment that may be found in a battle, as it goes onto the card of who carries it. */
export const thing = z.strictObject({
  id: z.string(),
  name: z.string(),
  trait: z.nullable(heldTrait),
  weapons: z.array(weapon),
});
export type Thing = z.infer<typeof thing>;
