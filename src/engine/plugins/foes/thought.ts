import { type AskOrPlan, askOrPlan } from '../../behaviour/ask.ts';
import type { CompiledTable } from '../../behaviour/compile.ts';
import { afterAnswer } from '../../behaviour/factQuestion.ts';
import { type RoundTable, roundTable } from '../../behaviour/rounds/table.ts';
import type { Rounds } from '../../behaviour/rounds/terms.ts';
import { roundCompiled } from '../../behaviour/rounds/vocabulary.ts';
import type { Thought } from '../../behaviour/thought.ts';
import { answerBy } from '../../behaviour/told.ts';
import { onceFor } from '../../core/once.ts';
import { seededFaces } from '../../dice/seededDice.ts';
import type { BattleModel } from '../../family/vanguard/model/battleModel.ts';
import { knownTo } from './facts.ts';
import { foeMindOf } from './mind.ts';
import { situationOf } from './situation.ts';
import type { FoeBattle, FoeTurn } from './state.ts';
import { targetsOf } from './targets.ts';

/** A behaviour that does nothing: for a table that is missing or broken. */
const NOTHING: RoundTable = {
  id: 'nothing',
  name: 'nothing',
  order: 'always',
  rows: [{ id: 'pass', do: 'pass' }],
  provenance: 'ours',
};

interface ReadTable {
  /** As it was written; null: it is not in order. */
  readonly written: RoundTable | null;
  readonly compiled: CompiledTable<Rounds>;
}

function readTable(table: unknown): ReadTable {
  const parsed = roundTable.safeParse(table);
  const written = parsed.success ? parsed.data : null;
  return { written, compiled: roundCompiled(written ?? NOTHING) };
}

const MISSING = readTable(null);
const ready = new WeakMap<object, ReadTable>();

function tableOf({ foes }: FoeBattle, model: BattleModel): ReadTable {
  const table = foes?.tables[foes.own[model.id] ?? foes.table];
  if (typeof table !== 'object' || table === null) return MISSING;
  const made = ready.get(table) ?? readTable(table);
  ready.set(table, made);
  return made;
}

/** The table of a model, ready to be interpreted; one that does nothing when it is not there or not in order. */
export const tableFor = (state: FoeBattle, model: BattleModel): CompiledTable<Rounds> => tableOf(state, model).compiled;

/** The table of a model as it was written; null: it has none that is in order. */
export const writtenTable = (state: FoeBattle, model: BattleModel): RoundTable | null => tableOf(state, model).written;

/** A seeded draw, the same whenever the same is thought about. */
export const lotOf =
  ({ seed, round, asked }: FoeBattle, what: string) =>
  (count: number): number =>
    (seededFaces(seed, `${round}.${asked}.${what}`, { count: 1, sides: count })[0] ?? 1) - 1;

/** All that a model's activation is decided with. */
export const thoughtOf = (state: FoeBattle, model: BattleModel, turn: FoeTurn): Thought<Rounds> => ({
  table: tableFor(state, model),
  known: knownTo(state, model),
  situation: situationOf(state, model, turn),
  lot: lotOf(state, `foe.${model.id}`),
});

/** What is asked or planned while the battle stands as it does, by model. */
const thoughts = onceFor<FoeBattle, Map<string, AskOrPlan<Rounds>>>(() => new Map());

/** What the table of a model asks or plans now: thought through once while the battle stands as it does. */
export function askOrPlanFor(state: FoeBattle, model: BattleModel, turn: FoeTurn): AskOrPlan<Rounds> {
  const known = thoughts(state);
  const thought = known.get(model.id);
  if (thought !== undefined) return thought;
  const next = throughBoard(state, model, turn);
  known.set(model.id, next);
  return next;
}

/** So many questions of one activation the board answers at most. */
const MOST_ANSWERS = 40;

/** What is asked or planned, when the board has answered all that it knows. */
function throughBoard(state: FoeBattle, model: BattleModel, turn: FoeTurn): AskOrPlan<Rounds> {
  const mind = foeMindOf(state);
  let thought = thoughtOf(state, model, turn);
  for (let count = 0; ; count += 1) {
    const next = askOrPlan(thought, turn.asked);
    const look =
      mind === null || next.kind === 'plan' || count > MOST_ANSWERS ? null : mind.answers(state, model, next.question);
    if (look === null || next.kind === 'plan') return next;
    const naming = { targets: targetsOf(state, model).map(({ id }) => id) };
    const answer = answerBy(naming, look, next.question);
    thought = { ...thought, known: afterAnswer(thought.known, next.question, answer) };
  }
}
