import type { ScenarioAction } from '../../scenario/script.ts';
import { holds } from '../../scenario/holds.ts';
import { noScenario } from '../../scenario/state.ts';
import { apLeft, attemptBy, viaNow } from '../actions/actions.ts';
import { inControlRange } from '../actions/reasons.ts';
import type { Command } from '../command.ts';
import type { BattleEvent } from '../event.ts';
import type { Game } from '../game.ts';
import type { Operative } from '../operative.ts';
import { reject, type Rejection, when } from '../rejection.ts';
import { openEffects, openTable } from '../tasks/table.ts';
import { actingNow, isRejection } from './act.ts';
import { type BattleDecision, done, refused, unless } from './decision.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

const scriptOf = ({ state }: Game) => state.mission.script;

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

/** Why an action of the scenario cannot be done by whoever acts now, the reason to show first; empty: it can. */
export function scenarioReasons(game: Game, operative: Operative, action: ScenarioAction): readonly Rejection[] {
  const { state } = game;
  const via = viaNow(state);
  const attempt = attemptBy(game, operative);
  const left = apLeft(state);
  return [
    ...when(operative.side !== 'retinue', 'notRetinue'),
    ...when(operative.down || operative.removed, 'operativeDown'),
    ...when(via === 'guard', 'guardActionsOnly'),
    ...when(via === 'counteract' && attempt.done.length > 0, 'oneActionOnly'),
    ...when(via === 'action' && left < action.ap, 'notEnoughAp', { needed: action.ap, left }),
    ...when(via === 'counteract' && action.ap > 1, 'notEnoughAp', { needed: action.ap, left: 1 }),
    ...(action.engaged ? [] : inControlRange(attempt)),
    ...when(operative.abilities.includes('cannotInteract'), 'cannotByCard'),
    ...when(action.keyword !== null && !operative.keywords.includes(action.keyword), 'cannotByCard'),
    ...when(usedUp(game, action) || before(game, action, operative) > 0, 'scenarioUsedUp'),
    ...when(action.if !== null && !holds(action.if, state), 'scenarioNotYet'),
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
  (scriptOf(game)?.actions ?? []).map((action) => ({
    action,
    ap: viaNow(game.state) === 'action' ? action.ap : 0,
    reason: scenarioReasons(game, operative, action)[0] ?? null,
  }));

function performed(game: Game, operative: Operative, action: ScenarioAction): readonly BattleEvent[] {
  const via = viaNow(game.state);
  const { id, name, ap, table, effects } = action;
  return [
    ...(operative.guard ? [{ type: 'guardEnded' as const, operative: operative.id, why: 'acted' as const }] : []),
    { type: 'scenarioActed', operative: operative.id, action: id, name },
    {
      type: 'actionPerformed',
      operative: operative.id,
      action: 'interact',
      ap: via === 'action' ? ap : 0,
      via,
      targets: [],
      note: name,
    },
    ...openEffects(effects, { source: id, subject: operative.id, again: null, task: `action.${id}` }),
    ...(table === null ? [] : openTable(table, `action.${id}`, operative.id)),
  ];
}

/** Whoever acts does an action of the scenario: a kind of Interact whose outcome the scenario knows. */
export function actInScenario(game: Game, command: Of<'actInScenario'>): BattleDecision {
  const action = scriptOf(game)?.actions.find(({ id }) => id === command.action);
  if (action === undefined) return refused(reject('unknownRule', { action: command.action }));
  const operative = actingNow(game);
  if (isRejection(operative)) return refused(operative);
  return unless(game, scenarioReasons(game, operative, action), {
    override: command.override,
    events: () => performed(game, operative, action),
  });
}

const objectiveOf = (game: Game, id: string) => scriptOf(game)?.objectives.find((each) => each.id === id);

export function settleObjective(game: Game, { objective: id, how }: Of<'settleObjective'>): BattleDecision {
  const objective = objectiveOf(game, id);
  if (objective === undefined) return refused(reject('unknownObjective', { objective: id }));
  return done(game, [{ type: 'objectiveSettled', objective: id, how, text: objective.text }]);
}

export function revealObjective(game: Game, { objective: id }: Of<'revealObjective'>): BattleDecision {
  const objective = objectiveOf(game, id);
  if (objective === undefined) return refused(reject('unknownObjective', { objective: id }));
  const known = game.state.scenario?.revealed.includes(id) === true;
  return done(game, known ? [] : [{ type: 'objectiveRevealed', objective: id, text: objective.text }]);
}

export function tellPassage(game: Game, { passage: id }: Of<'tellPassage'>): BattleDecision {
  const passage = scriptOf(game)?.passages.find((each) => each.id === id);
  if (passage === undefined) return refused(reject('unknownObjective', { objective: id }));
  return done(game, [{ type: 'passageTold', passage: id, title: passage.title }]);
}
