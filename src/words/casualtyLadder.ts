import type { CampaignLook } from './optionName.ts';

/** Totals from one to another as they stand in front of a row: `2`, `2-3`, `≤ 0`, `6+`; null: no end. */
export const spanOf = (from: number | null, to: number | null): string => {
  if (from === null) return `≤ ${to ?? ''}`;
  if (to === null) return `${from}+`;
  return from === to ? `${from}` : `${from}-${to}`;
};

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
