import type { BattleView, DoorSeen } from '../../../engine/view/battleView.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { ActionOffer } from '../../../engine/family/killteam/model/rejection.ts';
import type { ActionId } from '../../../engine/core/ids.ts';
import type { IconName } from '../../../ui/icons/Icon.tsx';
import { inches } from '../../../words/format.ts';
import { ACTION_ICONS } from '../../../words/actionIcons.ts';
import type { Look } from '../../../words/look.ts';
import { offerReason } from '../../../words/reason.ts';
import type { Words } from '../../../words/words.ts';
import { weaponName } from './weapons.ts';

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
  readonly view: BattleView;
  readonly operative: Operative;
}

const firstOf = (words: Words<'battle'>, lines: readonly string[]): string | null => {
  const [first] = lines;
  if (first === undefined) return null;
  return lines.length === 1 ? first : words.withWhat.several(first, lines.length - 1);
};

function rescueDetail(
  { words, look, view, operative }: ActionLook,
  action: 'reanimate' | 'pickUpOperative',
): string | null {
  const near = view.actions.helped(operative, action);
  const friends = near.length > 0 ? near : view.actions.downedFriends(operative);
  const line = (friend: Operative): string =>
    action === 'reanimate'
      ? words.withWhat.reanimate(look.name(friend.id), view.actions.raisedOn(friend, operative))
      : words.withWhat.carry(look.name(friend.id));
  return firstOf(words, friends.map(line));
}

function armsDetail({ words, view, operative }: ActionLook, action: 'shoot' | 'fight'): string | null {
  const weapon = view.aim.preferred(operative, action);
  return weapon === null ? null : weaponName(words, weapon);
}

function hatchDetail({ withWhat: said }: Words<'battle'>, doors: readonly DoorSeen[]): string | null {
  const [door] = doors;
  if (door === undefined) return null;
  return doors.length === 1 ? said.hatch(door.open) : said.hatches(doors.length);
}

/** The second line of an action: with what, how far, on which face. */
function withWhat(desk: ActionLook, action: ActionId): string | null {
  const { words, look, view, operative } = desk;
  switch (action) {
    case 'reposition':
    case 'fallBack':
    case 'charge':
    case 'dash':
      return inches(view.actions.reach(operative, action));
    case 'shoot':
    case 'fight':
      return armsDetail(desk, action);
    case 'guard':
      return view.figures(operative).gun === null ? words.withWhat.guardToFight : words.withWhat.guard;
    case 'reanimate':
    case 'pickUpOperative':
      return rescueDetail(desk, action);
    case 'reload':
      return firstOf(
        words,
        view.actions.reloadable(operative).map((counter) => look.weaponName(counter)),
      );
    case 'placeMarker':
      return operative.carriesMarker === null ? null : look.trackName(operative.carriesMarker);
    case 'putDownOperative':
      return operative.carries === null ? null : look.name(operative.carries);
    case 'interact':
      return view.actions.scenario(operative).length > 0 ? words.withWhat.interactOther : words.withWhat.interactUsual;
    case 'operateHatch':
      return hatchDetail(words, view.doorsNear(operative));
    case 'pickUpMarker':
    case 'pass':
      return null;
  }
}

/** Not a thing that this one could do at another moment: not shown at all. */
const OUT_OF_PLACE: ReadonlySet<string> = new Set(['notRetinue', 'ammoOff', 'unknownRule', 'guardActionsOnly']);

/** The actions of the one that acts, in the order of the rules. */
export const actionViews = (desk: ActionLook): readonly ActionView[] =>
  desk.view.actions
    .offers(desk.operative)
    .filter(({ reason }) => reason === null || !OUT_OF_PLACE.has(reason.code))
    .map((offer) => ({
      id: offer.action,
      icon: ACTION_ICONS[offer.action],
      title: desk.words.actions[offer.action].name,
      detail: withWhat(desk, offer.action),
      ap: offer.ap,
      key: desk.words.actions[offer.action].key,
      reason: offerReason(desk.words, offer, desk.look),
      offer,
    }));
