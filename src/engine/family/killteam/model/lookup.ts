import { present } from '../../../core/invariant.ts';
import type { OperativeId, Side, WeaponId } from '../../../core/ids.ts';
import type { Operative, Weapon } from './operative.ts';
import type { BattleState } from './state.ts';
import type { Task } from './task.ts';

/** Null when there is no such operative. */
export const findOperative = (state: BattleState, id: OperativeId): Operative | null =>
  state.operatives.find((operative) => operative.id === id) ?? null;

/** Throws (a bug) when there is no such operative: ids of the state itself are always good. */
export const operativeById = (state: BattleState, id: OperativeId): Operative =>
  present(findOperative(state, id), `operative ${id}`);

export const findWeapon = (operative: Operative, id: WeaponId): Weapon | null =>
  operative.weapons.find((weapon) => weapon.id === id) ?? null;

export const weaponById = (operative: Operative, id: WeaponId): Weapon =>
  present(findWeapon(operative, id), `weapon ${id} of ${operative.id}`);

/** On the board and able to act. */
export const standing = (operative: Operative): boolean => !operative.down && !operative.removed;

export const ofSide = (state: BattleState, side: Side): readonly Operative[] =>
  state.operatives.filter((operative) => operative.side === side);

export const isReady = (operative: Operative): boolean => standing(operative) && operative.readiness === 'ready';

export const sideHasReady = (state: BattleState, side: Side): boolean => ofSide(state, side).some(isReady);

/** Enemies of this operative within its control range, as the table said (DECISIONS, State 1). */
export const engagedWith = (state: BattleState, id: OperativeId): readonly OperativeId[] =>
  state.engagement.flatMap(([retinue, enemy]) => (retinue === id ? [enemy] : enemy === id ? [retinue] : []));

export const areEngaged = (state: BattleState, a: OperativeId, b: OperativeId): boolean =>
  engagedWith(state, a).includes(b);

/** friends in the control range of that enemy and of no other. */
export const assistsAgainst = (state: BattleState, fighter: Operative, enemy: OperativeId): number =>
  engagedWith(state, enemy).filter(
    (friend) => friend !== fighter.id && engagedWith(state, friend).every((other) => other === enemy),
  ).length;

/** The work in hand: the top of the stack. */
export const topTask = (state: BattleState): Task | null => state.tasks.at(-1) ?? null;

/** Who acts now: the guard that interrupts, else the operative activated or counteracting. */
export const actingId = (state: BattleState): OperativeId | null =>
  state.interrupt?.operative ?? state.activation?.operative ?? null;

/** `tp.activation.action.sequence.step[.n]`, counted from state, so that an undone question comes back with its id. */
export const requestId = (state: BattleState, task: string, ...steps: readonly (string | number)[]): string =>
  [state.turningPoint, state.activations, state.actions, task, ...steps].join('.');
