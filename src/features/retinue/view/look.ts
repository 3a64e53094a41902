import type { CampaignScene } from '../../../scene/useCampaignScene.ts';
import type { Member } from '../../../engine/campaign/model/member.ts';
import type { Sheet } from '../../../engine/campaign/model/sheet.ts';
import { sheetOf } from '../../../engine/campaign/model/sheetOf.ts';
import { contentName } from '../../../words/content.ts';

/** An operative with its datacard as it stands now. */
export interface Shown {
  readonly member: Member;
  readonly sheet: Sheet;
}

export const shownOf = ({ content, state }: CampaignScene, member: Member): Shown => ({
  member,
  sheet: sheetOf(content, member, state.stash),
});

/** The name of a card; one that no pack has says so. */
export function cardName({ words, content }: CampaignScene, id: string): string {
  const card = content.cards.get(id);
  return card === undefined ? words.campaign.retinue.unknownCard(id) : contentName(words, id, card.name);
}

/** The name of an item; one that no pack has is its id. */
export const itemName = ({ words, content }: CampaignScene, id: string): string =>
  contentName(words, id, content.items.get(id)?.name ?? id);

/** Who it is: card and background. */
export function roleLine(scene: CampaignScene, { card, background }: Member): string {
  const row = background === null ? undefined : scene.content.backgrounds.get(background);
  const from = background === null ? [] : [contentName(scene.words, background, row?.name ?? background)];
  return [cardName(scene, card), ...from].join(', ');
}

/** Rank of an Acolyte and level. */
export function standing({ words: { campaign } }: CampaignScene, { member, sheet }: Shown): string {
  const { level, ranks, rankLevel } = campaign.retinue;
  return sheet.rank === null ? level(member.level) : rankLevel(ranks[sheet.rank] ?? sheet.rank, member.level);
}

/** Who it is, rank and level, nothing said twice: not the card of one who is called by it, nor a rank called like the card. */
export function whoLine(scene: CampaignScene, { member, sheet }: Shown): string {
  const { level, ranks, rankLevel, roleLine: line } = scene.words.campaign.retinue;
  const card = cardName(scene, member.card);
  const rank = sheet.rank === null ? card : (ranks[sheet.rank] ?? sheet.rank);
  const stands = rank === card ? level(member.level) : rankLevel(rank, member.level);
  const role = roleLine(scene, member);
  if (member.name !== card) return line(role, stands);
  return role === card ? stands : line(role.slice(card.length + 2), stands);
}
