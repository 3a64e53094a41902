import { unharmed } from '../engine/family/killteam/model/fresh.ts';
import type { Operative } from '../engine/family/killteam/model/operative.ts';
import { neverActs } from '../engine/family/killteam/model/lookup.ts';
import { present } from '../engine/core/invariant.ts';
import type { Side } from '../engine/core/ids.ts';
import { itemsOf, magazinesOf, weaponsOf } from './arming.ts';
import type { Pack } from './pack.ts';
import type { OperativeCard } from './schema/operativeCard.ts';

/** Who takes the field: a card of the pack, what it carries, and what it is called. `owner`: a player's id. */
interface Fielded {
  readonly id: string;
  readonly name: string;
  readonly card: string;
  readonly portrait: string | null;
  readonly weapons: readonly string[];
  readonly armour: string | null;
  readonly side: Side;
  readonly owner: string | null;
  readonly dv: number;
}

/** Armour counts when it is better than the card's own Save. */
function saveOf(pack: Pack, card: OperativeCard, armour: string | null): number {
  const worn = armour === null ? null : present(pack.armour.get(armour), `no armour ${armour}`).save;
  return worn === null ? card.save : Math.min(worn, card.save);
}

/** Numbers that only some systems have on their cards. */
const ownNumbers = ({ defence, invulnerable, group }: OperativeCard) => ({
  ...(defence !== undefined && { defence }),
  ...(invulnerable !== undefined && { invulnerable }),
  ...(group !== undefined && { group }),
});

/** An operative with its card copied in, as it stands before the battle. Throws when the pack lacks what it names. */
export function toOperative(pack: Pack, fielded: Fielded): Operative {
  const card = present(pack.operatives.get(fielded.card), `no card ${fielded.card}`);
  const items = itemsOf(pack, card, fielded.weapons.length > 0 ? fielded.weapons : (card.arms[0] ?? []));
  return {
    ...unharmed(),
    id: fielded.id,
    side: fielded.side,
    owner: fielded.owner,
    name: fielded.name,
    card: card.id,
    role: card.name,
    portrait: fielded.portrait ?? card.portrait,
    apl: card.apl,
    move: card.move,
    hit: card.hit,
    save: saveOf(pack, card, fielded.armour),
    maxWounds: card.wounds,
    wounds: card.wounds,
    keywords: [...card.keywords],
    abilities: [...card.abilities],
    ...(neverActs(card) && { order: 'engage', readiness: 'expended' }),
    reanimateBonus: card.reanimateBonus,
    weapons: items.flatMap((item) => weaponsOf(item, card)),
    dv: fielded.dv,
    ammo: magazinesOf(items),
    ...(card.behaviour !== undefined && { behaviour: card.behaviour }),
    ...ownNumbers(card),
    ...(card.traits !== undefined && { traits: [...card.traits] }),
  };
}
