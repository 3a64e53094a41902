import * as z from 'zod/mini';
import { ability, attack, base, figures, ownAction } from '../card/card.ts';

const count = z.int().check(z.minimum(0));

/**
 * A model in a battle: its card copied in, and what has happened to it. `wounds`: those left, 0 of one that is out. Four
 * counters of the table (V-03): `activated`, `fatigued`, `down`, and tokens by their names. `placed`: it has been set up
 * (V-80); `inPlay`: it stands or lies on the table.
 */
export const battleModel = z.strictObject({
  id: z.string(),
  side: z.string(),
  owner: z.nullable(z.string()),
  name: z.string(),
  card: z.string(),
  leader: z.boolean(),
  points: count,
  ...figures,
  base,
  attacks: z.array(attack),
  actions: z.array(ownAction),
  abilities: z.array(ability),
  wounds: count,
  activated: z.boolean(),
  fatigued: z.boolean(),
  down: z.boolean(),
  placed: z.boolean(),
  inPlay: z.boolean(),
  tokens: z.record(z.string(), count),
});
export type BattleModel = z.infer<typeof battleModel>;
