import { openedFor } from '../model/armoury.ts';
import { equipmentOf, over, servingOf, wargearOf, WEAPONS_AT_MOST } from '../model/allowances.ts';
import type { CampaignItem } from '../model/content.ts';
import { type CampaignDecider, type CampaignGame, refused, unless } from '../model/game.ts';
import type { CarriedItem, Member } from '../model/member.ts';
import { carriedBy, itemOf, type Outfit, rowsOf, wearing } from '../model/memberRows.ts';
import { type CampaignRejection, refuse } from '../model/rejection.ts';
import { findMember } from '../walk/inHand.ts';
import { notServing, rosterShut } from './rosterLookup.ts';

interface Fitting {
  readonly game: CampaignGame;
  readonly member: Member;
  readonly outfit: Outfit;
}

const firstTwice = (values: readonly string[]): string | undefined =>
  values.find((value, index) => values.indexOf(value) !== index);

const placed = ({ weapons, armour, equipment }: Outfit): readonly (readonly [CarriedItem, string])[] => [
  ...weapons.map((carried) => [carried, 'weapon'] as const),
  ...(armour === null ? [] : [[armour, 'armour'] as const]),
  ...equipment.map((carried) => [carried, 'equipment'] as const),
];

const placeOf = ({ slot }: CampaignItem): string => (slot === 'ranged' || slot === 'melee' ? 'weapon' : slot);

/** What no pack has may stay with who carries it; nothing else unknown is taken, nor what was never found. */
function unknownIn({ game, member }: Fitting, carried: CarriedItem): CampaignRejection | null {
  const kept = carriedBy(member).some(({ item, stash }) => item === carried.item && stash === carried.stash);
  if (itemOf(game.content, carried) === null && !kept) return refuse('unknownItem', { item: carried.item });
  if (carried.stash === null) return null;
  const thing = game.state.stash.find(({ key }) => key === carried.stash);
  const found = thing !== undefined && thing.item === carried.item && !thing.lost;
  return found ? null : refuse('unknownItem', { item: carried.item });
}

/** Why a list of things makes no sense: unknown, in the wrong place, or one found thing twice. */
function misshapen(fitting: Fitting): CampaignRejection | null {
  for (const [carried, place] of placed(fitting.outfit)) {
    const unknown = unknownIn(fitting, carried);
    if (unknown !== null) return unknown;
    const item = itemOf(fitting.game.content, carried);
    if (item !== null && placeOf(item) !== place) return refuse('badValue', { item: item.id });
  }
  const twice = firstTwice(carriedBy(fitting.outfit).flatMap(({ stash }) => stash ?? []));
  return twice === undefined ? null : refuse('badValue', { stash: twice });
}

function held({ game: { state }, member, outfit }: Fitting): readonly CampaignRejection[] {
  const keys = carriedBy(outfit).flatMap(({ stash }) => stash ?? []);
  return servingOf(state)
    .filter(({ id }) => id !== member.id)
    .flatMap((other) =>
      carriedBy(other).flatMap(({ item, stash }) =>
        stash !== null && keys.includes(stash) ? [refuse('heldByAnother', { item, name: other.name })] : [],
      ),
    );
}

/** Nothing is taken up: all of it is carried now, as often. */
function onlyLess({ member, outfit }: Fitting): boolean {
  const left = [...carriedBy(member)];
  return carriedBy(outfit).every((carried) => {
    const at = left.findIndex(({ item, stash }) => item === carried.item && stash === carried.stash);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Every reason of the rules against an outfit, the gates first (C2, C5); none against putting something down. */
function against(fitting: Fitting): readonly CampaignRejection[] {
  if (onlyLess(fitting)) return [];
  const { game, member, outfit } = fitting;
  const rows = rowsOf(game.content, wearing(member, outfit), game.state.stash);
  const twice = firstTwice(carriedBy(outfit).map(({ item }) => item));
  return [
    ...openedFor(game, member, outfit).gated.map(({ item, level }) =>
      refuse('gated', level === null ? { item } : { item, level }),
    ),
    ...(outfit.weapons.length > WEAPONS_AT_MOST ? [refuse('tooManyWeapons', { of: WEAPONS_AT_MOST })] : []),
    ...(twice === undefined ? [] : [refuse('alreadyHas', { item: twice })]),
    ...held(fitting),
    ...over('overWargear', wargearOf(rows)),
    ...over('overEquipment', equipmentOf(rows)),
  ];
}

/** Puts all that an operative carries (A3, C2, C5). An override takes a found thing from who has it. */
export const equip: CampaignDecider<'equip'> = (game, { member: id, weapons, armour, equipment, override }) => {
  const shut = rosterShut(game.state) ?? notServing(game.state, id);
  if (shut !== null) return refused(shut);
  const member = findMember(game.state, id);
  if (member === null) return refused(refuse('unknownMember', { member: id }));
  const fitting = { game, member, outfit: { weapons, armour, equipment } };
  const shape = misshapen(fitting);
  if (shape !== null) return refused(shape);
  return unless(against(fitting), override, () => [
    { type: 'equipped', member: id, weapons, armour, equipment },
    ...openedFor(game, member, fitting.outfit).issued.map((item) => ({ type: 'issued', member: id, item }) as const),
  ]);
};
