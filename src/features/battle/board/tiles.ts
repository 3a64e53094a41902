import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { PlayScene } from '../../../scene/useScene.ts';
import type { IconName } from '../../../ui/icons/Icon.tsx';
import type { Words } from '../../../words/words.ts';
import { changeOrder, runAction } from '../acts.ts';
import type { Desk } from '../desk.ts';
import { runScenario } from '../runScenario.ts';
import { type ActionView, actionViews } from '../view/actionsView.ts';
import { scenarioViews } from '../view/scenarioViews.ts';

/** An act as a tile of the dock. */
export interface Tile {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly detail: string | null;
  readonly cost?: { readonly value: string; readonly unit: string };
  readonly keyHint?: string;
  readonly more?: boolean;
  readonly onPress: () => void;
  /** What it is. */
  readonly onHold?: () => void;
}

/** All that a tile knows of the battle. */
export interface OnBoard {
  readonly desk: Desk;
  readonly scene: PlayScene;
  readonly told: Words<'board'>;
}

/** So many tiles, the last for all that has no tile of its own. */
const ROOM = 6;

/** How many targets a shot or a fight has with the weapon that would be used. */
function targetsOf({ view }: PlayScene, actor: Operative, action: 'shoot' | 'fight'): number {
  const weapon = view.aim.preferred(actor, action);
  if (weapon === null) return 0;
  return view.table
    .ofSide(view.table.opposing(actor.side))
    .filter((target) => view.table.standing(target))
    .filter((target) => view.aim.problem(action, { operative: actor, weapon, target }) === null).length;
}

const costOf = ({ words }: PlayScene, ap: number) => ({ value: `${ap}`, unit: words.common.stats.apUnit });

/** What the board knows of an act, in place of with what it is done. */
function detailOf(scene: PlayScene, told: Words<'board'>, actor: Operative, view: ActionView): string | null {
  return view.id === 'shoot' ? told.targets(targetsOf(scene, actor, 'shoot')) : view.detail;
}

function actTiles({ desk, scene, told }: OnBoard, actor: Operative): readonly Tile[] {
  const { words, look, view } = scene;
  return actionViews({ words, look, view, operative: actor })
    .filter(({ reason }) => reason === null)
    .map((each): Tile => ({
      id: each.id,
      icon: each.icon,
      title: each.title,
      detail: detailOf(scene, told, actor, each),
      cost: costOf(scene, each.ap),
      keyHint: each.key,
      onHold: () => desk.openSheet({ kind: 'why', action: each.id }),
      onPress: () => runAction(desk, each.id, null),
    }));
}

function scenarioTiles(desk: Desk, scene: PlayScene, actor: Operative): readonly Tile[] {
  const { words, look, view } = scene;
  return scenarioViews({ words, look, view, operative: actor }, words.battle.endsBattle)
    .filter(({ reason }) => reason === null)
    .map((each): Tile => ({
      id: each.id,
      icon: 'interact',
      title: each.title,
      detail: each.detail === '' ? null : each.detail,
      cost: costOf(scene, each.ap),
      onHold: () => desk.openSheet({ kind: 'scenario', action: each.id }),
      onPress: () => runScenario(desk, each.id, null),
    }));
}

/** Before the first action, the order can still be the other one, unless all keep theirs. */
function orderTile(desk: Desk, { words, state, view }: PlayScene, actor: Operative): readonly Tile[] {
  const { activation, interrupt } = state;
  if (view.actions.orders === 'kept') return [];
  if (activation?.kind !== 'activation' || activation.done.length > 0 || interrupt !== null) return [];
  const icon = actor.order === 'engage' ? 'conceal' : 'engage';
  const { name } = words.orders[icon];
  return [
    { id: 'order', icon, title: name, detail: words.battle.changeOrder, onPress: () => changeOrder(desk, actor) },
  ];
}

/** What is done most, in this order, a door among it for whoever stands at one; all else after it, as it is. */
const USUAL = ['reposition', 'shoot', 'fight', 'operateHatch', 'charge', 'order', 'dash', 'fallBack'];

function rank({ id }: Tile): number {
  const at = USUAL.indexOf(id);
  return at < 0 ? USUAL.length : at;
}

/** What the one that acts can do as tiles, and the one that opens all of it. */
export function tilesOf(onBoard: OnBoard, actor: Operative): readonly Tile[] {
  const { desk, scene, told } = onBoard;
  const acts = [...actTiles(onBoard, actor), ...scenarioTiles(desk, scene, actor), ...orderTile(desk, scene, actor)];
  const all = acts.toSorted((one, other) => rank(one) - rank(other));
  const { words, look, view } = scene;
  const shown = { words, look, view, operative: actor };
  const not = [...actionViews(shown), ...scenarioViews(shown)].filter(({ reason }) => reason !== null);
  const isFull = all.length > ROOM - 1;
  const hidden = all.length - (ROOM - 1);
  return [
    ...all.slice(0, ROOM - 1),
    {
      id: 'more',
      icon: isFull ? 'more' : 'couldNot',
      title: isFull ? told.more(hidden + not.length) : told.notNow(not.length),
      detail: isFull ? told.moreNames : words.common.list(not.map(({ title }) => title)),
      more: true,
      onPress: () => desk.openSheet({ kind: 'actions' }),
    },
  ];
}
