import * as z from 'zod/mini';
import { caseKind } from '../caseKind.ts';
import { badScript } from '../kt21/script.ts';
import * as acting from '../van/turn/acting.ts';
import { ask } from '../van/turn/asked.ts';
import { battleOf } from '../van/turn/battle.ts';
import * as outOfPlace from '../van/turn/outOfPlace.ts';
import * as phases from '../van/turn/phases.ts';
import { report } from '../van/turn/report.ts';
import { stateShape, type Step, stepShape, type TurnStep } from '../van/turn/shape.ts';
import { Table } from '../van/turn/table.ts';

const shape = z.object({ state: stateShape, script: z.array(z.unknown()) });

const stepAt = (written: unknown, at: number): TurnStep => {
  const parsed = stepShape.safeParse(written);
  if (!parsed.success) throw badScript(at, 'is no step, or lacks a field');
  return parsed.data;
};

type Rounds = 'roll' | 'place' | 'start' | 'passToken' | 'finish' | 'clearFatigue' | 'endPhase' | 'length' | 'score';

/** Of the round. */
function inRound(table: Table, step: Step<Rounds>): string {
  switch (step.do) {
    case 'roll':
      return phases.roll(table, step);
    case 'place':
      return phases.place(table, step);
    case 'start':
      return phases.start(table);
    case 'passToken':
      return phases.passToken(table, step);
    case 'finish':
      return phases.finish(table, step);
    case 'clearFatigue':
      return table.does({ type: 'clearFatigue', model: step.model }) ?? 'ok';
    case 'endPhase':
      return table.does({ type: 'endRound' }) ?? 'ok';
    case 'length':
      return phases.length(table, step);
    case 'score':
      return outOfPlace.score(table, step);
  }
}

type Acts = 'activate' | 'act' | 'fallback' | 'end';

/** Of the model that acts. */
function inAction(table: Table, step: Step<Acts>, at: number): string {
  switch (step.do) {
    case 'activate':
      return acting.activate(table, step, at);
    case 'act':
      return acting.act(table, step, at);
    case 'fallback':
      return acting.fallback(table, step, at);
    case 'end':
      return acting.end(table, step);
  }
}

/** Of models whose turn it need not be. */
function besides(table: Table, step: Exclude<TurnStep, Step<Rounds | Acts>>, at: number): unknown {
  switch (step.do) {
    case 'reroll':
      return outOfPlace.reroll(table, step);
    case 'ability':
      return outOfPlace.ability(table, step);
    case 'retaliate':
      return outOfPlace.retaliate(table, step, at);
    case 'hurt':
      return acting.hurt(table, step, at);
    case 'return':
      return outOfPlace.comeBack(table, step, at);
    case 'knockDown':
      table.corrects({ what: 'down', model: table.model(step.model, at).id, value: true });
      return 'ok';
    case 'leave':
      return phases.leave(table, step, at);
    case 'ask':
      return ask(table, step, at);
  }
}

function play(table: Table, step: TurnStep, at: number): unknown {
  switch (step.do) {
    case 'roll':
    case 'place':
    case 'start':
    case 'passToken':
    case 'finish':
    case 'clearFatigue':
    case 'endPhase':
    case 'length':
    case 'score':
      return inRound(table, step);
    case 'activate':
    case 'act':
    case 'fallback':
    case 'end':
      return inAction(table, step, at);
    case 'reroll':
    case 'ability':
    case 'retaliate':
    case 'hurt':
    case 'return':
    case 'knockDown':
    case 'leave':
    case 'ask':
      return besides(table, step, at);
  }
}

/** Scripted states of Vanguard: each step through its decider (`README-21.md`). */
export const vanTurn = caseKind(shape, ({ state, script }) => {
  const steps = script.map(stepAt);
  const table = new Table(battleOf(state, steps));
  const values = steps.map((step, at) => play(table, step, at));
  return { steps: values, end: report(table.state, Object.keys(state.models)) };
});
