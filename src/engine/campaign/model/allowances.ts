import { modifiersOf } from '../../family/killteam/traits/trait.ts';
import type { CampaignContent, CampaignItem } from './content.ts';
import type { CarriedItem, Gain, Member } from './member.ts';
import { itemOf, type MemberRows, rowsOf } from './memberRows.ts';
import { type CampaignRejection, refuse } from './rejection.ts';
import type { Allowance } from './sheet.ts';
import type { CampaignState } from './state.ts';

/**
 * What one step of "+5 Equipment Capacity" of the level table is worth on our scale (`rules/acolyte.md` C2, A4): points of
 * wargear (WP) and of equipment (EP). The one place where the two scales meet.
 */
export const EQUIPMENT_STEP = { wargear: 1, equipment: 1 } as const;

/** Equipment points that each kind of operative has (C2); auxiliaries, who are not of the roster, have none. */
const EQUIPMENT_POINTS = { acolyte: 3, follower: 2 } as const;

/** Wargear points carried from which an operative counts for one more DV (C2). */
const VALUE_STEPS = [4, 7] as const;

/** Level of the Acolyte from which items of a gate may be bought (C2): Agent and Prime. */
export const GATE_LEVELS = { basic: 0, restricted: 4, rare: 8 } as const;

/** Weapons that an operative may carry. Ours: no list says so, and more do not fit on a datacard. */
export const WEAPONS_AT_MOST = 4;

/** The reason against more used than there is; none while it fits. */
export const over = (
  code: 'overWargear' | 'overEquipment' | 'overDv' | 'overCapacity',
  { used, of }: Allowance,
  params: CampaignRejection['params'] = {},
): readonly CampaignRejection[] => (used > of ? [refuse(code, { used, of, ...params })] : []);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

type Capacity = Extract<Gain['stat'], 'wargear' | 'equipment' | 'followers'>;

const gained = ({ member, traits }: MemberRows, what: Capacity): number =>
  sum(member.gains.filter(({ stat }) => stat === what).map(({ by }) => by)) +
  sum(
    modifiersOf(traits, 'capacity')
      .filter((modifier) => modifier.what === what)
      .map(({ by }) => by),
  );

const capacity = (rows: MemberRows, printed: number, what: Capacity): number =>
  Math.max(0, printed + gained(rows, what));

const dearer = ({ traits }: MemberRows, item: CampaignItem): number =>
  item.twoHanded === true ? sum(modifiersOf(traits, 'price').map(({ by }) => by)) : 0;

/**
 * Price of a carried item for this operative: EP for equipment, WP for all else, at least 0 (C2, C5, C6). Armour of its own
 * card is free, found equipment too (C16), found wargear may be cheaper for good, two-handed weapons dearer; an item that no
 * pack has costs nothing.
 */
export function priceOf(rows: MemberRows, carried: CarriedItem): number {
  const item = itemOf(rows.content, carried);
  if (item === null || item.id === rows.card?.ownArmour) return 0;
  if (item.slot === 'equipment') return carried.stash === null ? item.ep : 0;
  const thing = rows.stash.find(({ key }) => key === carried.stash);
  return Math.max(0, item.wp + dearer(rows, item) - (thing?.wpLess ?? 0));
}

/** Wargear points (WP) carried, of the capacity of card, levels and traits (A3, C2). */
export function wargearOf(rows: MemberRows): Allowance {
  const { weapons, armour } = rows.member;
  const worn = armour === null ? weapons : [...weapons, armour];
  return {
    used: sum(worn.map((carried) => priceOf(rows, carried))),
    of: capacity(rows, rows.card?.wargearCapacity ?? 0, 'wargear'),
  };
}

/** EP of all that is carried, one piece of it cheaper where an honour says so (A5). */
function equipmentUsed(rows: MemberRows): number {
  const prices = rows.member.equipment.map((carried) => priceOf(rows, carried));
  const less = sum(modifiersOf(rows.traits, 'oneCheaper').map(({ by }) => by));
  return sum(prices) - Math.min(less, Math.max(0, ...prices));
}

/** Equipment points (EP) carried, of those of its kind, its levels and traits, and one for each WP left over (C2). */
export function equipmentOf(rows: MemberRows): Allowance {
  const wargear = wargearOf(rows);
  return {
    used: equipmentUsed(rows),
    of:
      capacity(rows, rows.card === null ? 0 : EQUIPMENT_POINTS[rows.member.kind], 'equipment') +
      Math.max(0, wargear.of - wargear.used),
  };
}

/** Deployment value: the card's, one more from 4 WP carried, two more from 7 (C2); 0 when no pack has the card. */
export function valueOf(rows: MemberRows): number {
  if (rows.card === null) return 0;
  const { used } = wargearOf(rows);
  return rows.card.dv + VALUE_STEPS.filter((step) => used >= step).length;
}

/** Follower capacity that an operative brings, in capacity points (A3, A4). */
export const followersOf = (rows: MemberRows): number => capacity(rows, rows.card?.followerCapacity ?? 0, 'followers');

/** Operatives of the roster that serve, of one player or of all. */
export const servingOf = ({ members }: CampaignState, player: string | null = null): readonly Member[] =>
  members.filter((member) => member.fate === 'serving' && (player === null || member.player === player));

/** The Acolyte of a player who serves; null: there is none. */
export const acolyteOf = (state: CampaignState, player: string): Member | null =>
  servingOf(state, player).find(({ kind }) => kind === 'acolyte') ?? null;

/** Follower capacity of one player: points that its followers use, of what its Acolytes bring (A3). */
export function followerAllowance(content: CampaignContent, state: CampaignState, player: string): Allowance {
  const rows = servingOf(state, player).map((member) => rowsOf(content, member, state.stash));
  return {
    used: sum(rows.map(({ card }) => card?.capacityCost ?? 0)),
    of: sum(rows.map(followersOf)),
  };
}

/** The same for a scenario: points that those of its followers use who go, of what its Acolytes bring. */
export function followersGoing(
  content: CampaignContent,
  state: CampaignState,
  { player, deployed }: { readonly player: string; readonly deployed: readonly string[] },
): Allowance {
  const going = servingOf(state, player).filter(({ id }) => deployed.includes(id));
  const rows = going.map((member) => rowsOf(content, member, state.stash));
  return { ...followerAllowance(content, state, player), used: sum(rows.map(({ card }) => card?.capacityCost ?? 0)) };
}

/** Highest level among the Acolytes of a player that serve; 0 when there is none (C2). */
export const acolyteLevelOf = (state: CampaignState, player: string): number =>
  Math.max(
    0,
    ...servingOf(state, player)
      .filter(({ kind }) => kind === 'acolyte')
      .map(({ level }) => level),
  );

/** Deployment value that a retinue may take into a scenario (C1), by its difficulty and the Acolytes deployed, at least one. */
export function deploymentCap(
  content: CampaignContent,
  difficulty: CampaignState['difficulty'],
  acolytes: number,
): number {
  const { first, further } = content.difficulties[difficulty].retinueDv;
  return first + further * (Math.max(1, acolytes) - 1);
}
