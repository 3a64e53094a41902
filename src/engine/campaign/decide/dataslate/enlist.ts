import { blank } from '../../model/blankMember.ts';
import type { Enlisted } from '../../model/command.ts';
import type { CampaignCard } from '../../model/content.ts';
import { memberId } from '../../model/freeId.ts';
import { type CampaignDecider, type CampaignGame, done, refused } from '../../model/game.ts';
import type { Member } from '../../model/member.ts';
import { type CampaignRejection, refuse } from '../../model/rejection.ts';
import { rosterShut, written } from '../rosterLookup.ts';

const BRACKET = /<(?<word>[^<>]{1,60})>/gu;

/** Keywords in angle brackets for which nothing is chosen (K-05). */
const openKeywords = ({ keywords }: CampaignCard, chosen: Enlisted['chosen']): readonly string[] =>
  keywords
    .flatMap((keyword) => [...keyword.matchAll(BRACKET)].map(({ groups }) => groups?.['word'] ?? ''))
    .filter((word) => !Object.hasOwn(chosen, word) || chosen[word] === '');

/** The card has no options, or this is one of them (C-47). */
const isOption = ({ arms }: CampaignCard, weapons: readonly string[]): boolean =>
  arms.length === 0
    ? weapons.length === 0
    : arms.some((option) => option.length === weapons.length && option.every((item, at) => item === weapons[at]));

function misshapen({ state, content }: CampaignGame, enlisted: Enlisted): CampaignRejection | null {
  if (state.dataslate === undefined) return refuse('noDataslate');
  const card = content.cards.get(enlisted.card);
  if (enlisted.name.trim() === '') return refuse('badValue', { field: 'name' });
  if (card === undefined) return refuse('unknownCard', { card: enlisted.card });
  const [keyword] = openKeywords(card, enlisted.chosen);
  if (keyword !== undefined) return refuse('keywordOpen', { keyword });
  return isOption(card, enlisted.weapons) ? null : refuse('optionOpen', { name: enlisted.name });
}

const joining = (
  { state }: CampaignGame,
  { name, card, portrait, chosen, weapons }: Enlisted,
  bust: string,
): Member => ({
  ...blank(),
  id: memberId(state),
  name: name.trim(),
  card,
  kind: 'follower',
  player: state.players[0]?.id ?? '',
  portrait: portrait ?? bust,
  weapons: weapons.map((item) => ({ item, stash: null })),
  recruited: state.scenarios,
  ...(Object.keys(chosen).length > 0 && { chosen: { ...chosen } }),
});

/** Somebody joins a dataslate, with a choice for everything that its card leaves open, kept for the campaign (K-05, C-47). */
export const enlist: CampaignDecider<'enlist'> = (game, { enlisted }) => {
  const shape = rosterShut(game.state) ?? misshapen(game, enlisted);
  const card = game.content.cards.get(enlisted.card);
  if (shape !== null || card === undefined) return refused(shape ?? refuse('unknownCard', { card: enlisted.card }));
  const member = joining(game, enlisted, card.portrait);
  return done([
    { type: 'recruited', member },
    written({ kind: 'recruited', day: game.state.day, member: member.id, name: member.name, card: card.id }),
  ]);
};
