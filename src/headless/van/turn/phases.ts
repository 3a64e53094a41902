import { whyNoPass, whyNotFinished } from '../../../engine/family/vanguard/flow/legal/turn.ts';
import { mayStrike } from '../../../engine/family/vanguard/flow/tasks/move.ts';
import { hasMelee } from '../../../engine/family/vanguard/attack/engaged.ts';
import { scoreOf } from '../../../engine/family/vanguard/flow/decide/score.ts';
import { sideById } from '../../../engine/family/vanguard/model/lookup.ts';
import { whyNoRetaliation } from '../../../engine/family/vanguard/rules/attacks/retaliation.ts';
import { RETURNED, whyNoReturn } from '../../../engine/family/vanguard/rules/attacks/returning.ts';
import { REROLL_COST } from '../../../engine/family/vanguard/rules/dice/reroll.ts';
import { pointsFor } from '../../../engine/family/vanguard/rules/scoring/points.ts';
import type { Step } from './shape.ts';
import type { Table } from './table.ts';

/** The example of a model that returns: not further than 3", more than 1" from enemies (V-07). */
const RETURN = { within: 3, clear: 1 };

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

/** V-36, V-37: what is bought at once. */
export function pay(table: Table, side: string, cost = REROLL_COST): string {
  const { cp } = sideById(table.state, side);
  if (cp < cost) return 'noCp';
  table.corrects({ what: 'cp', side, value: cp - cost });
  return 'ok';
}

/** V-60: whether it may strike back, and that it is fatigued then. */
export function retaliate(table: Table, step: Step<'retaliate'>, at: number): string {
  const model = table.model(step.model, at);
  const why = whyNoRetaliation({
    ...model,
    byMelee: step.type === 'melee',
    isRetaliation: step.isRetaliation,
    isDisengage: false,
    hasMelee: hasMelee(model),
  });
  if (why !== null) return why === 'removed' ? 'outOfPlay' : why;
  table.corrects({ what: 'fatigued', model: model.id, value: true });
  return 'ok';
}

/** V-07. */
export function comeBack(table: Table, step: Step<'return'>, at: number): string {
  const { id, inPlay } = table.model(step.model, at);
  const why = whyNoReturn({ inPlay, inches: step.dist ?? 0, fromEnemy: step.enemy ?? null, ...RETURN });
  if (why !== null) return why;
  table.corrects({ what: 'inPlay', model: id, value: true });
  table.corrects({ what: 'wounds', model: id, value: 1 });
  for (const what of ['activated', 'down', 'fatigued'] as const)
    table.corrects({ what, model: id, value: RETURNED[what] });
  return 'ok';
}

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

/** V-85, V-86: points of such objectives, on top of those there are. */
export function score(table: Table, { objectives }: Step<'score'>): string {
  const all = objectives.map(({ zone, contact }, at) => {
    const near = zone === 'centre' ? null : zone;
    const worth = { A: pointsFor(near, 'A'), B: pointsFor(near, 'B') };
    return { contact, objective: { id: `${at}`, name: zone, near, worth } };
  });
  const scenario = { ...table.state.scenario, objectives: all.map(({ objective }) => objective) };
  const touching = Object.fromEntries(all.map(({ objective, contact }) => [objective.id, contact]));
  const { points } = scoreOf({ ...table.state, scenario }, touching);
  for (const { id, points: before } of table.state.sides)
    table.corrects({ what: 'points', side: id, value: before + (points[id] ?? 0) });
  return `${points['A'] ?? 0}:${points['B'] ?? 0}`;
}
