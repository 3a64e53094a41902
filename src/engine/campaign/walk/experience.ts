import { modifiersOf } from '../../family/killteam/traits/trait.ts';
import type { CampaignEvent } from '../model/event.ts';
import type { CampaignGame } from '../model/game.ts';
import { gainXp } from '../model/levels.ts';
import { rewardsDue } from '../model/modules.ts';
import { segmentAt } from '../model/segments.ts';
import { tagEffects } from '../model/segmentTags.ts';
import type { Earned } from '../model/walk.ts';
import { awardsOf, type Deed, type EarnedRow } from './awards.ts';
import { findMember, membersIn, reportIn, scenarioOf, servingMember, traitsOf } from './inHand.ts';

/** Lesson Learned (C6), in XP. */
const LESSON = { acolyte: 5, follower: 1 } as const;

/** Lines that neither difficulty nor honours make more of: they are not of the scenario. */
const FLAT: readonly EarnedRow['award'][] = ['lesson', 'loot', 'hand', 'module'];
/** What a follower has although it was knocked out (C6). */
const NO_BONUS: readonly EarnedRow['award'][] = ['standing', 'survived'];

const sum = (rows: readonly EarnedRow[]): number => rows.reduce((total, { xp }) => total + xp, 0);

/** XP of some lines: percent first, rounded up; a half after it, rounded down; at least 0. */
export function totalOf({ rows, limit, percent }: Pick<Earned, 'rows' | 'limit' | 'percent'>): number {
  const flat = sum(rows.filter(({ award }) => FLAT.includes(award)));
  const paid = rows.filter(({ award }) => !FLAT.includes(award));
  const counted = limit === 'noBonus' ? paid.filter(({ award }) => NO_BONUS.includes(award)) : paid;
  const raised = Math.ceil((sum(counted) * percent) / 100);
  if (limit === 'slain') return 0;
  return Math.max(0, (limit === 'halved' ? Math.floor(raised / 2) : raised) + flat);
}

function limitOf({ state }: CampaignGame, { member, line }: Deed): Earned['limit'] {
  const result = scenarioOf(state).casualties.find((casualty) => casualty.member === member.id)?.result;
  if (line.slain || member.fate === 'slain') return 'slain';
  if (result !== 'knockedOut') return null;
  return member.kind === 'acolyte' ? 'halved' : 'noBonus';
}

function percentOf(game: CampaignGame, { member }: Deed): number {
  const { difficulty, segment } = scenarioOf(game.state);
  const percent = modifiersOf(traitsOf(game, member), 'experience').reduce(
    (total, modifier) => total + modifier.percent,
    game.content.difficulties[difficulty].xpPercent,
  );
  return Math.round((percent * tagEffects(segmentAt(game.state, segment)).xpTimes) / 100);
}

function lessonOf({ state }: CampaignGame, { member }: Deed): readonly EarnedRow[] {
  const learned = scenarioOf(state).casualties.some(
    (casualty) => casualty.member === member.id && casualty.result === 'lesson',
  );
  return learned ? [{ award: 'lesson', times: 1, xp: LESSON[member.kind] }] : [];
}

/** What the end of a linked campaign pays, to Acolytes (C21). */
function ofModule({ state }: CampaignGame, { member }: Deed): readonly EarnedRow[] {
  const xp = rewardsDue(state).reduce((total, reward) => total + reward.xp, 0);
  return member.kind === 'acolyte' && xp > 0 ? [{ award: 'module', times: 1, xp }] : [];
}

function earnedBy(game: CampaignGame, deed: Deed): Earned {
  const rows = [...awardsOf(game, deed), ...lessonOf(game, deed), ...ofModule(game, deed)];
  const limit = limitOf(game, deed);
  const percent = percentOf(game, deed);
  return { member: deed.member.id, rows, limit, percent, total: totalOf({ rows, limit, percent }), given: false };
}

/** Experience for everybody of the roster that was in the battle: nothing for the slain, no line for who retired. */
export const earnedOf = (game: CampaignGame): readonly Earned[] =>
  membersIn(reportIn(game.state)).flatMap((line) => {
    const member = findMember(game.state, line.member);
    const counts = member !== null && (member.fate === 'serving' || member.fate === 'slain');
    return counts ? [earnedBy(game, { member, line })] : [];
  });

/** Everybody gets what is written, once, with the levels it reaches. */
export const experienceGiven = (game: CampaignGame): readonly CampaignEvent[] =>
  scenarioOf(game.state)
    .earned.filter(({ given }) => !given)
    .flatMap(({ member, total }): readonly CampaignEvent[] => [
      { type: 'earnedMoved', member, set: { given: true } },
      ...(servingMember(game.state, member) === null ? [] : gainXp(game, member, total)),
    ]);
