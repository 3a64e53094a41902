import type { Level } from '../../engine/campaign/model/rows.ts';
import { levelsReached } from '../../engine/campaign/walk/reached.ts';
import { contentName } from '../../words/content.ts';
import { benefitsSaid } from '../../words/benefitsSaid.ts';
import type { Walk } from './useWalk.ts';

/** A level, as it is called here, with what it brings: "Level 2: +1 Wounds". */
export const levelSaid = ({ words }: Walk, called: string, { benefits }: Level): string =>
  benefits.length === 0 ? called : words.common.named(called, benefitsSaid(words, benefits));

/** How a level is called: a rank by its name, where its book has names for them. */
export function levelName({ words, content }: Walk, { level }: Level): string {
  const rank = content.narrative?.ranks[level];
  return rank === undefined ? words.campaign.retinue.level(level) : contentName(words, rank.id, rank.name);
}

/** Who reached which levels, and what these brought, by operative. */
export function advancesOf(walk: Walk): readonly { readonly member: string; readonly said: string }[] {
  const reached = levelsReached(walk);
  return [...new Set(reached.map(({ member }) => member))].map((member) => ({
    member: member.id,
    said: reached
      .filter((each) => each.member === member)
      .map(({ row }) => levelSaid(walk, levelName(walk, row), row))
      .join('. '),
  }));
}
