import * as z from 'zod/mini';
import { ability, attack, figures, ownAction } from '../../../engine/family/vanguard/card/card.ts';
import { rowId } from '../common.ts';

/** Longer than any table is, in inches. */
const REACH = 99;

/** The most of one kind that stands on a card. */
const MOST = 30;

/** A list of what stands on a card. */
export const few = <T extends z.ZodMiniType>(of: T) => z.array(of).check(z.maxLength(MOST));

/** An attack of a pack (V-05): as the engine has it, under an id of packs. */
export const bandAttack = z.extend(attack, {
  id: rowId,
  range: z.number().check(z.minimum(0), z.maximum(REACH)),
});
export type BandAttack = z.infer<typeof bandAttack>;

/** What a card, a faction or an option brings: attacks, actions of its own, abilities (V-04). */
export const brings = {
  attacks: few(bandAttack),
  actions: few(z.extend(ownAction, { id: rowId })),
  abilities: few(z.extend(ability, { id: rowId })),
};

/** The figures of a card (V-04); one that saves on nothing has AR 7. */
export const bandFigures = figures;
