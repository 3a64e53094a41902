import type { Level } from '../../engine/campaign/model/rows.ts';
import { levelsReached } from '../../engine/campaign/walk/reached.ts';
import { benefitsSaid } from '../../words/benefitsSaid.ts';
import type { Walk } from './useWalk.ts';

/** A level, as it is called here, with what it brings: "Level 2: +1 Wounds". */
export const levelSaid = ({ words }: Walk, called: string, { benefits }: Level): string =>
  benefits.length === 0 ? called : words.common.named(called, benefitsSaid(words, benefits));

/** Who reached which levels, and what these brought, by operative. */
export function advancesOf(walk: Walk): readonly { readonly member: string; readonly said: string }[] {
  const { level } = walk.words.campaign.retinue;
  const reached = levelsReached(walk);
  return [...new Set(reached.map(({ member }) => member))].map((member) => ({
    member: member.id,
    said: reached
      .filter((each) => each.member === member)
      .map(({ row }) => levelSaid(walk, level(row.level), row))
      .join('. '),
  }));
}
