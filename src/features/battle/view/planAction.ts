import type { Command, Override } from '../../../engine/family/killteam/model/command.ts';
import type { BattleView } from '../../../engine/view/battleView.ts';
import type { AttackKind } from '../../../engine/view/arms.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { ActionId } from '../../../engine/core/ids.ts';
import type { Pick, RescueKind } from './picking.ts';

/** What a tap on an action leads to: it is done at once, something is still to be chosen, or there is nothing to choose from. */
export type ActionStep =
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'pick'; readonly pick: Pick }
  | { readonly kind: 'nothing' };

interface Particulars {
  readonly targets?: readonly string[];
  readonly weapon?: string;
  readonly note?: string | null;
  readonly fall?: number;
}

const withOverride = (override: Override | null): { override?: Override } => (override === null ? {} : { override });

/** Any action but Shoot and Fight as a command. */
export const actCommand = (
  action: Exclude<ActionId, 'shoot' | 'fight'>,
  { targets = [], weapon, note, fall = 0 }: Particulars,
  override: Override | null,
): Command => ({
  type: 'act',
  action,
  targets,
  weapon: weapon ?? null,
  note: note === undefined || note === '' ? null : note,
  fall,
  ...withOverride(override),
});

/** An attack as a command. */
export const attackCommand = (
  action: AttackKind,
  attack: { readonly weapon: string; readonly target: string },
  override: Override | null,
): Command => ({ type: action, ...attack, ...withOverride(override) });

const command = (value: Command): ActionStep => ({ kind: 'command', command: value });
const choose = (pick: Pick): ActionStep => ({ kind: 'pick', pick });

function planAttack(view: BattleView, operative: Operative, action: AttackKind, override: Override | null): ActionStep {
  const weapon = view.aim.preferred(operative, action);
  if (weapon === null) return { kind: 'nothing' };
  const engaged = view.table.engagedWith(operative.id);
  const [enemy] = engaged;
  const plain = action === 'fight' && engaged.length === 1 && view.aim.arms(operative, action).length === 1;
  const logged = view.state.settings.automation.attack === 'log';
  return plain && !logged && enemy !== undefined
    ? command(attackCommand(action, { weapon: weapon.id, target: enemy }, override))
    : choose({ kind: 'attack', action, weapon: weapon.id, override });
}

/** Whom it may help: those that the rules allow; else, when it is done anyway, all who lie there, or anybody of its side. */
function rescued(view: BattleView, operative: Operative, action: RescueKind, anyway: boolean): readonly Operative[] {
  const best = view.actions.helped(operative, action);
  if (best.length > 0 || !anyway) return best;
  const down = view.actions.downedFriends(operative);
  return down.length > 0 ? down : view.table.ofSide(operative.side).filter(({ id }) => id !== operative.id);
}

function planRescue(view: BattleView, operative: Operative, action: RescueKind, override: Override | null): ActionStep {
  const friends = rescued(view, operative, action, override !== null).map(({ id }) => id);
  const [only] = friends;
  if (only === undefined) return { kind: 'nothing' };
  return friends.length === 1
    ? command(actCommand(action, { targets: [only] }, override))
    : choose({ kind: 'friend', action, friends, override });
}

function planReload(view: BattleView, operative: Operative, override: Override | null): ActionStep {
  const best = view.actions.reloadable(operative);
  const counters = best.length > 0 || override === null ? best : Object.keys(operative.ammo);
  const [only] = counters;
  if (only === undefined) return { kind: 'nothing' };
  return counters.length === 1
    ? command(actCommand('reload', { weapon: only }, override))
    : choose({ kind: 'reload', counters, override });
}

/** Which marker is likely meant: the one that the board has nearest, out of reach, by its id where markers have one; else the first that lies there. */
function likelyMarker(view: BattleView, operative: Operative, lying: readonly string[]): string {
  const { reason } = view.actions.offers(operative).find(({ action }) => action === 'pickUpMarker') ?? {};
  if (reason?.code === 'markerFar') return String(reason.params[lying.length === 0 ? 'name' : 'marker']);
  return lying[0] ?? '';
}

/** The marker that can be picked up: the one that lies there on the board, or the only one; else which is to be said. */
function planPickUp(view: BattleView, operative: Operative, override: Override | null): ActionStep {
  const here = view.markerAt(operative);
  const lying = (view.parts.score?.markers ?? [])
    .filter(({ pickUp, carrier }) => pickUp && carrier === null)
    .map(({ id }) => id);
  if (here !== null && (lying.length === 0 || lying.includes(here.id)))
    return command(actCommand('pickUpMarker', { note: lying.length === 0 ? here.name : here.id }, override));
  const note = likelyMarker(view, operative, lying);
  return lying.length === 1
    ? command(actCommand('pickUpMarker', { note }, override))
    : choose({ kind: 'note', action: 'pickUpMarker', note, override });
}

function planHatch(view: BattleView, operative: Operative, override: Override | null): ActionStep {
  const doors = view.doorsNear(operative).map(({ id }) => id);
  const [only] = doors;
  if (only === undefined) return { kind: 'nothing' };
  return doors.length === 1
    ? command(actCommand('operateHatch', { note: only }, override))
    : choose({ kind: 'hatch', doors, override });
}

/** What a tap on this action of the acting operative does; `override` when it is impossible and done anyway. */
export function planAction(
  view: BattleView,
  operative: Operative,
  action: ActionId,
  override: Override | null,
): ActionStep {
  switch (action) {
    case 'shoot':
    case 'fight':
      return planAttack(view, operative, action, override);
    case 'charge':
      return choose({ kind: 'charge', enemies: [], override });
    case 'reanimate':
    case 'pickUpOperative':
      return planRescue(view, operative, action, override);
    case 'reload':
      return planReload(view, operative, override);
    case 'pickUpMarker':
      return planPickUp(view, operative, override);
    case 'operateHatch':
      return planHatch(view, operative, override);
    case 'interact':
      return choose({ kind: 'note', action, note: '', override });
    case 'reposition':
    case 'dash':
    case 'fallBack':
    case 'guard':
    case 'placeMarker':
    case 'putDownOperative':
    case 'pass':
      return command(actCommand(action, {}, override));
  }
}

/** The command that finishes a choice without a tap on a card; null: something is missing. */
export function confirmCommand(pick: Pick): Command | null {
  switch (pick.kind) {
    case 'charge':
      return pick.enemies.length === 0 && pick.override === null
        ? null
        : actCommand('charge', { targets: pick.enemies }, pick.override);
    case 'note':
      return actCommand(pick.action, { note: pick.note }, pick.override);
    case 'log': {
      const { action, weapon, target, damage, suffered, override } = pick;
      return { type: 'logAttack', action, weapon, target, damage, suffered, ...withOverride(override) };
    }
    case 'watch':
      return { type: 'counteract', operative: pick.operative };
    case 'attack':
    case 'friend':
    case 'reload':
    case 'hatch':
      return null;
  }
}
