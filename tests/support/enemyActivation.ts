import type { KillTeam } from '../../src/engine/behaviour/killTeam/terms.ts';
import { askOrPlan } from '../../src/engine/behaviour/ask.ts';
import type { CompiledTable } from '../../src/engine/behaviour/compile.ts';
import {
  KILL_TEAM_FACTS,
  SELF_FACTS,
  selfNumber,
  TARGET_FACTS,
  targetNumber,
} from '../../src/engine/behaviour/killTeam/fact.ts';
import { everybody, type Known, lowest, type Mask, selfIs } from '../../src/engine/behaviour/known.ts';
import { afterAnswer, type FactQuestion } from '../../src/engine/behaviour/factQuestion.ts';
import { COSTS } from '../../src/engine/behaviour/killTeam/rule.ts';
import type { EnemySituation } from '../../src/engine/behaviour/killTeam/enemySituation.ts';
import type { Plan, PlanStep } from '../../src/engine/behaviour/trace.ts';
import { answerTo, type Truth } from '../../src/engine/behaviour/truth.ts';
import { below, chance, knownByItself, type Next, randomTruth, selfMask } from './enemyTruth.ts';

const IN_CONTROL = targetNumber('inControlRange');
const IS_HEAVY = selfNumber('isHeavy');
const MOVES: readonly string[] = ['reposition', 'dash', 'fallBack', 'charge'];

/** How often whoever is attacked falls, and how often an enemy has APL 3 and attacks twice. */
const FALLS = 0.3;
const STRONG = 0.2;

/** An activation as it goes: what is so, what is known of it, and what can still be done. */
interface Going {
  readonly truth: Truth;
  readonly known: Known;
  readonly situation: EnemySituation;
}

const newSituation = (truth: Truth, strong: boolean): EnemySituation => ({
  ap: strong ? 3 : 2,
  order: null,
  done: [],
  counteract: false,
  move: 6,
  shoots: strong ? 2 : 1,
  fights: strong ? 2 : 1,
  heavy: truth.self[IS_HEAVY] === true ? [] : null,
  barred: [],
});

const withControl = (masks: readonly Mask[], engaged: Mask): readonly Mask[] => masks.with(IN_CONTROL, engaged);

/** A move: all that depends on where it stands is new, and nothing of it is known. */
function moved({ truth, known, situation }: Going, { action, target }: PlanStep<KillTeam>, next: Next): Going {
  const fresh = randomTruth(next, truth.far.length);
  const engaged = action === 'charge' ? target : 0;
  const dies = (askedBy: string): boolean => askedBy !== 'never';
  const now: Truth = {
    self: SELF_FACTS.map(({ askedBy }, fact) => (dies(askedBy) ? fresh.self : truth.self)[fact] === true),
    yes: withControl(
      TARGET_FACTS.map(({ askedBy }, fact) => (dies(askedBy) ? fresh.yes : truth.yes)[fact] ?? 0),
      engaged,
    ),
    far: fresh.far,
  };
  const forgotten = (masks: readonly Mask[]): readonly Mask[] =>
    TARGET_FACTS.map(({ askedBy }, fact) => (dies(askedBy) ? 0 : (masks[fact] ?? 0)));
  return {
    truth: now,
    known: {
      ...known,
      self: selfMask(SELF_FACTS.map(({ askedBy }, fact) => (dies(askedBy) ? null : selfIs(known.self, fact)))),
      yes: withControl(forgotten(known.yes), engaged),
      no: withControl(forgotten(known.no), known.targets & ~engaged),
      nearest: [],
    },
    situation,
  };
}

function fallen({ truth, known, situation }: Going, gone: Mask): Going {
  const without = (masks: readonly Mask[]): readonly Mask[] => masks.map((mask) => mask & ~gone);
  return {
    truth: { ...truth, yes: without(truth.yes) },
    known: { ...known, targets: known.targets & ~gone, yes: without(known.yes), no: without(known.no) },
    situation,
  };
}

function afterDoing(going: Going, { order }: Plan<KillTeam>, step: PlanStep<KillTeam>, next: Next): Going {
  const { situation } = going;
  const spent = {
    ...going,
    situation: { ...situation, order, ap: situation.ap - COSTS[step.action], done: [...situation.done, step.action] },
  };
  if (MOVES.includes(step.action)) return moved(spent, step, next);
  const hit = step.action === 'shoot' || step.action === 'fight';
  return hit && chance(next, FALLS) ? fallen(spent, lowest(step.target)) : spent;
}

/** What a whole activation cost: every question asked, and the ms of every advice. */
export interface Activation {
  readonly questions: readonly FactQuestion[];
  readonly times: readonly number[];
}

/** An enemy activated in a random truth until its AP are spent; the asker sees only answers (DECISIONS, Measuring). */
export function activation(table: CompiledTable<KillTeam>, next: Next, clock: () => number): Activation {
  const count = 3 + below(next, 4);
  const truth = randomTruth(next, count);
  let going: Going = {
    truth,
    known: knownByItself(everybody(count), truth),
    situation: newSituation(truth, chance(next, STRONG)),
  };
  const questions: FactQuestion[] = [];
  const times: number[] = [];
  for (;;) {
    const { known, situation } = going;
    const from = clock();
    const advice = askOrPlan({ table, known, situation, lot: (equals) => count % equals }, questions.length);
    times.push(clock() - from);
    if (advice.kind === 'ask') {
      questions.push(advice.question);
      going = {
        ...going,
        known: afterAnswer(known, advice.question, answerTo(KILL_TEAM_FACTS, going.truth, advice.question)),
      };
      continue;
    }
    const [step] = advice.plan.steps;
    if (step === undefined || step.action === 'pass') return { questions, times };
    going = afterDoing(going, advice.plan, step, next);
  }
}
