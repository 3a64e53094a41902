import type { OperativeId, Side } from '../core/ids.ts';
import {
  actingId,
  areEngaged,
  byPeople,
  engagedWith,
  findOperative,
  findWeapon,
  isReady,
  ofSide,
  operativeById,
  opposing,
  standing,
  topTask,
  viaNow,
} from '../family/killteam/model/lookup.ts';
import type { Operative, Weapon } from '../family/killteam/model/operative.ts';
import type { BattleState } from '../family/killteam/model/state.ts';
import type { Task, Via } from '../family/killteam/model/task.ts';

/** Who and what is on the table. */
export interface TableView {
  /** Null: there is none of this id. */
  readonly find: (id: OperativeId) => Operative | null;
  /** Throws (a bug) when there is none of this id. */
  readonly operative: (id: OperativeId) => Operative;
  readonly weapon: (operative: Operative, weapon: string) => Weapon | null;
  readonly ofSide: (side: Side) => readonly Operative[];
  readonly opposing: (side: Side) => Side;
  /** Played by people. */
  readonly byPeople: (side: Side) => boolean;
  /** On the board and able to act. */
  readonly standing: (operative: Operative) => boolean;
  readonly isReady: (operative: Operative) => boolean;
  /** Standing enemies of this one. */
  readonly foesOf: (operative: Operative) => readonly Operative[];
  /** Who is in the control range of this one, as the table said. */
  readonly engagedWith: (id: OperativeId) => readonly OperativeId[];
  readonly areEngaged: (one: OperativeId, other: OperativeId) => boolean;
  /** Who acts now: the guard that interrupts, else the operative activated or counteracting; null: nobody. */
  readonly acting: OperativeId | null;
  /** How whatever is done now comes about. */
  readonly via: Via;
  /** The work in hand; null: none. */
  readonly work: Task | null;
}

export const tableView = (state: BattleState): TableView => ({
  find: (id) => findOperative(state, id),
  operative: (id) => operativeById(state, id),
  weapon: findWeapon,
  ofSide: (side) => ofSide(state, side),
  opposing: (side) => opposing(state, side),
  byPeople: (side) => byPeople(state, side),
  standing,
  isReady,
  foesOf: ({ side }) => state.operatives.filter((other) => other.side !== side && standing(other)),
  engagedWith: (id) => engagedWith(state, id),
  areEngaged: (one, other) => areEngaged(state, one, other),
  acting: actingId(state),
  via: viaNow(state),
  work: topTask(state),
});
