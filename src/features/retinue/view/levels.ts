import type { CampaignScene } from '../../../scene/useCampaignScene.ts';
import type { CampaignContent } from '../../../engine/campaign/model/content.ts';
import type { Benefit } from '../../../engine/campaign/model/rows.ts';
import type { Shown } from './look.ts';

function benefitText({ words }: CampaignScene, benefit: Benefit): string {
  const { benefits, statNames } = words.campaign.retinue;
  switch (benefit.kind) {
    case 'ploy':
      return benefits.ploy[benefit.of];
    case 'stat':
      return benefits.stat[benefit.stat](benefit.by);
    case 'statChoice':
      return benefits.statChoice(benefit.stats.map((stat) => statNames[stat]).join(', '));
    case 'honour':
      return benefits.honour[benefit.by];
    case 'followers':
      return benefits.followers(benefit.by);
    case 'equipment':
      return benefits.equipment;
    case 'groupActivation':
      return benefits.groupActivation;
  }
}

/** What a level brings, in a line. */
export const benefitsText = (scene: CampaignScene, benefits: readonly Benefit[]): string =>
  benefits.map((benefit) => benefitText(scene, benefit)).join(', ');

/** Experience and what the next level brings. */
export function xpLine(scene: CampaignScene, { member, sheet }: Shown): string {
  const { retinue } = scene.words.campaign;
  if (sheet.next === null) return retinue.xpTop(member.xp);
  return retinue.xpNext(member.xp, sheet.next.xp, benefitsText(scene, sheet.next.benefits));
}

const xpAt = (content: CampaignContent, kind: 'acolyte' | 'follower', level: number): number =>
  content.levels.find((row) => row.of === kind && row.level === level)?.xp ?? 0;

/** How far the next level is, from 0 to 1. */
export function xpShare({ content }: CampaignScene, { member, sheet }: Shown): number {
  if (sheet.next === null) return 1;
  const from = xpAt(content, member.kind, member.level);
  return Math.min(1, Math.max(0, (member.xp - from) / Math.max(1, sheet.next.xp - from)));
}
