import { modifiersOf, type Trait } from '../../family/killteam/traits/trait.ts';
import type { AwardId } from '../model/rows.ts';
import type { CampaignGame } from '../model/game.ts';
import { segmentAt } from '../model/segments.ts';
import { tagEffects } from '../model/segmentTags.ts';
import type { Member } from '../model/member.ts';
import type { Earned, Reported, Scripted } from '../model/walk.ts';
import { reportIn, scenarioOf, traitsOf } from './inHand.ts';
import { type ObjectiveDone, objectivesDone, scriptedDone } from './objectives.ts';

export type EarnedRow = Earned['rows'][number];

/** One operative and what the battle says of it. */
export interface Deed {
  readonly member: Member;
  readonly line: Reported;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const each = ({ content }: CampaignGame, { kind }: Member, id: AwardId): number =>
  content.awards.find((award) => award.id === id)?.[kind] ?? 0;

const row = (award: EarnedRow['award'], times: number, xp: number): readonly EarnedRow[] =>
  times === 0 || xp === 0 ? [] : [{ award, times, xp }];

const timesOf = (game: CampaignGame, member: Member, award: AwardId, times: number): readonly EarnedRow[] =>
  row(award, times, times * each(game, member, award));

/** What primary objectives of the scenario pay of their own, in place of what the rules have for all of them together. */
function primaryDone(game: CampaignGame, member: Member): readonly EarnedRow[] {
  const own = scriptedDone(reportIn(game.state), 'primary').flatMap(({ xp }) => xp ?? []);
  if (own.length === 0 || member.kind !== 'acolyte') return timesOf(game, member, 'primary', 1);
  return row('primary', 1, sumOf(own));
}

/** Failed pays only while somebody of the retinue is left standing (C8). */
function primary(game: CampaignGame, { member }: Deed): readonly EarnedRow[] {
  const { primary: outcome, operatives } = reportIn(game.state);
  if (outcome === 'complete') return primaryDone(game, member);
  const alive = operatives.some(({ down, slain }) => !down && !slain);
  return outcome === 'failed' && alive ? timesOf(game, member, 'primaryFailed', 1) : [];
}

/** Secondary objectives pay as primary ones: the segment is one of Investigation (C20). */
const sidesArePrimary = ({ state }: CampaignGame): boolean =>
  tagEffects(segmentAt(state, scenarioOf(state).segment)).sidesArePrimary;

/** One objective that was done: `xp`, what it pays an Acolyte of its own, null: as the rules have it; `by`: who did it. */
interface Done {
  readonly award: 'secondary' | 'secret';
  readonly xp: number | null;
  readonly by: string | null;
}

/** An Acolyte has what the objective pays; a follower its bonus: a secret for all, a secondary for who did it. */
function paidFor(game: CampaignGame, member: Member, { award, xp, by }: Done): number {
  const own = member.kind === 'acolyte' ? xp : null;
  if (award === 'secondary' && sidesArePrimary(game)) return Math.max(each(game, member, 'primary'), own ?? 0);
  if (member.kind === 'acolyte') return own ?? each(game, member, award);
  return award === 'secret' || by === member.id ? each(game, member, award) : 0;
}

const drawnDone = ({ row: found, by }: ObjectiveDone): Done => ({
  award: found?.secret === true ? 'secret' : 'secondary',
  xp: found?.xp ?? null,
  by,
});

const scriptDone = ({ kind, xp, by }: Scripted): Done => ({
  award: kind === 'secret' ? 'secret' : 'secondary',
  xp,
  by,
});

function objectives(game: CampaignGame, { member }: Deed): readonly EarnedRow[] {
  return (['secondary', 'secret'] as const).flatMap((award) => {
    const drawn = objectivesDone(game).map(drawnDone);
    const own = scriptedDone(reportIn(game.state), award).map(scriptDone);
    const paid = [...drawn, ...own]
      .filter((objective) => objective.award === award)
      .map((objective) => paidFor(game, member, objective))
      .filter((xp) => xp > 0);
    return row(award, paid.length, sumOf(paid));
  });
}

/** For an Acolyte still standing; a follower that lived has 2, 1 if it was incapacitated (A4). */
function lived(game: CampaignGame, { member, line }: Deed): readonly EarnedRow[] {
  const survived = each(game, member, 'survived');
  if (line.down) return row('survived', 1, Math.ceil(survived / 2));
  return [...timesOf(game, member, 'standing', 1), ...row('survived', 1, survived)];
}

const firstKill = (traits: readonly Trait[], kills: number): number =>
  kills === 0 ? 0 : modifiersOf(traits, 'experience').reduce((sum, modifier) => sum + modifier.firstKill, 0);

function killed(game: CampaignGame, { member, line }: Deed): readonly EarnedRow[] {
  const xp = line.kills * each(game, member, 'kill') + firstKill(traitsOf(game, member), line.kills);
  return [...row('kill', line.kills, xp), ...timesOf(game, member, 'heavyKill', line.heavyKills)];
}

/** What effects of the battle gave it. */
function taught({ state }: CampaignGame, { member }: Deed): readonly EarnedRow[] {
  const given = (reportIn(state).xp ?? []).filter(({ by }) => by === member.id).map(({ xp }) => xp);
  return row('scenario', 1, sumOf(given));
}

/** Experience of one operative, line by line, before any limit (`rules/acolyte.md` C8, A4; ). */
export function awardsOf(game: CampaignGame, deed: Deed): readonly EarnedRow[] {
  const { clues, captives } = reportIn(game.state);
  return [
    ...primary(game, deed),
    ...objectives(game, deed),
    ...timesOf(game, deed.member, 'clue', clues),
    ...lived(game, deed),
    ...killed(game, deed),
    ...timesOf(game, deed.member, 'captive', captives),
    ...taught(game, deed),
  ];
}
