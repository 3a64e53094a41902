import { acolyteOf } from '../model/allowances.ts';
import type { Described } from '../model/command.ts';
import type { CampaignEvent } from '../model/event.ts';
import { type CampaignDecider, type CampaignGame, done, refused, unless } from '../model/game.ts';
import type { Member } from '../model/member.ts';
import { type CampaignRejection, refuse } from '../model/rejection.ts';
import type { CampaignState } from '../model/state.ts';
import { PROMOTION_LEVEL } from '../model/succession.ts';
import { findMember } from '../walk/inHand.ts';
import { hasPlayer, notServing, rosterShut, written } from './rosterLookup.ts';
import { overCapacity } from './rosterRecruit.ts';

/** A player who takes an operative over needs room for it as for a recruit. */
function movedTo(game: CampaignGame, member: Member, player: string): CampaignRejection | null {
  if (player === member.player || member.fate !== 'serving') return null;
  const lives = member.kind === 'acolyte' ? acolyteOf(game.state, player) : null;
  if (lives !== null) return refuse('tooManyAcolytes', { name: lives.name });
  const cost = game.content.cards.get(member.card)?.capacityCost ?? 0;
  return member.kind === 'acolyte' ? null : (overCapacity(game, player, cost)[0] ?? null);
}

function misdescribed(game: CampaignGame, member: Member, set: Partial<Described>): CampaignRejection | null {
  if (set.name !== undefined && set.name.trim() === '') return refuse('badValue', { field: 'name' });
  if (set.player === undefined) return null;
  if (!hasPlayer(game.state, set.player)) return refuse('unknownPlayer', { player: set.player });
  return movedTo(game, member, set.player);
}

/** Only what belongs to the player, whatever else a file may name. */
const ownOf = ({ name, notes, portrait, picture, player }: Partial<Described>): Partial<Described> => ({
  ...(name === undefined ? {} : { name: name.trim() }),
  ...(notes === undefined ? {} : { notes }),
  ...(portrait === undefined ? {} : { portrait }),
  ...(picture === undefined ? {} : { picture }),
  ...(player === undefined ? {} : { player }),
});

/** Chapters are told by the name of their day: the chronicle says when somebody is called otherwise. */
const renamed = ({ day }: CampaignState, { id, name: from }: Member, name: string): readonly CampaignEvent[] =>
  name === from ? [] : [written({ kind: 'renamed', day, member: id, from, name })];

/** Changes what the player owns of an operative, of those too who have left. */
export const describe: CampaignDecider<'describe'> = (game, { member: id, set }) => {
  const member = findMember(game.state, id);
  if (member === null) return refused(refuse('unknownMember', { member: id }));
  const wrong = misdescribed(game, member, set);
  if (wrong !== null) return refused(wrong);
  const own = ownOf(set);
  return done([{ type: 'described', member: id, set: own }, ...renamed(game.state, member, own.name ?? member.name)]);
};

/** Dismisses or retires an operative; what it carried of found things is in the stash again. */
export const leave: CampaignDecider<'leave'> = ({ state }, { member: id, how }) => {
  const member = findMember(state, id);
  const against = rosterShut(state) ?? notServing(state, id);
  if (against !== null || member === null) return refused(against ?? refuse('unknownMember', { member: id }));
  return done([
    { type: 'left', member: id, how },
    written({ kind: 'left', day: state.day, member: id, name: member.name, how }),
  ]);
};

const notPromotable = (member: Member, instead: Member): CampaignRejection | null => {
  if (member.kind !== 'follower') return refuse('badValue', { member: member.id });
  const fits = instead.kind === 'acolyte' && instead.player === member.player;
  return fits ? null : refuse('badValue', { member: instead.id });
};

/** Why the rules do not let a follower follow an Acolyte (part D). */
function promotionReasons({ state }: CampaignGame, member: Member, instead: Member): readonly CampaignRejection[] {
  const lives = acolyteOf(state, member.player) ?? (instead.fate === 'slain' ? null : instead);
  return [
    ...(lives === null ? [] : [refuse('acolyteLives', { name: lives.name })]),
    ...(member.level < PROMOTION_LEVEL
      ? [refuse('tooLowLevel', { level: member.level, needed: PROMOTION_LEVEL, name: member.name })]
      : []),
  ];
}

/**
 * A follower takes the place of a slain Acolyte of its player (part D): an Acolyte of level 0 without experience and with an
 * Acolyte's card, which keeps its honours, gains, scars, powers and what it carries.
 */
export const promote: CampaignDecider<'promote'> = (game, { member: id, instead: slain, override }) => {
  const { state } = game;
  const shut = rosterShut(state) ?? notServing(state, id);
  if (shut !== null) return refused(shut);
  const member = findMember(state, id);
  const instead = findMember(state, slain);
  if (member === null || instead === null) return refused(refuse('unknownMember', { member: slain }));
  const shape = notPromotable(member, instead);
  if (shape !== null) return refused(shape);
  return unless(promotionReasons(game, member, instead), override, () => [
    { type: 'promoted', member: id, instead: slain, set: { kind: 'acolyte', card: instead.card, level: 0, xp: 0 } },
    written({ kind: 'promoted', day: state.day, member: id, name: member.name, instead: instead.name }),
  ]);
};
