import type { Game } from '../../family/killteam/rules/game.ts';
import type { Operative } from '../../family/killteam/model/operative.ts';
import { traitReasons } from '../../family/killteam/plugins/traits/traitUse.ts';
import type { Trait } from '../../family/killteam/traits/trait.ts';

/** Reasons that hold only because it is not its turn yet, or that are looked at elsewhere. */
const FOR_NOW: ReadonlySet<string> = new Set(['notActing', 'notEnoughAp', 'requestPending', 'inControlRange']);

/** A power of an enemy. `victim`: it is for somebody of the other side, within so many inches, null: however far. */
export interface Power {
  readonly trait: Trait;
  readonly victim: { readonly inches: number | null } | null;
}

function powerOf(enemy: Operative, trait: Trait): Power {
  const chosen = (trait.use?.effects ?? []).flatMap((effect) =>
    'to' in effect && typeof effect.to === 'object' && effect.to !== null && 'who' in effect.to ? [effect.to] : [],
  );
  const at = chosen.find(({ who, side }) => who === 'choose' && side !== enemy.side);
  return { trait, victim: at === undefined ? null : { inches: at.inches ?? null } };
}

/** It has a psychic action of its own. */
export const casts = ({ traits = [] }: Operative): boolean => traits.some(({ use }) => use?.test === true);

/** The power that it can cast: first one that harms somebody; null: none. */
export function powerFor(game: Game, enemy: Operative): Power | null {
  const usable = (enemy.traits ?? [])
    .filter(({ use }) => use?.test === true)
    .filter((trait) => traitReasons(game, enemy, trait).every(({ code }) => FOR_NOW.has(code)))
    .map((trait) => powerOf(enemy, trait));
  return usable.find(({ victim }) => victim !== null) ?? usable[0] ?? null;
}
