import type { KillTeam } from '../../src/engine/behaviour/killTeam/terms.ts';
import { shippedBehaviours } from '../../src/content/shippedBehaviours.ts';
import { askOrPlan } from '../../src/engine/behaviour/ask.ts';
import { compiled } from '../../src/engine/behaviour/killTeam/vocabulary.ts';
import { whole } from '../../src/engine/behaviour/extend.ts';
import { interpret } from '../../src/engine/behaviour/interpret.ts';
import { everybody } from '../../src/engine/behaviour/known.ts';
import type { EnemySituation } from '../../src/engine/behaviour/killTeam/enemySituation.ts';
import type { Thought } from '../../src/engine/behaviour/thought.ts';
import { mixer } from '../../src/engine/behaviour/truth.ts';
import { present } from '../../src/engine/core/invariant.ts';
import { activation } from '../support/enemyActivation.ts';
import { below, knownByItself, knownWhole, randomTruth } from '../support/enemyTruth.ts';
import type { Task } from './engineTimes.ts';

const SEED = 20_261_122;
const SITUATIONS = 200;
const MOST_ENEMIES = 8;
const DECISIONS = 1000;
const CROWD = 8;

const FRESH: EnemySituation = {
  ap: 2,
  order: null,
  done: [],
  counteract: false,
  move: 6,
  shoots: 1,
  fights: 1,
  heavy: null,
  barred: [],
};

const ids = (): readonly string[] => [...shippedBehaviours().keys()];

const tableOf = (id: string) => {
  const byId = (other: string) => shippedBehaviours().get(other);
  return compiled(present(whole(present(byId(id), id), byId).table, id));
};

/** Situations in which everything is known, and nothing but what a battle knows by itself. */
function thoughts(
  id: string,
  targets: number | null,
): { readonly full: readonly Thought<KillTeam>[]; readonly blind: readonly Thought<KillTeam>[] } {
  const table = tableOf(id);
  const next = mixer(SEED);
  const pairs = Array.from({ length: DECISIONS }, () => {
    const count = targets ?? 3 + below(next, 4);
    const truth = randomTruth(next, count);
    const share = (): number[] => Array.from({ length: count }, () => below(next, 100) / 100);
    const numbers = { wounds: share(), threat: share() };
    const common = { table, situation: FRESH, lot: () => 0 };
    return {
      full: { ...common, known: { ...knownWhole(everybody(count), truth), ...numbers } },
      blind: {
        ...common,
        known: { ...knownByItself(everybody(count), truth), inches: truth.far.map(() => null), ...numbers },
      },
    };
  });
  return { full: pairs.map(({ full }) => full), blind: pairs.map(({ blind }) => blind) };
}

/** For each table: so many decisions without questions, trace included. */
export const decisionTasks = (): readonly (Task & { readonly decisions: number })[] =>
  ids().map((id) => {
    const { full } = thoughts(id, null);
    const run = () => full.reduce((lines, thought) => lines + interpret(thought).trace.length, 0);
    return { name: id, run, decisions: full.length };
  });

/** What is measured of questions: how many in each activation by table, and the ms of each advice. */
export interface QuestionFigures {
  readonly table: string;
  readonly counts: readonly number[];
  readonly times: readonly number[];
  /** ms of the first advice about eight targets of whom nothing is known. */
  readonly crowd: readonly number[];
}

/**
 * In each of the seeded situations one to eight enemies are activated against three to six of the retinue, by each table
 * (DECISIONS, Measuring).
 */
export const measureQuestions = (): readonly QuestionFigures[] =>
  ids().map((id) => {
    const table = tableOf(id);
    const next = mixer(SEED);
    const all = Array.from({ length: SITUATIONS }, () => 1 + below(next, MOST_ENEMIES)).flatMap((enemies) =>
      Array.from({ length: enemies }, () => activation(table, next, () => performance.now())),
    );
    const crowd = thoughts(id, CROWD)
      .blind.slice(0, SITUATIONS)
      .map((thought) => {
        const from = performance.now();
        askOrPlan(thought);
        return performance.now() - from;
      });
    return {
      table: id,
      counts: all.map(({ questions }) => questions.length),
      times: all.flatMap(({ times }) => times),
      crowd,
    };
  });
