import { apLeft } from '../../../engine/family/killteam/flow/actions/apLeft.ts';
import { canCounteract, counteractOffered } from '../../../engine/family/killteam/flow/turns.ts';
import { ofSide, topTask } from '../../../engine/family/killteam/model/lookup.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { aplOf, countsAsInjured, moveOf, weaponHit } from '../../../engine/family/killteam/stats/stats.ts';
import { controllerOf } from '../../../engine/systems/kt2021/markers/control.ts';
import { badScript } from '../script.ts';
import type { Step } from './shape.ts';
import type { Table } from './table.ts';

/** The step of the turning point, `strategy` apart: that the script says. */
export function stepName({ state }: Table): string {
  const top = topTask(state);
  if (state.phase === 'turningPointOver') return 'over';
  if (top?.kind === 'initiative') return 'initiative';
  return top?.kind === 'strategy' ? top.step : 'firefight';
}

/** What is due: in the firefight who does what, else its step. */
export function due(table: Table): string {
  const { state, game } = table;
  if (stepName(table) !== 'firefight') return stepName(table);
  if (state.activation !== null) return 'active';
  return counteractOffered(game) ? 'overwatch' : 'activate';
}

function hit({ game }: Table, operative: Operative, { base = 6, ofPower, action, what }: Step<'ask'>): number {
  const [weapon] = operative.weapons;
  if (weapon === undefined) return base;
  const kind = what === 'ws' ? 'melee' : 'ranged';
  const asked = { ...weapon, kind, hit: { kind: 'set' as const, value: base }, ofPower: ofPower === true } as const;
  const situation = { pointBlank: action === 'pointBlank', outOfTurn: action === 'overwatch', assists: 0 };
  return weaponHit(game, { operative, weapon: asked }, situation).hit;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function ofOperative(table: Table, step: Step<'ask'>, operative: Operative): unknown {
  const { game } = table;
  switch (step.what) {
    case 'ap':
      return game.state.activation?.operative === operative.id ? apLeft(game) : 0;
    case 'apl':
      return aplOf(game, operative);
    case 'move':
      return moveOf(game, operative);
    case 'bs':
    case 'ws':
      return hit(table, operative, step);
    case 'injured':
      return countsAsInjured(game, operative);
    case 'incapacitated':
      return operative.down;
    default:
      return undefined;
  }
}

/** K-13, K-14: changes of a result add up; of a target, better is lower. */
const resultOf = ({ face = 0, mods = [] }: Step<'ask'>): number => sum([face, ...mods]);
const targetOf = ({ base = 0, improve = 0, worsen = 0 }: Step<'ask'>): number => sum([base, -improve, worsen]);

/** What is asked of somebody. */
function ofSomebody(table: Table, step: Step<'ask'>, at: number): unknown {
  const value = step.op === undefined ? undefined : ofOperative(table, step, table.operative(step.op, at));
  if (value === undefined) throw badScript(at, `nothing is known of ${step.what}`);
  return value;
}

/** A value that a script asks for. */
export function ask(table: Table, step: Step<'ask'>, at: number): unknown {
  const { state, game } = table;
  switch (step.what) {
    case 'due':
      return due(table);
    case 'turn':
      return state.turn;
    case 'result':
      return resultOf(step);
    case 'stat':
      return targetOf(step);
    case 'control':
      return controllerOf(game, step.marker ?? '') ?? 'none';
    case 'canOverwatch':
      return ofSide(state, step.side ?? state.turn)
        .filter((each) => canCounteract(game, each))
        .map(({ id }) => id)
        .toSorted();
    default:
      return ofSomebody(table, step, at);
  }
}
