import { actingNow, isRejection } from '../../../family/killteam/flow/decide/act.ts';
import { done, refused, unless } from '../../../family/killteam/flow/decide/decision.ts';
import type { Command } from '../../../family/killteam/model/command.ts';
import type { BattleEvent } from '../../../family/killteam/model/event.ts';
import { operativeById } from '../../../family/killteam/model/lookup.ts';
import type { Operative } from '../../../family/killteam/model/operative.ts';
import { reject, type Rejection } from '../../../family/killteam/model/rejection.ts';
import type { BattleDecision, Game } from '../../../family/killteam/rules/game.ts';
import type { MarkerTask } from '../../../family/killteam/model/markerTask.ts';
import { picksUp } from '../markers/decide.ts';
import { isUnsure, look } from '../markers/look.ts';
import type { MatchAction } from '../match/match.ts';
import { linesOf } from './lines.ts';
import { missionAction, missionActed, missionReasons, placeReasons, placesOf } from './missionActions.ts';
import { scoredEvent } from './scoring.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** The only place there is, when nobody says which. */
const onlyOne = (places: readonly string[]): string | null => (places.length === 1 ? (places[0] ?? null) : null);

/** Nothing but who is near stands against it, and that is not known. */
const hangsOnNear = (game: Game, marker: string | null, reasons: readonly Rejection[]): boolean =>
  marker !== null && reasons.every(({ code }) => code === 'notControlled') && isUnsure(game.state, marker);

function tried(
  game: Game,
  operative: Operative,
  action: MatchAction,
  { marker: said, override }: Of<'actInMission'>,
): BattleDecision {
  const marker = said ?? onlyOne(placesOf(game, action));
  const reasons = [...missionReasons(game, operative, action), ...placeReasons(game, operative, action, marker)];
  return action.controls && override === undefined && marker !== null && hangsOnNear(game, marker, reasons)
    ? done(game, [look(marker, { operative: operative.id, action: action.id })])
    : unless(game, reasons, { override, events: () => missionActed(game, operative, action) });
}

/** K-30: an action of the mission; who is near its marker is asked first, where that matters and is not known. */
export function actInMission(game: Game, command: Of<'actInMission'>): BattleDecision {
  const action = missionAction(game, command.action);
  if (action === null) return refused(reject('unknownRule', { action: command.action }));
  const operative = actingNow(game);
  return isRejection(operative) ? refused(operative) : tried(game, operative, action, command);
}

/** Who is near is known: what somebody wanted to do is done, or cannot be (K-32). */
export function goesOn(
  game: Game,
  { operative: id, action: wanted }: NonNullable<MarkerTask['wish']>,
  marker: string,
): readonly BattleEvent[] {
  const action = missionAction(game, wanted);
  if (action === null) return picksUp(game, id, marker);
  const operative = operativeById(game.state, id);
  return placeReasons(game, operative, action, marker).length > 0
    ? [{ type: 'actionUndone', operative: id, action: wanted, reason: 'notControlled' }]
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
