import type { Trait } from '../../family/killteam/traits/trait.ts';
import type { CampaignCard, CampaignContent, CampaignItem } from './content.ts';
import type { CarriedItem, Member } from './member.ts';
import type { Stashed } from './state.ts';

/** An operative with the rows of content that it names. `missing`: ids that no pack has, each once; they count nothing. */
export interface MemberRows {
  readonly content: CampaignContent;
  readonly stash: readonly Stashed[];
  readonly member: Member;
  readonly card: CampaignCard | null;
  readonly traits: readonly Trait[];
  readonly missing: readonly string[];
}

/** All that an operative carries; a member is one. */
export interface Outfit {
  readonly weapons: readonly CarriedItem[];
  readonly armour: CarriedItem | null;
  readonly equipment: readonly CarriedItem[];
}

/** Everything carried: weapons, then armour, then equipment. */
export const carriedBy = ({ weapons, armour, equipment }: Outfit): readonly CarriedItem[] => [
  ...weapons,
  ...(armour === null ? [] : [armour]),
  ...equipment,
];

/** The operative as it would be with another outfit. */
export const wearing = (member: Member, { weapons, armour, equipment }: Outfit): Member => ({
  ...member,
  weapons: [...weapons],
  armour,
  equipment: [...equipment],
});

type Named = readonly [id: string, row: { readonly trait: Trait | null } | undefined];

/** All that makes it different from its card, in the order a datacard tells it. */
function namedBy({ items, ...content }: CampaignContent, member: Member): readonly Named[] {
  const item = (carried: CarriedItem): Named => [carried.item, items.get(carried.item)];
  return [
    ...(member.background === null
      ? []
      : [[member.background, content.backgrounds.get(member.background)] satisfies Named]),
    ...member.honours.map(({ id }): Named => [id, content.honours.get(id)]),
    ...member.scars.map(({ id }): Named => [id, content.scars.get(id)]),
    ...member.ploys.map((id): Named => [id, content.ploys.get(id)]),
    ...member.powers.map((id): Named => [id, content.powers.get(id)]),
    ...carriedBy(member).map(item),
  ];
}

/** Looks up what a member names. `stash`: of its campaign, for what is cheaper for good. Never throws. */
export function rowsOf(content: CampaignContent, member: Member, stash: readonly Stashed[]): MemberRows {
  const named = namedBy(content, member);
  const card = content.cards.get(member.card) ?? null;
  const lacking = named.flatMap(([id, row]) => (row === undefined ? [id] : []));
  return {
    content,
    stash,
    member,
    card,
    traits: named.flatMap(([, row]) => (row === undefined || row.trait === null ? [] : [row.trait])),
    missing: [...new Set(card === null ? [member.card, ...lacking] : lacking)],
  };
}

/** The row of a carried item; null when no pack has it any more. */
export const itemOf = (content: CampaignContent, carried: CarriedItem): CampaignItem | null =>
  content.items.get(carried.item) ?? null;
