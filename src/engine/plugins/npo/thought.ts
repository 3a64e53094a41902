import type { KillTeam } from '../../behaviour/killTeam/terms.ts';
import { type AskOrPlan, askOrPlan } from '../../behaviour/ask.ts';
import type { CompiledTable } from '../../behaviour/compile.ts';
import { compiled } from '../../behaviour/killTeam/vocabulary.ts';
import { behaviourTable, type BehaviourTable } from '../../behaviour/killTeam/table.ts';
import type { Known } from '../../behaviour/known.ts';
import type { Thought } from '../../behaviour/thought.ts';
import { onceFor } from '../../core/once.ts';
import { seededFaces } from '../../dice/seededDice.ts';
import { requestId } from '../../family/killteam/model/lookup.ts';
import type { Operative } from '../../family/killteam/model/operative.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import type { Game } from '../../family/killteam/rules/game.ts';
import { guardTable } from './guardTable.ts';
import { AT_LOCATION } from './hangsOn.ts';
import { mindOf } from './mind.ts';
import { NO_TURN } from './noTurn.ts';
import { type EnemyTurn, interruptsNow } from './state.ts';
import { knownTo, situationOf } from './view.ts';

/** A behaviour that does nothing: for a table that is missing or broken. */
const NOTHING: BehaviourTable = {
  id: 'nothing',
  name: 'nothing',
  order: 'attacks',
  rows: [{ id: 'pass', do: 'pass' }],
  provenance: 'ours',
};

interface ReadTable {
  /** As it was written; null: it is not in order. */
  readonly written: BehaviourTable | null;
  readonly compiled: CompiledTable<KillTeam>;
  /** What it does when it interrupts as a guard. */
  readonly onGuard: BehaviourTable | null;
  readonly onGuardCompiled: CompiledTable<KillTeam>;
  /** Its rows look for the Priority Target. */
  readonly priority: boolean;
}

function readTable(table: unknown): ReadTable {
  const parsed = behaviourTable.safeParse(table);
  const written = parsed.success ? parsed.data : null;
  const onGuard = written === null ? null : guardTable(written);
  return {
    written,
    compiled: compiled(written ?? NOTHING),
    onGuard,
    onGuardCompiled: compiled(onGuard ?? NOTHING),
    priority: JSON.stringify(written).includes('"priorityTarget"'),
  };
}

const MISSING = readTable(null);
const ready = new WeakMap<object, ReadTable>();

function tableOf({ npo }: BattleState, enemy: Operative): ReadTable {
  const table = npo?.tables[npo.own[enemy.id] ?? npo.table];
  if (typeof table !== 'object' || table === null) return MISSING;
  const made = ready.get(table) ?? readTable(table);
  ready.set(table, made);
  return made;
}

/** The table of an enemy, ready to be interpreted; one that does nothing when it is not there or not in order. */
export function tableFor({ state }: Game, enemy: Operative): CompiledTable<KillTeam> {
  const { compiled: table, onGuardCompiled } = tableOf(state, enemy);
  return interruptsNow(state, enemy.id) ? onGuardCompiled : table;
}

/** The table of an enemy as it was written, of a guard that interrupts what counts of it; null: it has none that is in order. */
export function writtenTable(state: BattleState, enemy: Operative): BehaviourTable | null {
  const { written, onGuard } = tableOf(state, enemy);
  return interruptsNow(state, enemy.id) ? onGuard : written;
}

/** Whether this enemy has an eye for the Priority Target now: not below Alert 2, where Alert is read. */
export const looksForPriority = (state: BattleState, enemy: Operative): boolean =>
  tableOf(state, enemy).priority && (state.npo?.alert !== true || (state.alert ?? 0) >= 2);

/** A seeded draw, the same whenever the same is thought about. */
export const lotOf =
  (game: Game, what: string) =>
  (count: number): number =>
    (seededFaces(game.state.seed, requestId(game.state, what), { count: 1, sides: count })[0] ?? 1) - 1;

/** What is known of an enemy without asking, with what the board sees from where it stands. */
function knownNow(game: Game, enemy: Operative): Known {
  const known = knownTo(game, enemy);
  return mindOf(game)?.knownHere(game, enemy, known) ?? known;
}

export const thoughtOf = (game: Game, enemy: Operative, turn: EnemyTurn): Thought<KillTeam> => ({
  table: tableFor(game, enemy),
  known: knownNow(game, enemy),
  situation: situationOf(game, enemy, turn),
  lot: lotOf(game, `npo.${enemy.id}`),
  heads: AT_LOCATION,
});

/** The turn that a table plays now; one of nobody's when it plays none. */
export const turnOf = ({ state }: Game): EnemyTurn => state.npo?.turn ?? NO_TURN;

/** What is asked or planned while the battle stands as it does, by enemy. */
const thoughts = onceFor<BattleState, Map<string, AskOrPlan<KillTeam>>>(() => new Map());

/** What the table of an enemy asks or plans now: thought through once while the battle stands as it does. */
export function askOrPlanFor(game: Game, enemy: Operative): AskOrPlan<KillTeam> {
  const known = thoughts(game.state);
  const found = known.get(enemy.id);
  if (found !== undefined) return found;
  const turn = turnOf(game);
  const thought = thoughtOf(game, enemy, turn);
  const ofMoves = mindOf(game)?.knownOfMoves(game, enemy, thought) ?? thought.known;
  const next = askOrPlan({ ...thought, known: ofMoves }, turn.asked);
  known.set(enemy.id, next);
  return next;
}
