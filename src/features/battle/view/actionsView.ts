import { actionOffers } from '../../../engine/family/killteam/flow/actions/actions.ts';
import { downedFriends } from '../../../engine/family/killteam/plugins/reanimate/rescue.ts';
import { reloadable } from '../../../engine/family/killteam/attack/ammunition.ts';
import type { Game } from '../../../engine/family/killteam/rules/game.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { ActionOffer } from '../../../engine/family/killteam/model/rejection.ts';
import { reanimateNeeds } from '../../../engine/family/killteam/plugins/reanimate/reanimate.ts';
import type { ActionId } from '../../../engine/core/ids.ts';
import type { IconName } from '../../../ui/icons/Icon.tsx';
import { inches } from '../../../words/format.ts';
import { ACTION_ICONS } from '../../../words/logLine.ts';
import type { Look } from '../../../words/look.ts';
import { offerReason } from '../../../words/reason.ts';
import type { Words } from '../../../words/words.ts';
import { moveReach } from './moves.ts';
import { preferredWeapon, weaponName } from './weapons.ts';

/** One action as a button. `reason` null: it can be done now. */
export interface ActionView {
  readonly id: ActionId;
  readonly icon: IconName;
  readonly title: string;
  readonly detail: string | null;
  readonly ap: number;
  readonly key: string;
  readonly reason: string | null;
  readonly offer: ActionOffer;
}

export interface ActionLook {
  readonly words: Words<'battle'>;
  readonly look: Look;
  readonly game: Game;
  readonly operative: Operative;
}

const firstOf = (words: Words<'battle'>, lines: readonly string[]): string | null => {
  const [first] = lines;
  if (first === undefined) return null;
  return lines.length === 1 ? first : words.withWhat.several(first, lines.length - 1);
};

function rescueDetail(
  { words, look, game, operative }: ActionLook,
  action: 'reanimate' | 'pickUpOperative',
): string | null {
  const friends = downedFriends({ game, operative });
  const line = (friend: Operative): string =>
    action === 'reanimate'
      ? words.withWhat.reanimate(look.name(friend.id), reanimateNeeds(friend, operative))
      : words.withWhat.carry(look.name(friend.id));
  return firstOf(words, friends.map(line));
}

function armsDetail({ words, game, operative }: ActionLook, action: 'shoot' | 'fight'): string | null {
  const weapon = preferredWeapon(game, operative, action);
  return weapon === null ? null : weaponName(words, weapon);
}

/** The second line of an action: with what, how far, on which face. */
function withWhat(view: ActionLook, action: ActionId): string | null {
  const { words, look, game, operative } = view;
  switch (action) {
    case 'reposition':
    case 'fallBack':
    case 'charge':
    case 'dash':
      return inches(moveReach(game.state, operative, action));
    case 'shoot':
    case 'fight':
      return armsDetail(view, action);
    case 'guard':
      return words.withWhat.guard;
    case 'reanimate':
    case 'pickUpOperative':
      return rescueDetail(view, action);
    case 'reload':
      return firstOf(
        words,
        reloadable(game.state, operative).map((counter) => look.weaponName(counter)),
      );
    case 'placeMarker':
      return operative.carriesMarker;
    case 'putDownOperative':
      return operative.carries === null ? null : look.name(operative.carries);
    case 'interact':
    case 'pickUpMarker':
      return null;
  }
}

/** Not a thing that this one could do at another moment: not shown at all. */
const OUT_OF_PLACE: ReadonlySet<string> = new Set(['notRetinue', 'ammoOff', 'unknownRule', 'guardActionsOnly']);

/** The actions of the one that acts, in the order of the rules. */
export const actionViews = (view: ActionLook): readonly ActionView[] =>
  actionOffers(view.game, view.operative)
    .filter(({ reason }) => reason === null || !OUT_OF_PLACE.has(reason.code))
    .map((offer) => ({
      id: offer.action,
      icon: ACTION_ICONS[offer.action],
      title: view.words.actions[offer.action].name,
      detail: withWhat(view, offer.action),
      ap: offer.ap,
      key: view.words.actions[offer.action].key,
      reason: offerReason(view.words, offer, view.look),
      offer,
    }));
