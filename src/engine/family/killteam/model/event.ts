import type { ActionId, OperativeId, Order, PlayerId, Side } from '../../../core/ids.ts';
import type { AttackEvent } from './attackEvent.ts';
import type { Correction, OperativeFlag } from './command.ts';
import type { ShotFacts } from './facts.ts';
import type { Lasting, LastingSource } from './lasting.ts';
import type { Operative } from './operative.ts';
import type { Rejection, RejectionCode } from './rejection.ts';
import type { BattleSettings } from './settings.ts';
import type { BattleState } from './state.ts';
import type { Task, Undeclared, Via } from './task.ts';

export type DamageCause =
  | 'shoot'
  | 'fight'
  | 'devastating'
  | 'mortalWounds'
  | 'reap'
  | 'hot'
  | 'fall'
  | 'effect'
  | 'hand'
  | 'logged'
  | 'trait';
/** `interrupted`: one has interrupted this activation already; `counteraction`: no activation. */
export type GuardBar = 'interrupted' | 'counteraction';
export type GuardEnd = 'acted' | 'interrupted' | 'enemyClose' | 'moved' | 'order';

/** What the flow of a battle tells. */
export type FlowEvent =
  | AttackEvent
  | { readonly type: 'overridden'; readonly code: RejectionCode; readonly reason: string }
  /** `cp`: what each side begins with. */
  | { readonly type: 'battleStarted'; readonly cp: Readonly<Record<Side, number>> }
  | { readonly type: 'turningPointBegan'; readonly number: number }
  /** One side's die of a roll-off. */
  | { readonly type: 'initiativeRolled'; readonly side: Side; readonly face: number }
  | { readonly type: 'initiativeSet'; readonly side: Side; readonly face: number | null }
  | { readonly type: 'readied'; readonly cp: Readonly<Record<Side, number>> }
  | {
      readonly type: 'tableRolled';
      readonly table: string;
      readonly face: number;
      readonly row: string;
      readonly name: string;
    }
  | { readonly type: 'tableRepeated'; readonly table: string; readonly face: number }
  | { readonly type: 'effectHadNoTarget'; readonly op: string; readonly source: string }
  | { readonly type: 'effectPassedOver'; readonly op: string; readonly operative: OperativeId }
  | {
      readonly type: 'effectNoted';
      readonly op: string;
      readonly source: string;
      readonly params: Readonly<Record<string, string | number>>;
    }
  | { readonly type: 'firefightStarted' }
  | {
      readonly type: 'activated';
      readonly operative: OperativeId;
      readonly order: Order;
      readonly kind: 'activation' | 'counteract';
    }
  | {
      readonly type: 'actionPerformed';
      readonly operative: OperativeId;
      readonly action: ActionId;
      readonly ap: number;
      readonly via: Via;
      readonly targets: readonly OperativeId[];
      readonly note: string | null;
      /** Part of another action: it does not count as one that was done (C-26). */
      readonly asIf?: true;
    }
  /** So much of its move is gone, and the rest is to come: it operates a hatch in the middle of it (C-39). */
  | {
      readonly type: 'moveHeld';
      readonly operative: OperativeId;
      readonly action: 'reposition' | 'dash';
      readonly inches: number;
      /** Of what the action has once, in grid steps: absent off the board. */
      readonly left?: { readonly free: number; readonly saved: number };
    }
  /** The move goes on to its end, or ends there. */
  | { readonly type: 'moveOver'; readonly operative: OperativeId }
  | {
      readonly type: 'attackCancelled';
      readonly operative: OperativeId;
      readonly action: ActionId;
      readonly ap: number;
      readonly before?: Undeclared;
    }
  | { readonly type: 'activationEnded'; readonly operative: OperativeId; readonly kind: 'activation' | 'counteract' }
  /** `acted`: how many of the group have; absent: one. */
  | {
      readonly type: 'groupOffered';
      readonly side: Side;
      readonly operatives: readonly OperativeId[];
      readonly acted?: number;
    }
  /** The AP of an activation, where they are counted once. */
  | { readonly type: 'apCounted'; readonly operative: OperativeId; readonly ap: number }
  | { readonly type: 'groupPassed' }
  | { readonly type: 'turnPassed'; readonly to: Side }
  | { readonly type: 'counteractPassed' }
  | { readonly type: 'turningPointEnded'; readonly number: number }
  /** `weapon`: the only one that it may shoot with; absent: any. */
  | { readonly type: 'guardStarted'; readonly operative: OperativeId; readonly weapon?: string }
  | { readonly type: 'guardEnded'; readonly operative: OperativeId; readonly why: GuardEnd }
  | {
      readonly type: 'interruptStarted';
      readonly operative: OperativeId;
      /** `last`: a last attack before it goes down, no guard's. */
      readonly enemy: OperativeId;
      readonly last?: boolean;
    }
  | { readonly type: 'interruptEnded' }
  /** It stands on guard, an enemy has acted, and it is not asked: why not. */
  | { readonly type: 'guardBarred'; readonly operative: OperativeId; readonly why: GuardBar }
  | {
      readonly type: 'engagementChanged';
      readonly pair: readonly [OperativeId, OperativeId];
      readonly on: boolean;
    }
  | { readonly type: 'factsForgotten'; readonly operative: OperativeId }
  | {
      readonly type: 'factsSet';
      readonly shooter: OperativeId;
      readonly target: OperativeId;
      readonly facts: ShotFacts;
    }
  | { readonly type: 'flagSet'; readonly operative: OperativeId; readonly flag: OperativeFlag; readonly on: boolean }
  | { readonly type: 'heightSet'; readonly operative: OperativeId; readonly inches: number }
  | { readonly type: 'taskOpened'; readonly task: Task }
  | { readonly type: 'taskClosed' }
  /** The open task moved on: the fields of it that are new. */
  | { readonly type: 'taskMoved'; readonly set: Readonly<Record<string, unknown>> }
  | {
      readonly type: 'damaged';
      readonly operative: OperativeId;
      readonly amount: number;
      readonly from: number;
      readonly to: number;
      readonly by: OperativeId | null;
      readonly cause: DamageCause;
    }
  | { readonly type: 'healed'; readonly operative: OperativeId; readonly from: number; readonly to: number }
  /** It would have gone down and stays, once in a battle. */
  | { readonly type: 'held'; readonly operative: OperativeId; readonly wounds: number }
  /** What was about to harm it leaves it out. */
  | { readonly type: 'warded'; readonly operative: OperativeId }
  | {
      readonly type: 'incapacitated';
      readonly operative: OperativeId;
      readonly by: OperativeId | null;
      readonly slain: boolean;
      readonly removed: boolean;
    }
  | {
      readonly type: 'reanimateRolled';
      readonly operative: OperativeId;
      readonly target: OperativeId;
      readonly face: number;
      readonly needed: number;
    }
  | { readonly type: 'left'; readonly operative: OperativeId }
  | { readonly type: 'reanimated'; readonly operative: OperativeId; readonly wounds: number }
  | { readonly type: 'ammoSpent'; readonly operative: OperativeId; readonly counter: string; readonly left: number }
  | { readonly type: 'ammoSet'; readonly operative: OperativeId; readonly counter: string; readonly left: number }
  | { readonly type: 'limitedUsed'; readonly operative: OperativeId; readonly weapon: string; readonly left: number }
  | { readonly type: 'jammed'; readonly operative: OperativeId; readonly counter: string }
  | { readonly type: 'reloaded'; readonly operative: OperativeId; readonly counter: string; readonly left: number }
  | { readonly type: 'hotRolled'; readonly operative: OperativeId; readonly face: number; readonly hit: number }
  | { readonly type: 'fallTested'; readonly operative: OperativeId; readonly face: number }
  | { readonly type: 'breathTested'; readonly operative: OperativeId; readonly face: number; readonly holds: boolean }
  /** It would be stunned, and something keeps that away; null: its card. */
  | {
      readonly type: 'stunHeld';
      readonly operative: OperativeId;
      readonly by: { readonly id: string; readonly name: string } | null;
    }
  /** Faces rolled for the damage of attack dice, and the wounds less that come of them. */
  | {
      readonly type: 'hardened';
      readonly operative: OperativeId;
      readonly trait: string;
      readonly name: string;
      readonly faces: readonly number[];
      readonly less: number;
    }
  | { readonly type: 'fell'; readonly operative: OperativeId; readonly inches: number }
  | { readonly type: 'lastingBegan'; readonly lasting: Lasting }
  /** It counted, for this operative or (null) for the battle: one use less. */
  | {
      readonly type: 'lastingUsed';
      readonly operative: OperativeId | null;
      readonly lasting: string;
      readonly source: LastingSource;
    }
  /** Over before its time: lifted by something else, or used up. */
  | { readonly type: 'lastingEnded'; readonly lasting: string; readonly source: LastingSource }
  | { readonly type: 'cannotRetaliate'; readonly operative: OperativeId; readonly on: boolean }
  | { readonly type: 'cpChanged'; readonly side: Side; readonly by: number; readonly why: string }
  | { readonly type: 'alertChanged'; readonly to: number }
  /** A trait was used by hand: its AP and CP are paid, the use is counted. `name`: the trait's own. */
  | {
      readonly type: 'traitUsed';
      readonly operative: OperativeId;
      readonly trait: string;
      readonly name: string;
      readonly ap: number;
      readonly cp: number;
      readonly targets: readonly OperativeId[];
    }
  /** A trait did something by itself, as often as it may in a period: counted. */
  | { readonly type: 'traitSpoke'; readonly operative: OperativeId; readonly trait: string; readonly name: string }
  /** It would have been asked for now, and is not: what forbids it, or that it cannot be paid. `operative`: who has it. */
  | {
      readonly type: 'traitBarred';
      readonly operative: OperativeId;
      readonly trait: string;
      readonly name: string;
      readonly reason: Rejection;
    }
  /** What would have raised Alert does not: by what lasts, or (null) by the house rule of stealth. */
  | {
      readonly type: 'alertHeld';
      readonly operative: OperativeId;
      readonly by: Pick<LastingSource, 'id' | 'name'> | null;
    }
  | {
      readonly type: 'psychicTested';
      readonly operative: OperativeId;
      readonly trait: string;
      readonly name: string;
      readonly face: number;
      readonly needed: number;
      /** `again`: a natural 1 that is rolled once more. */
      readonly outcome: 'works' | 'fails' | 'perils' | 'again';
    }
  | {
      readonly type: 'perilsRolled';
      readonly operative: OperativeId;
      readonly face: number;
      readonly row: string;
      readonly name: string;
      /** The power works after all. */
      readonly works: boolean;
    }
  | { readonly type: 'orderChanged'; readonly operative: OperativeId; readonly order: Order }
  | { readonly type: 'readinessChanged'; readonly operative: OperativeId; readonly readiness: 'ready' | 'expended' }
  | { readonly type: 'carryingChanged'; readonly carrier: OperativeId; readonly carried: OperativeId | null }
  | { readonly type: 'markerCarried'; readonly operative: OperativeId; readonly marker: string | null }
  | {
      readonly type: 'worldChanged';
      readonly set: Partial<
        Pick<BattleState, 'flags' | 'marks' | 'nextInitiative' | 'turningPoints' | 'lastEvent' | 'spawned'>
      >;
    }
  /** Something more is counted from now on, from 0. */
  | { readonly type: 'counterAdded'; readonly counter: BattleState['mission']['counters'][number] }
  | { readonly type: 'counterSet'; readonly counter: string; readonly to: number }
  | { readonly type: 'tickSet'; readonly tick: string; readonly on: boolean }
  | { readonly type: 'corrected'; readonly correction: Correction; readonly from: string | number | boolean | null }
  | { readonly type: 'operativeAdded'; readonly operative: Operative }
  | { readonly type: 'settingsChanged'; readonly settings: BattleSettings }
  | { readonly type: 'assigned'; readonly operative: OperativeId; readonly owner: PlayerId }
  | { readonly type: 'playerRenamed'; readonly player: PlayerId; readonly name: string; readonly mark: string }
  | { readonly type: 'battleEnded'; readonly reason: NonNullable<BattleState['result']>['reason'] }
  | { readonly type: 'battleResumed' };

/** Events of plugins: each declares its own here, under its id. */
export interface PluginEvents {
  readonly flow: FlowEvent;
}

/** What happened, in the past tense: facts only. Reading them back needs no rules. */
export type BattleEvent = PluginEvents[keyof PluginEvents];
export type EventType = BattleEvent['type'];
