import type { ActView, Barred, ModelView, OnBoardView } from '../../engine/family/vanguard/view/vanguardView.ts';
import { barredSaid, modelIn, modelName } from '../../scene/vanguardLook.ts';
import { spotAt } from '../../forms/board/spotAt.ts';
import type { Desk, Picked } from './desk.ts';
import { attackCommand, diceLeft, withDice } from './view/aimed.ts';
import { moveCommand, plainMove } from './view/moved.ts';

/** Sets wounds by hand. */
export const setWounds = (desk: Desk, model: string, value: number): boolean =>
  desk.act({ type: 'correct', correction: { what: 'wounds', model, value } });

type Moving = Omit<Extract<Picked, { kind: 'move' }>, 'kind' | 'again' | 'moved'>;

/** Moves at once as a plain move, and offers to say more of it; whoever is engaged is asked first whom it leaves. */
function move(desk: Desk, mover: ModelView, moving: Moving): void {
  const moved = plainMove(mover, moving.target);
  const form = { ...moving, moved, kind: 'move' as const };
  if (mover.engaged.length > 0) return desk.setPick({ ...form, again: false });
  if (!desk.act(moveCommand(moving, moved))) return undefined;
  const { said } = desk.scene.words.acts.move;
  const inches = desk.scene.view.actor?.acts.find(({ action }) => action === moving.action)?.inches ?? 0;
  return desk.tell({
    text: said[moving.action](modelName(desk.scene, mover.id), inches),
    more: { ...form, again: true },
  });
}

/** Asks whom; the free attack of a charge is at whom it has charged, with all dice (V-44). */
function attack(desk: Desk, act: ActView): void {
  const [only, ...others] = act.targets.filter(({ why }) => why === null);
  if (act.slots === 0 && only !== undefined && others.length === 0)
    return void desk.act(attackCommand(desk.scene.view, act, new Map([[only.model, act.attack?.dice ?? 0]])));
  return desk.setPick({ kind: 'attack', act, dice: null });
}

/** It stands on the board that is shown. */
const isOnMap = ({ onMap, scene }: Desk, model: string): boolean =>
  onMap && scene.view.onBoard?.board.places[model] !== undefined;

/** Why a charge comes to nobody; null: it does. */
const whyNoCharge = ({ charge }: OnBoardView, id: string, target: string, { inches }: ActView): Barred | null =>
  charge(id, target, inches ?? 0) === null ? { code: 'tooFar', params: {} } : null;

/** What the board has against a target of an act: it is not seen, or too far away; null: nothing, or it does not know. */
function whyNotOnMap({ scene: { view } }: Pick<Desk, 'scene'>, act: ActView, model: string): Barred | null {
  const { actor, onBoard } = view;
  if (actor === null || onBoard === null) return null;
  const { id } = actor.model;
  const seen = onBoard.sighted(id, model, act.of?.id ?? null);
  if (seen === null) return null;
  if (!seen.facts.sight) return { code: 'noSight', params: {} };
  if (act.action === 'charge') return whyNoCharge(onBoard, id, model, act);
  return seen.facts.inRange ? null : { code: 'range', params: {} };
}

/** A charge goes the cheapest way to whom it is at (V-44); where there is none it is said. */
function chargeOnMap(desk: Desk, act: ActView, target: string): void {
  const { actor, onBoard } = desk.scene.view;
  const way = actor === null ? null : (onBoard?.charge(actor.model.id, target, act.inches ?? 0) ?? null);
  const end = way?.points.at(-1);
  if (end === undefined) return desk.tell({ text: barredSaid(desk.scene, { code: 'tooFar', params: {} }), more: null });
  return desk.setPick({ kind: 'way', action: 'charge', push: act.byPush, target, spot: spotAt(end) });
}

/** Does an act of the one that acts, or asks whom it is aimed at. */
export function runAct(desk: Desk, act: ActView): void {
  const { actor } = desk.scene.view;
  if (actor === null) return;
  const { action, byPush: push } = act;
  switch (action) {
    case 'attack':
      return attack(desk, act);
    case 'charge':
      return desk.setPick({ kind: 'charge', act });
    case 'walk':
    case 'run':
      if (isOnMap(desk, actor.model.id)) return desk.setPick({ kind: 'way', action, push, target: null, spot: null });
      return move(desk, actor.model, { action, push, mover: actor.model.id, target: null });
    case 'own':
      return void desk.act({ type: 'act', action, push, own: act.of?.id ?? '', target: null });
    case 'aim':
    case 'focus':
    case 'standUp':
      return void desk.act({ type: 'act', action, push });
  }
}

/** Attacks this one with all dice; where they are split, puts it on the list. */
export function aimAt(desk: Desk, pick: Extract<Picked, { kind: 'attack' }>, model: string): void {
  const { act, dice } = pick;
  if (dice === null)
    return void desk.act(attackCommand(desk.scene.view, act, new Map([[model, act.attack?.dice ?? 0]])));
  const more = (dice.get(model) ?? 0) + 1;
  return desk.setPick({ ...pick, dice: diceLeft(act, dice) > 0 ? withDice(dice, model, more) : dice });
}

/** `offered` false: it is not in question at all; `why` it cannot be chosen now, in words, null: it can; `byBoard`: the board alone says so. */
interface Chosen {
  readonly offered: boolean;
  readonly why: string | null;
  readonly byBoard?: true;
}

/** Whether this one can be chosen now. */
export function targetOf(desk: Pick<Desk, 'scene' | 'pick'>, model: string): Chosen {
  const { pick, scene } = desk;
  const { offers } = scene.view;
  switch (pick?.kind) {
    case undefined:
    case 'move':
    case 'flight':
    case 'way':
    case 'lay':
    case 'put':
      return { offered: false, why: null };
    case 'again':
      return { offered: offers?.again.models.includes(model) === true, why: null };
    case 'followUp':
      return { offered: offers?.followUp.models.includes(model) === true, why: null };
    case 'attack':
    case 'charge': {
      const found = pick.act.targets.find((each) => each.model === model);
      if (found === undefined) return { offered: false, why: null };
      if (found.why !== null) return { offered: true, why: barredSaid(scene, found.why) };
      const why = whyNotOnMap(desk, pick.act, model);
      return why === null
        ? { offered: true, why: null }
        : { offered: true, why: barredSaid(scene, why), byBoard: true };
    }
  }
}

function choose(desk: Desk, pick: Picked, model: ModelView): void {
  const { actor } = desk.scene.view;
  switch (pick.kind) {
    case 'attack':
      return aimAt(desk, pick, model.id);
    case 'charge':
      if (actor === null) return undefined;
      if (isOnMap(desk, actor.model.id) && isOnMap(desk, model.id)) return chargeOnMap(desk, pick.act, model.id);
      return move(desk, actor.model, {
        action: 'charge',
        push: pick.act.byPush,
        mover: actor.model.id,
        target: model.id,
      });
    case 'again':
    case 'followUp':
      return void desk.act({
        type: 'activate',
        model: model.id,
        again: pick.kind === 'again' || model.status === 'activated',
        followUp: pick.kind === 'followUp',
      });
    case 'move':
    case 'flight':
    case 'way':
    case 'lay':
    case 'put':
      return undefined;
  }
}

/** Whether its tables play this model once it acts. */
function playsItself({ scene }: Desk, id: string): boolean {
  const next = scene.foes?.move ?? null;
  return next?.move === 'activate' && (next.model === id || scene.foes?.others.includes(id) === true);
}

/** A tap on one of the choice in hand; false: it is not in question. */
function tapOffered(desk: Desk, model: ModelView): boolean {
  const { pick } = desk;
  const { offered, why, byBoard } = targetOf(desk, model.id);
  if (pick === null || !offered) return false;
  if (why === null) choose(desk, pick, model);
  else if (pick.kind === 'attack' && byBoard === true) desk.openSheet({ kind: 'aim', id: model.id });
  else desk.tell({ text: why, more: null });
  return true;
}

/** One tap on a card: the choice in hand, else it acts, else all about it. */
export function tapCard(desk: Desk, id: string): void {
  const model = modelIn(desk.scene.view, id);
  if (model === null) return;
  if (tapOffered(desk, model)) return;
  if (model.tap === 'place')
    return desk.onMap ? desk.setPick({ kind: 'put', model: id }) : void desk.act({ type: 'place', model: id });
  if (model.tap === 'activate' && desk.pick === null)
    return void desk.act(
      playsItself(desk, id)
        ? { type: 'foeGoes', side: model.side, model: id }
        : { type: 'activate', model: id, again: false, followUp: false },
    );
  return desk.openSheet({ kind: 'model', id });
}
