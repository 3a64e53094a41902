import type { CampaignContent } from '../../../engine/campaign/model/content.ts';
import { benefitsSaid } from '../../../words/benefitsSaid.ts';
import type { CampaignScene } from '../../../scene/useCampaignScene.ts';
import type { Shown } from './look.ts';

/** Experience and what the next level brings. */
export function xpLine(scene: CampaignScene, { member, sheet }: Shown): string {
  const { retinue } = scene.words.campaign;
  if (sheet.next === null) return retinue.xpTop(member.xp);
  return retinue.xpNext(member.xp, sheet.next.xp, benefitsSaid(scene.words, sheet.next.benefits));
}

const xpAt = (content: CampaignContent, kind: 'acolyte' | 'follower', level: number): number =>
  content.levels.find((row) => row.of === kind && row.level === level)?.xp ?? 0;

/** How far the next level is, from 0 to 1. */
export function xpShare({ content }: CampaignScene, { member, sheet }: Shown): number {
  if (sheet.next === null) return 1;
  const from = xpAt(content, member.kind, member.level);
  return Math.min(1, Math.max(0, (member.xp - from) / Math.max(1, sheet.next.xp - from)));
}
