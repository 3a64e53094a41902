import type { Command } from '../../../engine/family/vanguard/model/command.ts';
import type { ActorView, TurnOffers } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { modelName, playerOf } from '../../../scene/vanguardLook.ts';
import type { VanguardScene } from '../../../scene/useVanguardScene.ts';
import { targetOf } from '../acts.ts';
import type { Picked } from '../desk.ts';
import { attackCommand, diceLeft } from './aimed.ts';
import { flightOf, moveCommand, reachOf } from './moved.ts';

/** The one next thing: brass with a command, or quiet while something else has to be tapped. */
export interface NextThing {
  readonly title: string;
  readonly detail: string | null;
  readonly command: Command | null;
}

const quiet = (title: string, detail: string | null = null): NextThing => ({ title, detail, command: null });

/** Who may be tapped: two names, or how many. */
function names(scene: VanguardScene, models: readonly string[]): string {
  const { or } = scene.words.acts.turn;
  return models.length > 3 ? scene.words.common.models(models.length) : or(models.map((id) => modelName(scene, id)));
}

/** Whom an attack or a charge can be at is tapped: how many there are, and that there is nobody. */
function tapTarget(scene: VanguardScene, pick: Extract<Picked, { kind: 'attack' | 'charge' }>): NextThing {
  const { acts } = scene.words;
  const all = pick.act.targets.length;
  const open = pick.act.targets.filter(({ model }) => targetOf({ scene, pick }, model).why === null).length;
  if (open === 0) return quiet(acts.pick.none, all === 0 ? null : acts.pick.cannot(all));
  return quiet(acts.pick.tapTarget, acts.pick.tapDetail(open));
}

function splitNext(scene: VanguardScene, pick: Extract<Picked, { kind: 'attack' }>): NextThing {
  const { acts } = scene.words;
  const { act, dice } = pick;
  if (dice === null) return tapTarget(scene, pick);
  if (dice.size === 0 || diceLeft(act, dice) > 0)
    return quiet(acts.pick.tapTarget, acts.pick.left(diceLeft(act, dice)));
  const said = [...dice].map(([model, count]) => acts.pick.on(count, modelName(scene, model)));
  return { title: acts.pick.go, detail: said.join(', '), command: attackCommand(scene.view, act, dice) };
}

function moveNext(scene: VanguardScene, pick: Extract<Picked, { kind: 'move' }>): NextThing {
  const { move } = scene.words.acts;
  const { left, engages, fall } = pick.moved;
  return {
    title: move.apply[pick.action],
    detail: move.summary(left.length, engages.length, fall) || move.plain,
    command: moveCommand(pick, pick.moved),
  };
}

/** How far one that falls back goes, and what then. */
function flightNext(scene: VanguardScene, actor: ActorView, pick: Picked | null): NextThing {
  const { fallback } = scene.words.acts;
  const { edge, left } = flightOf(actor, pick);
  const reach = reachOf(actor);
  return {
    title: fallback.go(Math.min(edge, reach)),
    detail: edge <= reach ? fallback.reachesShort : fallback.stopsShort,
    command: { type: 'fallBack', edge, left, fall: 0 },
  };
}

function pickNext(scene: VanguardScene, pick: Exclude<Picked, { kind: 'flight' }>): NextThing {
  const { acts } = scene.words;
  switch (pick.kind) {
    case 'move':
      return moveNext(scene, pick);
    case 'attack':
      return splitNext(scene, pick);
    case 'charge':
      return tapTarget(scene, pick);
    case 'way':
    case 'lay':
    case 'put':
      return quiet(scene.words.tray.pickAbove);
    case 'again':
      return quiet(acts.turn.tapAgain, names(scene, scene.view.offers?.again.models ?? []));
    case 'followUp':
      return quiet(acts.turn.tapFollow, names(scene, scene.view.offers?.followUp.models ?? []));
  }
}

function endNext(scene: VanguardScene, actor: ActorView): NextThing {
  const { acts } = scene.words;
  const name = modelName(scene, actor.model.id);
  const pushed = actor.model.slots.pushed || actor.kind === 'again';
  if (actor.freeAttack !== null)
    return { title: acts.end(name), detail: acts.freeUnused, command: { type: 'endActivation' } };
  const detail = actor.unused > 0 ? acts.unused(actor.unused) : pushed ? acts.thenTired : acts.allUsed;
  return { title: acts.end(name), detail, command: { type: 'endActivation' } };
}

function turnNext(scene: VanguardScene, offers: TurnOffers): NextThing {
  const { turn } = scene.words.acts;
  const [only] = offers.activate;
  if (only !== undefined && offers.activate.length === 1 && offers.followUp.why !== null)
    return {
      title: turn.only(modelName(scene, only)),
      detail: null,
      command: { type: 'activate', model: only, again: false, followUp: false },
    };
  if (only !== undefined) return quiet(turn.tap, names(scene, offers.activate));
  if (offers.finish.why === null) return { title: turn.finish, detail: turn.finishDetail, command: { type: 'finish' } };
  return quiet(turn.nobody, playerOf(scene, offers.side));
}

/** What the bar offers. `pick`: what is being chosen. */
export function nextThing(scene: VanguardScene, pick: Picked | null): NextThing {
  const { actor, offers, step, turn } = scene.view;
  if (actor?.kind === 'fallback') return flightNext(scene, actor, pick);
  if (pick !== null && pick.kind !== 'flight') return pickNext(scene, pick);
  if (step === 'deploy' && turn !== null) return quiet(scene.words.round.deploy.next, playerOf(scene, turn));
  if (actor !== null) return endNext(scene, actor);
  if (offers !== null) return turnNext(scene, offers);
  return quiet(scene.words.tray.pickAbove);
}
