import type { Level } from '../model/rows.ts';
import type { CampaignGame } from '../model/game.ts';
import type { Member } from '../model/member.ts';
import { scenarioOf, servingMember } from './inHand.ts';

/** A level that somebody has by the experience of the scenario in hand. */
interface Reached {
  readonly member: Member;
  readonly row: Level;
}

/** Levels that the experience of the scenario in hand brought to those who serve, lowest first; not one that was kept when experience was lowered. */
export const levelsReached = ({ state, content }: CampaignGame): readonly Reached[] =>
  scenarioOf(state).earned.flatMap(({ member: id, total, given }) => {
    const member = servingMember(state, id);
    if (member === null || !given) return [];
    const { kind, level, xp } = member;
    return content.levels
      .filter((row) => row.of === kind && row.level > 0 && row.level <= level && row.xp > xp - total && row.xp <= xp)
      .toSorted((one, other) => one.level - other.level)
      .map((row) => ({ member, row }));
  });
