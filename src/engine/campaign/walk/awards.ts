import { modifiersOf, type Trait } from '../../traits/trait.ts';
import type { AwardId } from '../content.ts';
import type { CampaignGame } from '../game.ts';
import type { Member } from '../member.ts';
import type { Earned, Reported } from '../walk.ts';
import { reportIn, traitsOf } from './inHand.ts';
import { type ObjectiveDone, objectivesDone } from './objectives.ts';

export type EarnedRow = Earned['rows'][number];

/** One operative and what the battle says of it. */
export interface Deed {
  readonly member: Member;
  readonly line: Reported;
}

const each = ({ content }: CampaignGame, { kind }: Member, id: AwardId): number =>
  content.awards.find((award) => award.id === id)?.[kind] ?? 0;

const row = (award: EarnedRow['award'], times: number, xp: number): readonly EarnedRow[] =>
  times === 0 || xp === 0 ? [] : [{ award, times, xp }];

const timesOf = (game: CampaignGame, member: Member, award: AwardId, times: number): readonly EarnedRow[] =>
  row(award, times, times * each(game, member, award));

/** Failed pays only while somebody of the retinue is left standing (C8). */
function primary(game: CampaignGame, { member }: Deed): readonly EarnedRow[] {
  const { primary: outcome, operatives } = reportIn(game.state);
  if (outcome === 'complete') return timesOf(game, member, 'primary', 1);
  const alive = operatives.some(({ down, slain }) => !down && !slain);
  return outcome === 'failed' && alive ? timesOf(game, member, 'primaryFailed', 1) : [];
}

/** An Acolyte has what the objective pays; a follower its bonus: a secret for all, a secondary for who did it. */
function paidFor(game: CampaignGame, member: Member, { row: found, by }: ObjectiveDone): number {
  const award = found?.secret === true ? 'secret' : 'secondary';
  if (member.kind === 'acolyte') return found?.xp ?? each(game, member, award);
  return award === 'secret' || by === member.id ? each(game, member, award) : 0;
}

function objectives(game: CampaignGame, { member }: Deed): readonly EarnedRow[] {
  return (['secondary', 'secret'] as const).flatMap((award) => {
    const paid = objectivesDone(game)
      .filter(({ row: found }) => (found?.secret === true) === (award === 'secret'))
      .map((objective) => paidFor(game, member, objective))
      .filter((xp) => xp > 0);
    return row(
      award,
      paid.length,
      paid.reduce((sum, xp) => sum + xp, 0),
    );
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
  ];
}
