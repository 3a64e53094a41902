import type { CampaignScene } from '../../../scene/useCampaignScene.ts';
import { followerAllowance } from '../../../engine/campaign/model/allowances.ts';
import type { Recruit } from '../../../engine/campaign/model/command.ts';
import type { CampaignCard } from '../../../engine/campaign/model/content.ts';
import type { Background } from '../../../engine/campaign/model/rows.ts';
import type { CampaignRejection } from '../../../engine/campaign/model/rejection.ts';
import { backgroundListOf } from '../../../engine/campaign/decide/rosterRecruit.ts';
import type { TableChoice } from '../../../ui/ChoiceTable.tsx';
import { inches, target } from '../../../words/format.ts';
import { capital } from '../../../words/capital.ts';
import { cardName } from './look.ts';
import { campaignRefusal } from '../../../words/campaignRefusal.ts';
import { reasonsOnce, rejectionOf } from './reasonOf.ts';

/** Who could be taken on: Acolytes first, then followers in the order of the pack. */
export function recruitable({ content }: CampaignScene): readonly CampaignCard[] {
  const cards = [...content.cards.values()];
  return (['acolyte', 'follower'] as const).flatMap((kind) => cards.filter((card) => card.kind === kind));
}

/** The list a card's background is on; empty when it has none. */
export function backgroundsFor({ content }: CampaignScene, id: string): readonly Background[] {
  const card = content.cards.get(id);
  const list = card === undefined ? null : backgroundListOf(card);
  return [...content.backgrounds.values()]
    .filter((row) => row.list === list)
    .toSorted((one, other) => one.face - other.face);
}

/** What is taken on: a name that was left empty is the card's. */
export const recruitOf = (scene: CampaignScene, draft: Recruit): Recruit => ({
  ...draft,
  name: draft.name.trim() === '' ? cardName(scene, draft.card) : draft.name.trim(),
});

/** Why the rules would not have it; null: they would. */
export const recruitRejection = (scene: CampaignScene, draft: Recruit): CampaignRejection | null =>
  rejectionOf(scene, { type: 'recruit', recruit: recruitOf(scene, draft) });

/** Why some of them cannot be taken on, one sentence for each kind of reason. */
export const refusalsOf = (scene: CampaignScene, draft: Recruit): readonly string[] =>
  reasonsOnce(
    scene,
    recruitable(scene).map(({ id: card }) =>
      recruitRejection(scene, { ...draft, card, background: null, increase: null }),
    ),
  );

/** Follower capacity with this one on the roster. */
export function capacityWith({ content, state }: CampaignScene, draft: Recruit) {
  const { used, of } = followerAllowance(content, state, draft.player);
  const card = content.cards.get(draft.card);
  return { used: used + (card?.capacityCost ?? 0), of: of + (card?.followerCapacity ?? 0) };
}

/** What the figures of a card are, in the order of its cells. */
export const recruitHeads = ({ words: { common } }: CampaignScene): readonly { short: string; full: string }[] => {
  const { apl, move, moveShort, hit, hitShort, save, saveShort, wounds, woundsShort, dvUnit } = common.stats;
  return [
    { short: apl, full: apl },
    { short: moveShort, full: move },
    { short: hitShort, full: hit },
    { short: saveShort, full: save },
    { short: woundsShort, full: wounds },
    { short: dvUnit, full: dvUnit },
  ];
};

/** A card to choose, with its figures, what it leads or takes, and why it cannot be had now. */
export function cardChoice(scene: CampaignScene, card: CampaignCard, draft: Recruit): TableChoice {
  const { recruiting } = scene.words.campaign.retinue;
  const { id, apl, move, hit, save, wounds, dv } = card;
  const rejection = recruitRejection(scene, { ...draft, card: id, background: null, increase: null });
  return {
    id,
    title: cardName(scene, id),
    cells: [`${apl}`, inches(move), target(hit), target(save), `${wounds}`, `${dv}`],
    note: card.kind === 'acolyte' ? recruiting.brings(card.followerCapacity) : recruiting.costs(card.capacityCost),
    ...(rejection !== null && { against: capital(campaignRefusal(scene.words, rejection)) }),
  };
}
