import { areEngaged } from '../../../engine/family/vanguard/rules/engaging/engaged.ts';
import { leading } from '../../../engine/family/vanguard/rules/scoring/points.ts';
import { inReachOf, sideById } from '../../../engine/family/vanguard/model/lookup.ts';
import type { BattleState } from '../../../engine/family/vanguard/model/battle.ts';
import { badScript } from '../../kt21/script.ts';
import type { Step } from './shape.ts';
import type { Table } from './table.ts';

/** The step of the round as the contract calls it. */
export const stepName = ({ step }: BattleState): string => (step === 'setUp' ? 'deploy' : step);

/** V-39, X-74: a range left out is none. */
const engaged = ({ rangeA, rangeB, dist = 0, sight }: Step<'ask'>): boolean =>
  areEngaged({
    inches: dist,
    one: { range: rangeA ?? null, down: false },
    other: { range: rangeB ?? null, down: false },
    sees: sight,
  });

function ofSide({ state }: Table, { what, side }: Step<'ask'>): unknown {
  if (side === undefined) return undefined;
  const { cp, tokens, broken, finished, points } = sideById(state, side);
  return new Map<string, unknown>(Object.entries({ cp, tokens, broken, finished, score: points })).get(what);
}

function ofModel(table: Table, { what, model: id }: Step<'ask'>, at: number): unknown {
  if (id === undefined) return undefined;
  const { activated, fatigued, down, inPlay, wounds } = table.model(id, at);
  const reach = inReachOf(table.state, id).map((enemy) => enemy.id);
  return new Map<string, unknown>(
    Object.entries({ activated, fatigued, down, inPlay, left: wounds, engaged: reach.toSorted() }),
  ).get(what);
}

function ofBattle({ state }: Table, { what }: Step<'ask'>): unknown {
  const { round, turn, firstFinished } = state;
  const points = Object.fromEntries(state.sides.map((side) => [side.id, side.points]));
  const all = { round, turn, firstFinished, step: stepName(state), winner: leading(points) ?? 'draw' };
  return new Map<string, unknown>(Object.entries(all)).get(what);
}

/** What the script asks of the battle. */
export function ask(table: Table, step: Step<'ask'>, at: number): unknown {
  if (step.what === 'inEngagement') return engaged(step);
  const value = ofSide(table, step) ?? ofModel(table, step, at);
  if (value !== undefined) return value;
  const of = ofBattle(table, step);
  if (of === undefined) throw badScript(at, `asks for ${step.what}`);
  return of;
}
