import type { CampaignLook } from './optionName.ts';
import { spanOf } from './spanOf.ts';

/** What each total of a casualty roll does to this operative, worst first. */
export function casualtyLadder({ words, content, state }: CampaignLook, id: string | null) {
  const kind = state.members.find((member) => member.id === id)?.kind ?? 'follower';
  return content.casualties
    .filter((row) => row.of === kind)
    .toSorted((a, b) => (a.from ?? Number.NEGATIVE_INFINITY) - (b.from ?? Number.NEGATIVE_INFINITY))
    .map((row) => ({
      id: row.result,
      from: row.from,
      to: row.to,
      face: spanOf(row.from, row.to),
      text: words.campaign.dice.casualtyResults[row.result],
    }));
}
