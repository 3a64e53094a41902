import { actingNow, isRejection } from '../../../family/killteam/flow/decide/act.ts';
import { done, refused, unless } from '../../../family/killteam/flow/decide/decision.ts';
import type { Command } from '../../../family/killteam/model/command.ts';
import type { BattleEvent } from '../../../family/killteam/model/event.ts';
import { operativeById } from '../../../family/killteam/model/lookup.ts';
import { reject } from '../../../family/killteam/model/rejection.ts';
import type { BattleDecision, Game } from '../../../family/killteam/rules/game.ts';
import { isUnsure, look } from '../markers/look.ts';
import { linesOf } from './lines.ts';
import { missionAction, missionActed, missionReasons, placeReasons, placesOf } from './missionActions.ts';
import { scoredEvent } from './scoring.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** K-30: an action of the mission; who is near its marker is asked first, where that matters and is not known. */
export function actInMission(game: Game, { action: id, marker: said, override }: Of<'actInMission'>): BattleDecision {
  const action = missionAction(game, id);
  if (action === null) return refused(reject('unknownRule', { action: id }));
  const operative = actingNow(game);
  if (isRejection(operative)) return refused(operative);
  const places = placesOf(game, action);
  const marker = said ?? (places.length === 1 ? (places[0] ?? null) : null);
  const standing = placeReasons(game, operative, action, marker);
  const reasons = [...missionReasons(game, operative, action), ...standing];
  const open = reasons.every(({ code }) => code === 'notControlled');
  if (marker !== null && action.controls && open && override === undefined && isUnsure(game.state, marker))
    return done(game, [look(marker, { operative: operative.id, action: action.id })]);
  return unless(game, reasons, { override, events: () => missionActed(game, operative, action) });
}

/** Who is near is known: the action of the mission is done, or cannot be (K-32). */
export function goesOn(game: Game, id: string, actionId: string, marker: string): readonly BattleEvent[] {
  const action = missionAction(game, actionId);
  const operative = operativeById(game.state, id);
  return action === null || placeReasons(game, operative, action, marker).length > 0
    ? [{ type: 'actionUndone', operative: id, action: actionId, reason: 'notControlled' }]
    : missionActed(game, operative, action);
}

/** The table corrects what something has brought. */
export function setScore(game: Game, { side, source, turningPoint, points }: Of<'setScore'>): BattleDecision {
  if (!game.state.sides.some(({ id }) => id === side)) return refused(reject('wrongSide'));
  if (!Number.isInteger(points) || points < 0 || points > 99) return refused(reject('outOfBounds'));
  const line = linesOf(game, side, turningPoint).find((each) => each.source.id === source);
  if (line === undefined) return refused(reject('unknownObjective', { objective: source }));
  return done(game, [scoredEvent(line, points, true)]);
}
