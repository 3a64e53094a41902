import type { AttackBook } from '../../../core/attackBook.ts';
import type { ActionId, RuleId, Side } from '../../../core/ids.ts';
import type { Request } from '../model/request.ts';
import type { ShotFacts } from '../model/facts.ts';
import type { Operative } from '../model/operative.ts';
import type { BattleState } from '../model/state.ts';
import type { InitiativeTask } from '../model/task.ts';
import type { ActionRule } from './action.ts';
import type { WeaponRule } from './defineWeaponRule.ts';
import type { Game, TaskModule } from './game.ts';
import type { FightStep, ShootStep } from './steps.ts';
import type { Window } from './windows.ts';

/** Command points of each side, by its id. */
export type CpBySide = Readonly<Record<Side, number>>;

/** What an operative's numbers come to. Move in inches; Hit in pips, + is harder. */
export interface StatRules {
  /** Fewer wounds left than this rule allows. */
  readonly injured: (operative: Pick<Operative, 'wounds' | 'maxWounds'>) => boolean;
  readonly injuredMove: number;
  readonly injuredHit: number;
  /** The most that APL is changed either way, all sources together. */
  readonly aplChange: number;
  /** How long a weapon that stuns changes APL: to the end of the next activation, or of the one in hand, else of the next. */
  readonly aplUntil: 'nextActivation' | 'activation';
  /** Move is never made less than this. */
  readonly leastMove: number;
  /** Pips by which Hit is worse out of turn (counteraction, overwatch). */
  readonly outOfTurnHit: number;
  /** The worst that Save is made; 7: not even a 6 saves then. */
  readonly worstSave: 6 | 7;
}

/** What cover gives to somebody who is shot at. */
export interface CoverRules {
  /** It is improved: a critical success, or two normal ones. `height`: inches the shooter's floor is above the target's. */
  readonly improved: (shot: {
    readonly fromVantage: boolean;
    readonly height: number;
    readonly concealed: boolean;
  }) => boolean;
  /** Somebody obscured is no valid target; else the hits against it count for less. */
  readonly obscuredForbids: boolean;
  /** Further targets of Blast have the cover of the first; else none. */
  readonly blastCopies: boolean;
}

/** How activations follow each other, and what they are. */
export interface TurnRules {
  /** How many go one after another before the other side: 1 where nobody follows. */
  readonly groupSize: (operative: Operative) => number;
  /** Both are of a group: whether the second may go right after the first. */
  readonly groupsWith: (first: Operative, second: Operative) => boolean;
  /** AP are APL when it is activated, and stay so; or APL at each moment. */
  readonly apCounted: 'whenActivated' | 'always';
  /** Up to this turning point an operative keeps the order it was set up with; 0: it is chosen at each activation. */
  readonly orderKeptUpTo: number;
  /** Activations of one side that rules may make follow each other before the other side had its turn; null: no limit. */
  readonly inSuccession: number | null;
}

/** The moves of an operative. */
export type MoveId = 'reposition' | 'dash' | 'fallBack' | 'charge';

/** Rules and rulings that the table applies itself, by their ids, at the moment at which the app says them. */
export interface GuideRules {
  /** Beside a move, the most needed first. */
  readonly move: (state: BattleState, operative: Operative, move: MoveId) => readonly string[];
  /** Beside the facts of a shot, as they are. */
  readonly shot: (
    state: BattleState,
    shot: { readonly facts: ShotFacts; readonly shooter: Operative; readonly target: Operative },
  ) => readonly string[];
  /** Before the battle. */
  readonly setUp: (state: BattleState) => readonly string[];
  /** Beside a marker that is picked up or measured to. */
  readonly marker: readonly string[];
  /** There is a commentary with rulings. */
  readonly commentary: boolean;
  /** Rulings by which it is asked, and decided. */
  readonly asked: (state: BattleState, request: Request) => readonly string[];
}

/** How those on guard interrupt. */
export interface GuardRules {
  /** One of them in each activation of an enemy; or any of them after each of its actions, also out of turn. */
  readonly windows: 'activation' | 'action';
  /** It ends where an enemy ends an action in its control range and nobody interrupts. */
  readonly surprised: boolean;
}

/** What somebody who has acted already does when its side has nobody ready: a counteraction, or overwatch. */
export interface OutOfTurnRules {
  readonly may: (state: BattleState, side: Side) => boolean;
  /** The only actions there are then; null: any. */
  readonly actions: readonly ActionId[] | null;
  /** Also somebody in control range of an enemy. */
  readonly engaged: boolean;
  /** It has what it takes: whoever has not is not asked. */
  readonly able: (game: Game, operative: Operative) => boolean;
}

/**
 * What the book of one system says: which weapon rules exist and in which order they speak at each moment, which steps an
 * attack has, which actions there are, what stats, cover, defence and initiative are. Differences between systems are values
 * here, never branches elsewhere.
 */
export interface KillTeamRules {
  readonly id: string;
  readonly version: string;
  readonly weaponRules: Readonly<Record<RuleId, WeaponRule>>;
  readonly order: { readonly [W in Window]: readonly RuleId[] };
  readonly shoot: readonly ShootStep[];
  readonly fight: readonly FightStep[];
  readonly actions: Readonly<Partial<Record<ActionId, ActionRule>>>;
  readonly stats: StatRules;
  readonly attacks: AttackBook;
  /** Dice collected against a shot, before Piercing. */
  readonly defenceDice: (target: Operative) => number;
  readonly cover: CoverRules;
  /** The wounds of an attack are dealt at once, or die by die, those of critical successes first. */
  readonly damage: 'atOnce' | 'dieByDie';
  /** A friend counts in a fight with somebody whom it holds alone. */
  readonly assists: (friend: Operative, state: BattleState) => boolean;
  readonly initiative: TaskModule<InitiativeTask>;
  readonly startingCp: (state: BattleState) => CpBySide;
  /** What each side gets in a Ready step; `initiative`: the side that has it. */
  readonly readyCp: (state: BattleState, initiative: Side) => CpBySide;
  readonly outOfTurn: OutOfTurnRules;
  readonly turns: TurnRules;
  readonly guard: GuardRules;
  readonly guides: GuideRules;
  /**
   * The module of walls and hatchways is on: a fight is also through an open hatchway, with somebody who is not engaged. Absent:
   * the system has no such module.
   */
  readonly closeQuarters?: (state: BattleState) => boolean;
  /** Its battles can be scenarios of a campaign. */
  readonly hasCampaigns: boolean;
  /** The decision table that reads Alert and plays enemies until somebody chooses; null: there is no Alert. */
  readonly alertTable: string | null;
  /** The decision table of its own that plays everybody where no Alert is read; null: Brawler and Marksman, by how each fights. */
  readonly ownTable: string | null;
  /** The side whose story is told: only it guards, rescues and interacts, and its end is the battle's. Null: none. */
  readonly protagonists: Side | null;
  /** The fallen of that side stay on the board and may be raised. */
  readonly fallenStay: boolean;
  /** Reanimations after which the next incapacitation slays. */
  readonly reanimationsBeforeSlain: number;
}
