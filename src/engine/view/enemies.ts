import type { OperativeId } from '../core/ids.ts';
import type { BehaviourTable } from '../behaviour/killTeam/table.ts';
import type { BehaviourName } from '../family/killteam/card/card.ts';
import { apLeft } from '../family/killteam/flow/actions/apLeft.ts';
import { counteractOffered } from '../family/killteam/flow/turns.ts';
import { findOperative } from '../family/killteam/model/lookup.ts';
import type { Operative } from '../family/killteam/model/operative.ts';
import type { BattleState } from '../family/killteam/model/state.ts';
import type { Game } from '../family/killteam/rules/game.ts';
import { aplOf } from '../family/killteam/stats/stats.ts';
import { enemiesDue, whoIsNext } from '../plugins/npo/choose.ts';
import { type EnemyList, listOf } from '../plugins/npo/enemyList.ts';
import { type FirstChoice, firstChoice } from '../plugins/npo/firstChoice.ts';
import { mindOf, type PlaceSearch } from '../plugins/npo/mind.ts';
import { soundTurn } from '../plugins/npo/soundTurn.ts';
import {
  type EnemyTurn,
  interruptsNow,
  noNpo,
  type NpoChoice,
  type NpoState,
  type PlannedStep,
  playsByTable,
} from '../plugins/npo/state.ts';
import { writtenTable } from '../plugins/npo/thought.ts';
import { behaviourOf, targetsOf } from '../plugins/npo/view.ts';
import { type EnemyStep, enemyStep } from './enemyStep.ts';
import { once } from '../core/once.ts';
import { isForTables } from './situation.ts';

/** An enemy that its table plays now. */
export interface EnemyActing {
  readonly enemy: Operative;
  /** As far as it is in order. */
  readonly turn: EnemyTurn;
  /** The table that plays it, as it was written; null: it has none that is in order. */
  readonly table: BehaviourTable | null;
  /** Action points, all and those it has left. */
  readonly ap: { readonly left: number; readonly of: number };
  /** How a step of its plan is done. */
  readonly step: (step: PlannedStep) => EnemyStep;
  /** How the place was found where the first move of its plan ends; null: none was looked for. Takes as long as the plan. */
  readonly search: () => PlaceSearch | null;
}

declare module '../family/killteam/rules/plugin.ts' {
  interface PluginViews {
    readonly enemies: EnemiesView;
  }
}

/** The side that tables may play. */
export interface EnemiesView {
  /** How it plays; null: nobody has chosen a table yet. */
  readonly chosen: NpoState | null;
  /** What it is played by when nobody has chosen. */
  readonly first: FirstChoice;
  /** How it would play by this choice. */
  readonly by: (choice: NpoChoice) => NpoState;
  /** Whoever acts next is one of them, and their side is for the tables to play. */
  readonly toAct: boolean;
  /** The book has a table of its own for all: no Alert, no morale, and overwatch as it says. */
  readonly ownBook: boolean;
  /** Whoever is obscured is no target at all (2021). */
  readonly obscuredForbids: boolean;
  /** What of that may be let pass; null: nothing. */
  readonly pass: 'group' | 'counteract' | null;
  /** Those that may be activated now. */
  readonly ready: readonly Operative[];
  /** Who of them acts next by the principles; null: nobody can. */
  readonly next: OperativeId | null;
  readonly acting: EnemyActing | null;
  /** Those they may act on. */
  readonly targets: readonly Operative[];
  /** How an enemy fights. */
  readonly behaviour: (enemy: Operative) => BehaviourName;
  /** The list of an enemy where they play like this. */
  readonly list: (enemy: Operative, npo: NpoState) => EnemyList;
}

function passing(game: Game): EnemiesView['pass'] {
  if (game.state.group !== null) return 'group';
  return counteractOffered(game) ? 'counteract' : null;
}

function apOf(game: Game, enemy: Operative): EnemyActing['ap'] {
  if (interruptsNow(game.state, enemy.id)) return { left: 1, of: 1 };
  const of = aplOf(game, enemy);
  return { left: game.state.activation?.operative === enemy.id ? apLeft(game) : of, of };
}

function actingIn(game: Game): EnemyActing | null {
  const { state } = game;
  const turn = state.npo?.turn ?? null;
  const enemy = turn === null ? null : findOperative(state, turn.enemy);
  if (turn === null || enemy === null) return null;
  return {
    enemy,
    turn: soundTurn(turn),
    table: writtenTable(state, enemy),
    ap: apOf(game, enemy),
    step: (step) => enemyStep(game, enemy, step),
    search: once(() => mindOf(game)?.searchNow(game, enemy, turn.plan?.steps ?? []) ?? null),
  };
}

const chosenIn = ({ npo }: BattleState): NpoState | null => (npo !== undefined && playsByTable(npo) ? npo : null);

/** The side that tables may play, in one state. */
export function enemiesView(game: Game): EnemiesView {
  const { state } = game;
  const first = once(() => firstChoice(game));
  const ready = once(() => enemiesDue(game));
  const next = once(() => whoIsNext(game)?.id ?? null);
  const acting = once(() => actingIn(game));
  return {
    chosen: chosenIn(state),
    get first() {
      return first();
    },
    by: (choice) => ({ ...noNpo(0), ...state.npo, ...choice }),
    toAct: isForTables(state),
    ownBook: game.rules.ownTable !== null,
    obscuredForbids: game.rules.cover.obscuredForbids,
    get pass() {
      return passing(game);
    },
    get ready() {
      return ready();
    },
    get next() {
      return next();
    },
    get acting() {
      return acting();
    },
    get targets() {
      return targetsOf(state);
    },
    behaviour: behaviourOf,
    list: (enemy, npo) => listOf(game.at({ ...state, npo }), enemy),
  };
}
