import type { ScenarioAction } from './script.ts';
import { holds } from './holds.ts';
import { noScenario } from './state.ts';
import type { Game } from '../../family/killteam/rules/game.ts';
import type { Operative } from '../../family/killteam/model/operative.ts';
import { type Rejection, when } from '../../family/killteam/model/rejection.ts';
import { attemptBy } from '../../family/killteam/flow/actions/actions.ts';
import { apLeft } from '../../family/killteam/flow/actions/apLeft.ts';
import { markersOfCarrier, viaNow } from '../../family/killteam/model/lookup.ts';
import { markersFar } from '../../family/killteam/flow/actions/inReach.ts';
import { markersMeant } from '../board/ground.ts';
import { inControlRange, retinueOnly } from '../../family/killteam/flow/actions/reasons.ts';

/** How often it was done already, as far as its limit counts it. */
function before({ state }: Game, { id, once }: ScenarioAction, operative: Operative): number {
  const all = (state.scenario ?? noScenario()).acted.filter(({ action }) => action === id);
  if (once === 'battle') return all.length;
  if (once === 'operative') return all.filter((each) => each.operative === operative.id).length;
  const now = all.filter(({ turningPoint }) => turningPoint === state.turningPoint);
  return once === 'turningPoint'
    ? now.length
    : now.filter((each) => each.activation === state.activations && each.operative === operative.id).length;
}

const usedUp = (game: Game, action: ScenarioAction): boolean =>
  action.times !== null &&
  (game.state.scenario?.acted.filter(({ action: id }) => id === action.id).length ?? 0) >= action.times;

/** It is done at a marker of which the board has none in its control range. */
const notThere = ({ state }: Game, operative: Operative, { marker = null }: ScenarioAction): readonly Rejection[] =>
  marker === null ? [] : markersFar(state, operative, markersMeant(state, marker));

/** Why an action of the scenario cannot be done by whoever acts now, the reason to show first; empty: it can. */
export function scenarioReasons(game: Game, operative: Operative, action: ScenarioAction): readonly Rejection[] {
  const { state } = game;
  const via = viaNow(state);
  const attempt = attemptBy(game, operative);
  const left = apLeft(game);
  return [
    ...retinueOnly(attempt),
    ...when(operative.down || operative.removed, 'operativeDown'),
    ...when(via === 'guard', 'guardActionsOnly'),
    ...when(via === 'counteract' && attempt.done.length > 0, 'oneActionOnly'),
    ...when(via === 'action' && left < action.ap, 'notEnoughAp', { needed: action.ap, left }),
    ...when(via === 'counteract' && action.ap > 1, 'notEnoughAp', { needed: action.ap, left: 1 }),
    ...(action.engaged ? [] : inControlRange(attempt)),
    ...when(operative.abilities.includes('cannotInteract'), 'cannotByCard'),
    ...when(action.keyword !== null && !operative.keywords.includes(action.keyword), 'cannotByCard'),
    ...when(action.carries !== undefined && !markersOfCarrier(operative).includes(action.carries), 'carriesNothing'),
    ...when(usedUp(game, action) || before(game, action, operative) > 0, 'scenarioUsedUp'),
    ...when(action.if !== null && !holds(action.if, state), 'scenarioNotYet'),
    ...notThere(game, operative, action),
  ];
}

/** An action of the scenario with what it costs and, when it cannot be done, the reason. */
export interface ScenarioOffer {
  readonly action: ScenarioAction;
  readonly ap: number;
  readonly reason: Rejection | null;
}

/** Every action of the scenario, for the operative that acts. */
export const scenarioOffers = (game: Game, operative: Operative): readonly ScenarioOffer[] =>
  (game.state.mission.script?.actions ?? []).map((action) => ({
    action,
    ap: viaNow(game.state) === 'action' ? action.ap : 0,
    reason: scenarioReasons(game, operative, action)[0] ?? null,
  }));
