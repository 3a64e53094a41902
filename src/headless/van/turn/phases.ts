import { whyNoPass, whyNotFinished } from '../../../engine/family/vanguard/flow/legal/turn.ts';
import { mayStrike } from '../../../engine/family/vanguard/flow/tasks/move.ts';
import type { Step } from './shape.ts';
import type { Table } from './table.ts';

/** A script has no sides of the table: whoever won stays on its own (V-80). */
function staysThere(table: Table): void {
  const { pending } = table;
  if (pending?.kind === 'pick' && pending.question === 'tableSide')
    table.answers({ kind: 'pick', option: pending.usual });
}

const rollsOff = ({ pending }: Table): boolean => pending?.kind === 'roll' && pending.purpose === 'rollOff';

/** V-14, V-80: a die of each side. */
export function roll(table: Table, { rolls }: Step<'roll'>): string {
  if (!rollsOff(table)) return 'wrongPhase';
  table.rolls(rolls.A);
  table.rolls(rolls.B);
  if (rollsOff(table) && table.state.turn === null) return 'again';
  staysThere(table);
  return table.state.turn ?? 'again';
}

/** V-80: the next model of a side, whichever. */
export function place(table: Table, { side }: Step<'place'>): string {
  const { state } = table;
  if (state.step !== 'deploy') return 'wrongPhase';
  const next = state.models.find((model) => model.side === side && !model.placed);
  if (next === undefined) return state.turn === side ? 'noneLeft' : 'notYourTurn';
  return table.does({ type: 'place', model: next.id }) ?? 'ok';
}

/** Whatever is still asked before the round, the phase is wrong. */
export const start = (table: Table): string => {
  const refused = table.does({ type: 'startRound' });
  return refused === null ? 'ok' : 'wrongPhase';
};

export const passToken = (table: Table, { side }: Step<'passToken'>): string =>
  whyNoPass(table.state, side)?.code ?? table.does({ type: 'passToken' }) ?? 'ok';

export const finish = (table: Table, { side }: Step<'finish'>): string =>
  whyNotFinished(table.state, side)?.code ?? table.does({ type: 'finish' }) ?? 'ok';

/** V-41: who strikes at whoever leaves. */
export const leave = (table: Table, { enemies }: Step<'leave'>, at: number): readonly string[] =>
  enemies.filter((id) => mayStrike(table.model(id, at))).toSorted();

/** V-81. */
export function length(table: Table, { side, face }: Step<'length'>): string {
  const { pending, state } = table;
  if (state.step !== 'length' || pending === null) return 'wrongPhase';
  if (pending.side !== side) return 'notYourTurn';
  table.rolls(face);
  return table.state.step === 'over' ? 'over' : 'oneMore';
}
