import { present } from '../../core/invariant.ts';
import { EQUIPMENT_STEP } from './allowances.ts';
import type { CampaignContent } from './content.ts';
import type { Benefit, Level } from './rows.ts';
import type { CampaignEvent } from './event.ts';
import type { CampaignGame } from './game.ts';
import type { Gain, GainSource, Member, Owed } from './member.ts';

/** Something owed, with what most of it leaves open left out. */
type OwedDraft = Pick<Owed, 'id' | 'member' | 'what'> & Partial<Owed>;

/** An event that something is owed: of choice, of no level and not narrowed, unless said. */
export const owes = (draft: OwedDraft): CampaignEvent => ({
  type: 'owed',
  owed: { level: null, of: [], by: 'choice', specialism: null, step: 0, ...draft },
});

interface Reached {
  readonly member: Member;
  readonly row: Level;
  /** Place of the benefit in its row. */
  readonly index: number;
}

const gains = ({ member, row }: Reached, stat: Gain['stat'], by: number): CampaignEvent => {
  const source: GainSource = { kind: 'level', level: row.level };
  return { type: 'gained', member: member.id, gain: { stat, by, source } };
};

/** Named after the level: the same level owes the same, with the same dice, after an undo. */
const owesLevel = ({ member, row, index }: Reached, what: Owed['what'], set: Partial<Owed>): CampaignEvent =>
  owes({ id: `${member.id}.${row.of}${row.level}.${index}`, member: member.id, what, level: row.level, ...set });

function benefitEvents(reached: Reached, benefit: Benefit): readonly CampaignEvent[] {
  switch (benefit.kind) {
    case 'stat':
      return [gains(reached, benefit.stat, benefit.by)];
    case 'followers':
      return [gains(reached, 'followers', benefit.by)];
    case 'equipment':
      return [gains(reached, 'wargear', EQUIPMENT_STEP.wargear), gains(reached, 'equipment', EQUIPMENT_STEP.equipment)];
    case 'groupActivation':
      return [{ type: 'groupActivationGained', member: reached.member.id }];
    case 'ploy':
      return [owesLevel(reached, 'ploy', { of: [benefit.of] })];
    case 'statChoice':
      return [owesLevel(reached, 'statChoice', { of: benefit.stats })];
    case 'honour':
      return [owesLevel(reached, 'honour', { of: [benefit.of], by: benefit.by })];
  }
}

const reachedBy = (content: CampaignContent, { kind, level, xp }: Member): readonly Level[] =>
  content.levels
    .filter((row) => row.of === kind && row.level > level && row.xp <= xp)
    .toSorted((one, other) => one.level - other.level);

/**
 * Every level above its own that a member's experience reaches, lowest first, each with what it brings at once and what it
 * owes (`rules/acolyte.md` A4). A benefit of level 0 is on the card or in the recruitment.
 */
export const levelUps = (content: CampaignContent, member: Member): readonly CampaignEvent[] =>
  reachedBy(content, member).flatMap((row): readonly CampaignEvent[] => [
    { type: 'levelReached', member: member.id, level: row.level },
    ...row.benefits.flatMap((benefit, index) => benefitEvents({ member, row, index }, benefit)),
  ]);

/** Experience gained, in XP, with the levels that it reaches; nothing for 0 XP. `id` is on the roster. */
export function gainXp({ state, content }: CampaignGame, id: string, xp: number): readonly CampaignEvent[] {
  if (xp <= 0) return [];
  const member = present(
    state.members.find((each) => each.id === id),
    `member ${id}`,
  );
  return [{ type: 'xpGained', member: id, xp }, ...levelUps(content, { ...member, xp: member.xp + xp })];
}
