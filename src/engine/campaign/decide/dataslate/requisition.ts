import type { Deed, Requisition } from '../../../plugins/narrative/book.ts';
import type { CampaignCommand } from '../../model/command.ts';
import type { Dataslate } from '../../model/dataslate.ts';
import type { CampaignEvent } from '../../model/event.ts';
import { stashKey } from '../../model/freeId.ts';
import { type CampaignDecider, type CampaignGame, refused, unless } from '../../model/game.ts';
import { gainXp } from '../../model/levels.ts';
import type { Member } from '../../model/member.ts';
import { type CampaignRejection, refuse } from '../../model/rejection.ts';
import { findMember } from '../../walk/inHand.ts';
import { rosterShut } from '../rosterLookup.ts';

type Paying = Extract<CampaignCommand, { type: 'requisition' }>;
type Found = { readonly events: readonly CampaignEvent[] } | { readonly rejection: CampaignRejection };

interface Case {
  readonly game: CampaignGame;
  readonly dataslate: Dataslate;
  readonly paying: Paying;
}

const no = (rejection: CampaignRejection): Found => ({ rejection });

/** For somebody who serves. */
function forMember({ game: { state }, paying }: Case, then: (member: Member) => Found): Found {
  const member = findMember(state, paying.member ?? '');
  if (member === null) return no(refuse('unknownMember', { member: paying.member ?? '' }));
  if (member.fate !== 'serving') return no(refuse('notServing', { member: member.id, name: member.name }));
  return then(member);
}

function healed({ choice }: Paying, { id, scars }: Member): Found {
  const scar = scars.find((each) => each.id === choice);
  if (scar === undefined) return no(refuse('unknownRow', { row: choice ?? '' }));
  return { events: [{ type: 'scarHealed', member: id, scar: scar.id }] };
}

const freed = ({ id, name, mustRest, rested }: Member): Found =>
  mustRest
    ? { events: [{ type: 'restSet', member: id, rested, mustRest: false }] }
    : no(refuse('alreadyHas', { row: name }));

/** An item of at most so many EP, of two prices the lower (C-48). */
function kept({ game: { state, content }, paying }: Case, upTo: number): Found {
  const item = content.items.get(paying.choice ?? '');
  if (item === undefined || item.slot !== 'equipment' || item.ep > upTo)
    return no(refuse('unknownItem', { item: paying.choice ?? '' }));
  const thing = {
    key: stashKey(state),
    item: item.id,
    scenario: state.scenarios,
    foundBy: null,
    wpLess: 0,
    lost: false,
  };
  return { events: [{ type: 'stashed', thing }] };
}

function acquired({ game: { state, content }, paying }: Case): Found {
  const asset = content.narrative?.assets.find(({ id }) => id === paying.choice);
  if (asset === undefined) return no(refuse('unknownRow', { row: paying.choice ?? '' }));
  if (state.bases.includes(asset.id)) return no(refuse('alreadyHas', { row: asset.id }));
  return { events: [{ type: 'baseSet', base: asset.id, on: true }] };
}

function doneBy(asked: Case, deed: Deed): Found {
  switch (deed.kind) {
    case 'heal':
      return forMember(asked, (member) => healed(asked.paying, member));
    case 'experience':
      return forMember(asked, ({ id }) => ({ events: gainXp(asked.game, id, deed.by) }));
    case 'rested':
      return forMember(asked, freed);
    case 'equipment':
      return kept(asked, deed.upTo);
    case 'ep':
      return { events: [{ type: 'moreEpSet', ep: asked.dataslate.moreEp + deed.by }] };
    case 'asset':
      return acquired(asked);
  }
}

const tooDear = ({ requisition: have }: Dataslate, { cost }: Requisition): readonly CampaignRejection[] =>
  have < cost ? [refuse('tooFewPoints', { cost, have })] : [];

/** A requisition is paid in RP and done at once (K-81); what it needs to be done is asked of the command. */
export const requisition: CampaignDecider<'requisition'> = (game, paying) => {
  const { dataslate } = game.state;
  const shut = rosterShut(game.state);
  if (shut !== null || dataslate === undefined) return refused(shut ?? refuse('noDataslate'));
  const row = game.content.narrative?.requisitions.find(({ id }) => id === paying.requisition);
  if (row === undefined) return refused(refuse('unknownRow', { row: paying.requisition }));
  const found = doneBy({ game, dataslate, paying }, row.does);
  if ('rejection' in found) return refused(found.rejection);
  return unless(tooDear(dataslate, row), paying.override, () => [
    { type: 'requisitionSet', requisition: Math.max(0, dataslate.requisition - row.cost) },
    ...found.events,
  ]);
};
