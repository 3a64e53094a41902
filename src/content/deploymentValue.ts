import { present } from '../engine/core/invariant.ts';
import type { Pack } from './pack.ts';
import type { OperativeCard } from './schema/operativeCard.ts';
import type { RetinueMember } from './schema/retinue.ts';

/** Wargear points from which an operative counts for one more (`rules/acolyte.md` C2). */
const WARGEAR_STEPS = [4, 7] as const;

type Carried = Pick<RetinueMember, 'card' | 'weapons' | 'armour'>;

const cardOf = (pack: Pack, member: Carried): OperativeCard =>
  present(pack.operatives.get(member.card), `no card ${member.card}`);

/** Only persistent operatives buy what they carry; others have it printed on their card. */
const buys = ({ kind }: OperativeCard): boolean => kind === 'acolyte' || kind === 'follower';

/** WP of what a member carries. Armour its card owns is free. */
export function wargearPoints(pack: Pack, member: Carried): number {
  const card = cardOf(pack, member);
  if (!buys(card)) return 0;
  const weapons = member.weapons.map((id) => present(pack.weapons.get(id), `no weapon ${id}`).wp);
  const { armour } = member;
  const worn =
    armour === null || armour === card.ownArmour ? 0 : present(pack.armour.get(armour), `no armour ${armour}`).wp;
  return weapons.reduce((sum, wp) => sum + wp, worn);
}

/** DV of one member: its card's, and one more from 4 WP, two more from 7 WP. */
export function memberValue(pack: Pack, member: Carried): number {
  const points = wargearPoints(pack, member);
  return cardOf(pack, member).dv + WARGEAR_STEPS.filter((step) => points >= step).length;
}

/** DV of a whole retinue. Throws when the pack lacks what it names. */
export const deploymentValue = (pack: Pack, members: readonly Carried[]): number =>
  members.reduce((sum, member) => sum + memberValue(pack, member), 0);

/** Follower capacity: what its Acolytes bring and what its followers use. */
export function followerCapacity(
  pack: Pack,
  members: readonly Carried[],
): { readonly used: number; readonly of: number } {
  const cards = members.map((member) => cardOf(pack, member));
  return {
    used: cards.reduce((sum, card) => sum + card.capacityCost, 0),
    of: cards.reduce((sum, card) => sum + card.followerCapacity, 0),
  };
}

/** Acolytes among the members, at least one: difficulties count them. */
export const acolytesOf = (pack: Pack, members: readonly Carried[]): number =>
  Math.max(1, members.filter((member) => cardOf(pack, member).kind === 'acolyte').length);
