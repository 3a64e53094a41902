import type { MapZone } from '../../board/boardMap.ts';
import { endsOtherwise } from './primary.ts';
import type { ScenarioAction } from './script.ts';
import { viaNow } from '../../family/killteam/model/lookup.ts';
import { scenarioReasons } from './scenarioOffers.ts';
import type { Command } from '../../family/killteam/model/command.ts';
import type { BattleEvent } from '../../family/killteam/model/event.ts';
import type { Game, BattleDecision } from '../../family/killteam/rules/game.ts';
import type { Operative } from '../../family/killteam/model/operative.ts';
import { reject } from '../../family/killteam/model/rejection.ts';
import { openEffects, openTable } from '../../family/killteam/plugins/effects/table.ts';
import { actingNow, isRejection } from '../../family/killteam/flow/decide/act.ts';
import { done, refused, unless } from '../../family/killteam/flow/decide/decision.ts';
import { isTouch, nearestOf } from '../../family/killteam/model/boardMarkers.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import { markersMeant } from '../board/ground.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

const scriptOf = ({ state }: Game) => state.mission.script;

/** Of these markers the one that somebody touches, or the only one where nobody knows its place; null: none. */
function touchedOf(state: BattleState, operative: string, zones: readonly MapZone[]): MapZone | null {
  const nearest = nearestOf(state, operative, zones);
  if (nearest === null) return zones.length === 1 ? (zones[0] ?? null) : null;
  return isTouch(nearest.inches) ? nearest.zone : null;
}

/** The marker at which it is done is taken off the board, where the action says so. */
function taken(
  state: BattleState,
  { id: operative }: Operative,
  { marker = null, takes = false }: ScenarioAction,
): readonly BattleEvent[] {
  const zone = marker === null || !takes ? null : touchedOf(state, operative, markersMeant(state, marker));
  return zone === null ? [] : [{ type: 'markerTaken', marker: zone.id, name: zone.name, operative }];
}

/** Of the work that is opened the last is done first: effects, then the table. */
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
    ...taken(game.state, operative, action),
    ...(table === null ? [] : openTable(table, `action.${id}`, operative.id)),
    ...openEffects(game.state, effects, {
      source: { kind: 'mission', id, name },
      subject: operative.id,
      again: null,
      by: operative.id,
      task: `action.${id}`,
    }),
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
  const settled: BattleEvent = { type: 'objectiveSettled', objective: id, how, text: objective.text };
  const after = objective.kind === 'primary' ? endsOtherwise(game.rules.evolve(game.state, [settled])) : [];
  return done(game, [settled, ...after]);
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
