import { blank } from '../model/blankMember.ts';
import { acolyteOf, followerAllowance, over, wargearOf } from '../model/allowances.ts';
import { memberId } from '../model/freeId.ts';
import type { Recruit } from '../model/command.ts';
import type { CampaignCard } from '../model/content.ts';
import type { Background } from '../model/rows.ts';
import type { CampaignEvent } from '../model/event.ts';
import { type CampaignDecider, type CampaignGame, refused, unless } from '../model/game.ts';
import { gatedItems } from '../model/gates.ts';
import { owes } from '../model/levels.ts';
import type { Gain, Member } from '../model/member.ts';
import { rowsOf } from '../model/memberRows.ts';
import { type CampaignRejection, refuse } from '../model/rejection.ts';
import { backgroundEvents } from './owed/choices.ts';
import { OFF_WORLDER } from './owed/honour.ts';
import { hasPlayer, rosterShut, written } from './rosterLookup.ts';

/** Specialisms that an Off-Worlder picks (A3 says "specialisms" and no number: our reading). */
const OFF_WORLDER_SPECIALISMS = 2;

interface Newcomer {
  readonly game: CampaignGame;
  readonly recruit: Recruit;
  readonly card: CampaignCard;
  readonly kind: Member['kind'];
  readonly id: string;
  readonly background: Background | null;
}

const LISTS = { HIVER: 'hiver', SERVICEMAN: 'serviceman' } as const;

/** The list that a card's background comes from (A3, C4); null: it has none. */
export function backgroundListOf({ kind, keywords }: CampaignCard): Background['list'] | null {
  if (kind === 'acolyte') return kind;
  const keyword = (['HIVER', 'SERVICEMAN'] as const).find((each) => keywords.includes(each));
  return keyword === undefined ? null : LISTS[keyword];
}

const unarmed = ({ game, recruit, card, kind, id }: Newcomer): Member => ({
  ...blank(),
  id,
  name: recruit.name.trim(),
  card: card.id,
  kind,
  player: recruit.player,
  portrait: recruit.portrait ?? card.portrait,
  armour: card.ownArmour === null ? null : { item: card.ownArmour, stash: null },
  recruited: game.state.scenarios,
});

/** With its card's usual arms, as far as they are known, open to a beginner and within its wargear capacity; else unarmed. */
function armed({ game, card }: Newcomer, member: Member): Member {
  const [usual = []] = card.arms;
  const weapons = usual.map((item) => ({ item, stash: null }));
  const rows = rowsOf(game.content, { ...member, weapons }, game.state.stash);
  const { used, of } = wargearOf(rows);
  const fits = used <= of && rows.missing.length === 0 && gatedItems(rows, 0).length === 0;
  return fits ? { ...member, weapons } : member;
}

const increaseOf = ({ recruit }: Newcomer): readonly Gain[] =>
  recruit.increase === null ? [] : [{ stat: recruit.increase, by: 1, source: { kind: 'recruitment' } }];

/** What a newcomer still has to choose or to roll (A3): background, specialisms and first honour, increase. */
function owedTo({ recruit, card, kind, id, background }: Newcomer): readonly CampaignEvent[] {
  const of = `${id}.recruit`;
  const list = backgroundListOf(card);
  const picks = card.keywords.includes(OFF_WORLDER) ? OFF_WORLDER_SPECIALISMS : 0;
  return [
    ...(list !== null && background === null
      ? [owes({ id: `${of}.background`, member: id, what: 'background', by: 'roll', of: [list] })]
      : []),
    ...Array.from({ length: picks }, (_, index) =>
      owes({ id: `${of}.specialism${index}`, member: id, what: 'specialism' }),
    ),
    ...(picks > 0 ? [owes({ id: `${of}.honour`, member: id, what: 'honour', of: ['primary'] })] : []),
    ...(kind === 'follower' && recruit.increase === null
      ? [owes({ id: `${of}.increase`, member: id, what: 'increase' })]
      : []),
  ];
}

const joins = (newcomer: Newcomer): readonly CampaignEvent[] => {
  const { game, card, id, background } = newcomer;
  const member = armed(newcomer, { ...unarmed(newcomer), gains: [...increaseOf(newcomer)] });
  return [
    { type: 'recruited', member },
    ...(background === null ? [] : backgroundEvents(id, background)),
    ...owedTo(newcomer),
    written({ kind: 'recruited', day: game.state.day, member: id, name: member.name, card: card.id }),
  ];
};

interface PersistentCard extends CampaignCard {
  readonly kind: Member['kind'];
}

const persistent = (card: CampaignCard | undefined): card is PersistentCard =>
  card?.kind === 'acolyte' || card?.kind === 'follower';

function misshapen({ state, content }: CampaignGame, recruit: Recruit): CampaignRejection | null {
  const card = content.cards.get(recruit.card);
  if (recruit.name.trim() === '') return refuse('badValue', { field: 'name' });
  if (!hasPlayer(state, recruit.player)) return refuse('unknownPlayer', { player: recruit.player });
  if (!persistent(card)) return refuse('unknownCard', { card: recruit.card });
  if (card.kind === 'acolyte' && recruit.increase !== null) return refuse('badValue', { field: 'increase' });
  if (recruit.background === null) return null;
  const list = content.backgrounds.get(recruit.background)?.list;
  return list !== undefined && list === backgroundListOf(card)
    ? null
    : refuse('unknownRow', { row: recruit.background });
}

/** Why the rules do not let somebody join (A3): one Acolyte a player, one who may lead those that serve (A11), followers within the capacity of theirs. */
function against(
  { state, content }: CampaignGame,
  card: CampaignCard,
  { player, name }: Recruit,
): readonly CampaignRejection[] {
  if (card.kind === 'acolyte') {
    const lives = acolyteOf(state, player);
    if (lives !== null) return [refuse('tooManyAcolytes', { name: lives.name })];
    const { used } = followerAllowance(content, state, player);
    return over('overCapacity', { used, of: card.followerCapacity }, { leader: name });
  }
  return overCapacity({ state, content }, player, card.capacityCost);
}

/** Why a player has no room for followers who cost this much more. */
export function overCapacity(
  { state, content }: CampaignGame,
  player: string,
  cost: number,
): readonly CampaignRejection[] {
  const { used, of } = followerAllowance(content, state, player);
  return over('overCapacity', { used: used + cost, of });
}

/** Takes somebody on, with the usual arms of the card and whatever is still to be chosen or rolled (A3, C3, C4). */
export const recruit: CampaignDecider<'recruit'> = (game, command) => {
  const shape = rosterShut(game.state) ?? misshapen(game, command.recruit);
  if (shape !== null) return refused(shape);
  const card = game.content.cards.get(command.recruit.card);
  if (!persistent(card)) return refused(refuse('unknownCard', { card: command.recruit.card }));
  const newcomer: Newcomer = {
    game,
    recruit: command.recruit,
    card,
    kind: card.kind,
    id: memberId(game.state),
    background: game.content.backgrounds.get(command.recruit.background ?? '') ?? null,
  };
  return unless(against(game, card, command.recruit), command.override, () => joins(newcomer));
};
