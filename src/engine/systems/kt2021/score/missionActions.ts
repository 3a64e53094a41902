import { actionReasons, attemptBy } from '../../../family/killteam/flow/actions/actions.ts';
import { apLeft } from '../../../family/killteam/flow/actions/apLeft.ts';
import { inControlRange } from '../../../family/killteam/flow/actions/reasons.ts';
import { declaration } from '../../../family/killteam/flow/decide/declaration.ts';
import type { BattleEvent } from '../../../family/killteam/model/event.ts';
import { viaNow } from '../../../family/killteam/model/lookup.ts';
import type { Operative } from '../../../family/killteam/model/operative.ts';
import { type Rejection, when } from '../../../family/killteam/model/rejection.ts';
import type { Game } from '../../../family/killteam/rules/game.ts';
import { forbidden } from '../../../family/killteam/stats/forbidden.ts';
import { canPickUp } from '../markers/actions.ts';
import { noneInReach } from '../markers/onBoard.ts';
import { carrierOf, controllerOf } from '../markers/control.ts';
import type { MatchAction } from '../match/match.ts';
import { markersOf, matchOf } from '../match/matchOf.ts';
import type { MissionAct } from './state.ts';

/** The id of an action that is done at any marker. */
export const ANY = 'any';

/** The markers at which it can be done; empty: it needs none. */
export const placesOf = ({ state }: Pick<Game, 'state'>, { marker }: MatchAction): readonly string[] =>
  marker === null ? [] : marker === ANY ? markersOf(state).map(({ id }) => id) : [marker];

const counts = ({ state }: Game, { once }: MatchAction, operative: Operative) => {
  const now = (each: MissionAct): boolean => each.turningPoint === state.turningPoint;
  switch (once) {
    case 'battle':
      return () => true;
    case 'turningPoint':
      return now;
    case 'activation':
      return (each: MissionAct) =>
        now(each) && each.activation === state.activations && each.operative === operative.id;
  }
};

/** Its own side has done it as often as it may. */
function usedUp(game: Game, action: MatchAction, operative: Operative): boolean {
  const own = new Set(game.state.operatives.filter(({ side }) => side === operative.side).map(({ id }) => id));
  return (game.state.missionActs ?? []).some(
    (each) => each.action === action.id && own.has(each.operative) && counts(game, action, operative)(each),
  );
}

/** C-44: whoever cannot do what it needs cannot do it: by its card, or by what lasts. */
const lacks = (game: Game, operative: Operative, { needs }: MatchAction): boolean =>
  needs.some((need) =>
    need === 'pickUpMarker' ? !canPickUp(game, operative) : forbidden(game.state, operative, need).length > 0,
  );

/** What hangs on where it stands: it is at the marker, as far as a board knows, and its side controls it, where it must. */
export const placeReasons = (
  game: Game,
  operative: Operative,
  action: MatchAction,
  marker: string | null,
): readonly Rejection[] => [
  ...when(action.marker !== null && (marker === null || !placesOf(game, action).includes(marker)), 'noMarkerNear'),
  ...(marker === null ? [] : noneInReach(game.state, operative, [marker])),
  ...when(action.controls && marker !== null && controllerOf(game, marker) !== operative.side, 'notControlled'),
];

/** Why an action of the mission cannot be done by whoever acts, but for where it stands; empty: it can (K-30). */
export function missionReasons(game: Game, operative: Operative, action: MatchAction): readonly Rejection[] {
  const via = viaNow(game.state);
  const left = apLeft(game);
  const pass = actionReasons(game, operative, 'pass').filter(({ code }) => code !== 'notEnoughAp');
  return [
    ...pass,
    ...when(via !== 'action', 'notOutOfTurn'),
    ...when(via === 'action' && left < action.ap, 'notEnoughAp', { needed: action.ap, left }),
    ...(action.engaged ? [] : inControlRange(attemptBy(game, operative))),
    ...when(lacks(game, operative, action), 'cannotByCard'),
    ...when(action.carries !== null && carrierOf(game.state, action.carries)?.id !== operative.id, 'carriesNothing'),
    ...when(usedUp(game, action, operative), 'scenarioUsedUp'),
  ];
}

/** It is done: its AP, what follows every action, and that it was. */
export function missionActed(game: Game, operative: Operative, action: MatchAction): readonly BattleEvent[] {
  const { id, name, ap } = action;
  const declared = declaration(game, operative, { id: 'interact', targets: [], note: id });
  return [
    { type: 'missionActed', operative: operative.id, action: id, name },
    ...declared.map((event) => (event.type === 'actionPerformed' ? { ...event, ap } : event)),
  ];
}

/** The action of the mission of this id; null: there is none. */
export const missionAction = (game: Pick<Game, 'state'>, id: string): MatchAction | null =>
  matchOf(game.state)?.actions.find((each) => each.id === id) ?? null;
