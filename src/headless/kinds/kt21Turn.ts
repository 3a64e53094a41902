import * as z from 'zod/mini';
import { sideById } from '../../engine/family/killteam/model/lookup.ts';
import { caseKind } from '../caseKind.ts';
import { badScript } from '../kt21/script.ts';
import * as acting from '../kt21/turn/acting.ts';
import { ask } from '../kt21/turn/asked.ts';
import { hiding, traitsOf } from '../kt21/turn/battle.ts';
import { apl, losePickUp, wounds } from '../kt21/turn/hands.ts';
import { commandReroll, initiative, ploy, rollOff, tableOf } from '../kt21/turn/phases.ts';
import { type Kept, report } from '../kt21/turn/report.ts';
import { type StateCase, type Step, stateShape, stepShape, type TurnStep } from '../kt21/turn/shape.ts';
import type { Table } from '../kt21/turn/table.ts';

const shape = z.object({ state: stateShape, script: z.array(z.unknown()) });

const stepAt = (written: unknown, at: number): TurnStep => {
  const parsed = stepShape.safeParse(written);
  if (!parsed.success) throw badScript(at, 'is no step, or lacks a field');
  return parsed.data;
};

/** Whatever the decider does in one go and the script says in two: initiative, then the Strategy phase. */
function begins(table: Table, kept: Kept, step: Step<'initiative'>): string {
  const cp = { A: sideById(table.state, 'A').cp, B: sideById(table.state, 'B').cp };
  if (kept.strategy !== null || !['turningPointOver', 'strategy'].includes(table.state.phase)) return 'wrongPhase';
  const who = initiative(table, step);
  if (who !== 'again') kept.strategy = cp;
  return who;
}

function strategy(table: Table, kept: Kept): string {
  if (kept.strategy === null) return 'wrongPhase';
  kept.strategy = null;
  if (table.state.phase === 'turningPointOver') table.does({ type: 'nextTurningPoint' });
  return 'ok';
}

/** Said in a step that the script has not come to yet. */
const tooSoon = (kept: Kept, step: TurnStep): boolean =>
  kept.strategy !== null &&
  (step.do === 'pass' || step.do === 'reveal' || (step.do === 'ploy' && step.type !== 'tactical'));

type Phases = 'rollOff' | 'initiative' | 'strategy' | 'ploy' | 'pass' | 'reveal' | 'commandReroll' | 'nextTp';
type Acts = 'activate' | 'act' | 'finish' | 'repeat' | 'end' | 'overwatch' | 'skip' | 'guardAttack' | 'drop';

/** Before the firefight, and command points. */
function inPhase(table: Table, kept: Kept, step: Step<Phases>): string {
  switch (step.do) {
    case 'rollOff':
      return rollOff(step);
    case 'initiative':
      return begins(table, kept, step);
    case 'strategy':
      return strategy(table, kept);
    case 'ploy':
      return ploy(table, step);
    case 'pass':
      return table.does({ type: 'passStep', side: step.side }) ?? 'ok';
    case 'reveal':
      return table.does({ type: 'sayReveal', side: step.side, secret: step.tacOp }) ?? 'ok';
    case 'commandReroll':
      return commandReroll(table, step);
    case 'nextTp':
      return table.state.phase === 'turningPointOver' ? (table.does({ type: 'nextTurningPoint' }) ?? 'ok') : 'notOver';
  }
}

/** What operatives do. */
function inAction(table: Table, step: Step<Acts>, at: number): string {
  switch (step.do) {
    case 'activate':
      return acting.activate(table, step, at);
    case 'act':
      return acting.act(table, step, at);
    case 'finish':
      table.resolve();
      return 'ok';
    case 'repeat':
      return acting.repeat(table, step, at);
    case 'end':
      return acting.end(table, step);
    case 'overwatch':
      return acting.overwatch(table, step, at);
    case 'skip':
      return table.does({ type: 'passCounteract' }) ?? 'ok';
    case 'guardAttack':
      return acting.guardAttack(table, step, at);
    case 'drop':
      return acting.drop(table, step);
  }
}

function play(table: Table, kept: Kept, step: TurnStep, at: number): unknown {
  switch (step.do) {
    case 'damage':
    case 'heal':
      return wounds(table, step, at);
    case 'apl':
      return apl(table, step, at);
    case 'losePickUp':
      return losePickUp(table, step, at);
    case 'near':
      return table.does({ type: 'tellNear', marker: step.marker, operatives: step.ops }) ?? 'ok';
    case 'ask':
      return ask(table, step, at);
    case 'rollOff':
    case 'initiative':
    case 'strategy':
    case 'ploy':
    case 'pass':
    case 'reveal':
    case 'commandReroll':
    case 'nextTp':
      return inPhase(table, kept, step);
    case 'activate':
    case 'act':
    case 'finish':
    case 'repeat':
    case 'end':
    case 'overwatch':
    case 'skip':
    case 'guardAttack':
    case 'drop':
      return inAction(table, step, at);
  }
}

/** K-60: by whom it fell, and how. */
function credit(kept: Kept, victim: string, step: TurnStep): void {
  if (step.do !== 'damage' || step.by === undefined) return;
  const how = step.how === 'hatchwayFight' ? 'fight' : (step.how ?? 'other');
  kept.credits.push({ by: step.by, victim, how });
}

/** Who fell in this step, and what was dropped. */
function keep(before: Table['state'], { state }: Table, kept: Kept, step: TurnStep): void {
  for (const old of before.operatives) {
    const now = state.operatives.find(({ id }) => id === old.id);
    if (now === undefined) continue;
    if (old.carriesMarker !== null && now.carriesMarker === null) kept.dropped.push(old.carriesMarker);
    if (!old.down && now.down) credit(kept, now.id, step);
  }
}

const dueAtFirst = ({ step, cp = { A: 2, B: 2 } }: StateCase): Kept['strategy'] => (step === 'strategy' ? cp : null);

/** Scripted states of Kill Team 2021: each step through the decider of its system (`README-21.md`). */
export const kt21Turn = caseKind(shape, ({ state, script }) => {
  const steps = script.map(stepAt);
  const table = tableOf(state);
  const operatives = table.state.operatives.map((each) => traitsOf(each, steps));
  table.state = hiding({ ...table.state, operatives }, steps);
  const kept: Kept = { strategy: dueAtFirst(state), credits: [], dropped: [] };
  const values = steps.map((step, at) => {
    const before = table.state;
    const value = tooSoon(kept, step) ? 'wrongPhase' : play(table, kept, step, at);
    keep(before, table, kept, step);
    return value;
  });
  return { steps: values, end: report(table, kept) };
});
