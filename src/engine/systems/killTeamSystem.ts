import { onceFor } from '../core/once.ts';
import { decideIn, pendingIn } from '../family/killteam/flow/decideIn.ts';
import type { Command } from '../family/killteam/model/command.ts';
import type { BattleEvent } from '../family/killteam/model/event.ts';
import { HELD_CLUES } from '../family/killteam/model/mission.ts';
import type { Rejection } from '../family/killteam/model/rejection.ts';
import type { BattleState } from '../family/killteam/model/state.ts';
import { gamesOf } from '../family/killteam/rules/game.ts';
import type { KillTeam } from '../family/killteam/rules/plugin.ts';
import type { Request } from '../family/killteam/model/request.ts';
import type { Advisor } from '../advisor/killTeamAdvisor.ts';
import { patrols } from '../plugins/npo/alert.ts';
import { type BattleView, battleView } from '../view/battleView.ts';
import { byItself } from '../view/byItself.ts';
import { sideToAct } from '../view/sideToAct.ts';
import { standingOf } from '../view/standing.ts';
import { killTeamDigest } from './killTeamDigest.ts';
import { savedBy } from './saved.ts';
import { type AnyGame, anyGame, type GameSystem } from './system.ts';

/** What every game of the Kill Team family is made of. */
export interface KillTeamTypes {
  readonly state: BattleState;
  readonly command: Command;
  readonly event: BattleEvent;
  readonly rejection: Rejection;
  readonly request: Request;
  readonly view: BattleView;
  readonly advisor: Advisor;
  readonly setUpStep: SetUpStep;
}

/**
 * What the table is told before the first turning point: terrain and its types, which edge is whose, the lines of the scenario (board, steps, markers), clues that a
 * campaign has held over, where enemies come in and what a random place is, where patrols go, that the tables play a side, that all stand ready.
 */
export type SetUpStep =
  | { readonly kind: 'terrain' }
  | { readonly kind: 'edges' }
  | { readonly kind: 'scenario' }
  | { readonly kind: 'entryPoints' }
  | { readonly kind: 'randomPlaces' }
  | { readonly kind: 'heldClues'; readonly count: number }
  | { readonly kind: 'patrols' }
  | { readonly kind: 'byTables' }
  /** Rules that the table agrees on, by their ids. */
  | { readonly kind: 'guides'; readonly ids: readonly string[] }
  | { readonly kind: 'ready' };

/** Where enemies are set up, and come in, by the dice: of games with events. */
const ARRIVALS: readonly SetUpStep[] = [{ kind: 'randomPlaces' }, { kind: 'entryPoints' }];

function setUpSteps(rules: KillTeam, state: BattleState): readonly SetUpStep[] {
  const held = state.counters[HELD_CLUES] ?? 0;
  const guides = rules.guides.setUp(state);
  const arrivals = state.eventTable === undefined ? [] : ARRIVALS;
  return [
    { kind: 'terrain' },
    ...(arrivals.length > 0 ? [{ kind: 'edges' as const }] : []),
    { kind: 'scenario' },
    ...arrivals,
    ...(held > 0 ? [{ kind: 'heldClues' as const, count: held }] : []),
    ...(patrols(rules, state) ? [{ kind: 'patrols' as const }] : []),
    ...(guides.length > 0 ? [{ kind: 'guides' as const, ids: guides }] : []),
    ...(state.sides[1].hand === 'tables' ? [{ kind: 'byTables' as const }] : []),
    ...(rules.turns.orderKeptUpTo > 0 ? [] : [{ kind: 'ready' } as const]),
  ];
}

/** The table that plays now looks for ways on the board, and after any command the next may. */
const findsWays = ({ board, npo, sides }: BattleState, when: 'now' | 'next'): boolean =>
  board !== undefined && (when === 'now' ? (npo?.turn ?? null) !== null : sides.some(({ hand }) => hand === 'tables'));

/** A system of the family, as everything above the engine knows it. */
export function killTeamSystem(rules: KillTeam): GameSystem<KillTeamTypes> {
  const gameAt = gamesOf(rules);
  let shown: BattleView | null = null;
  const viewAt = (state: BattleState): BattleView => {
    if (shown?.state !== state) shown = battleView(gameAt(state));
    return shown;
  };
  return {
    id: rules.id,
    version: rules.version,
    decider: {
      decide: (state, command) => decideIn(gameAt(state), command),
      evolve: (state, event) => rules.evolve(state, [event]),
    },
    pending: (state) => pendingIn(gameAt(state)),
    saved: savedBy([rules]),
    digest: killTeamDigest,
    // A mission that two sides play for is set up in turns first.
    begins: ({ mission }) => (mission.match === undefined ? { type: 'startBattle' } : null),
    setUp: (state) => setUpSteps(rules, state),
    view: viewAt,
    byItself,
    sideToAct,
    findsWays,
    standing: (state) => standingOf(viewAt(state)),
    fetchAdvisor: async () => (await import('./battleAdvisor.ts')).battleAdvisor,
  };
}

/** The same as the registry hands it out: one for each value of the rules. */
export const killTeamGame: (rules: KillTeam) => AnyGame = onceFor((rules) => anyGame(killTeamSystem(rules)));
