import { actionReasons, attemptBy } from '../../../family/killteam/flow/actions/actions.ts';
import { act, actingNow, isRejection } from '../../../family/killteam/flow/decide/act.ts';
import { declaration } from '../../../family/killteam/flow/decide/declaration.ts';
import { done, refused, unless } from '../../../family/killteam/flow/decide/decision.ts';
import type { Command } from '../../../family/killteam/model/command.ts';
import type { BattleEvent } from '../../../family/killteam/model/event.ts';
import { findOperative, operativeById } from '../../../family/killteam/model/lookup.ts';
import type { Operative } from '../../../family/killteam/model/operative.ts';
import { reject, type Rejection } from '../../../family/killteam/model/rejection.ts';
import type { BattleDecision, Game } from '../../../family/killteam/rules/game.ts';
import { markerOf } from '../match/matchOf.ts';
import { meant, pickUpMarker } from './actions.ts';
import { isUnsure, look } from './look.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

const PICK_UP = 'pickUpMarker';

/** Picking up this marker: the action with its AP, then who carries it. */
const pickedUp = (game: Game, operative: Operative, marker: string): readonly BattleEvent[] => [
  ...declaration(game, operative, { id: PICK_UP, targets: [], note: marker }),
  { type: 'markerCarried', operative: operative.id, marker },
];

const reasonsFor = (game: Game, operative: Operative, command: Of<'act'>): readonly Rejection[] => [
  ...actionReasons(game, operative, PICK_UP),
  ...pickUpMarker.chosen(attemptBy(game, operative), command),
];

/** K-61, K-42: before somebody picks up a marker it is asked who is near, where that is not known. */
function picking(game: Game, command: Of<'act'>): BattleDecision {
  const operative = actingNow(game);
  if (isRejection(operative)) return refused(operative);
  const { note, override } = command;
  const marker = meant(game, note);
  const reasons = reasonsFor(game, operative, command);
  const open = reasons.every(({ code }) => code === 'notControlled');
  if (marker !== null && open && override === undefined && isUnsure(game.state, marker))
    return done(game, [look(marker, { operative: operative.id, action: PICK_UP })]);
  return unless(game, reasons, { override, events: () => pickedUp(game, operative, marker ?? note ?? 'marker') });
}

/** Any action: Pick Up as markers have it. */
export const actNearMarkers = (game: Game, command: Of<'act'>): BattleDecision =>
  command.action === PICK_UP ? picking(game, command) : act(game, command);

/** Who is near is known: it picks the marker up, or cannot (K-32), and then nothing was spent. */
export function picksUp(game: Game, id: string, marker: string): readonly BattleEvent[] {
  const operative = operativeById(game.state, id);
  const stopped = pickUpMarker.chosen(attemptBy(game, operative), { targets: [], weapon: null, fall: 0, note: marker });
  return stopped.length > 0
    ? [{ type: 'actionUndone', operative: id, action: PICK_UP, reason: 'notControlled' }]
    : pickedUp(game, operative, marker);
}

/** The table says who is near a marker. */
export function tellNear(game: Game, { marker, operatives }: Of<'tellNear'>): BattleDecision {
  if (markerOf(game.state, marker) === null) return refused(reject('unknownObjective', { objective: marker }));
  const unknown = operatives.find((id) => findOperative(game.state, id) === null);
  if (unknown !== undefined) return refused(reject('unknownOperative', { operative: unknown }));
  return done(game, [{ type: 'nearTold', marker, operatives: [...new Set(operatives)] }]);
}

/** The table says of which markers somebody is near. */
export function tellPlace(game: Game, { operative, markers }: Of<'tellPlace'>): BattleDecision {
  if (findOperative(game.state, operative) === null) return refused(reject('unknownOperative', { operative }));
  const unknown = markers.find((id) => markerOf(game.state, id) === null);
  if (unknown !== undefined) return refused(reject('unknownObjective', { objective: unknown }));
  return done(game, [{ type: 'placeTold', operative, markers: [...new Set(markers)] }]);
}
