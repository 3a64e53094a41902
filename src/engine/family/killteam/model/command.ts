import type { Place } from '../../../board/move/place.ts';
import type { ActionId, OperativeId, Order, PlayerId, Side, WeaponId } from '../../../core/ids.ts';
import type { Answer } from '../../../log/request.ts';
import type { ShotFacts } from './facts.ts';
import type { Lasting } from './lasting.ts';
import type { Operative } from './operative.ts';
import type { BattleSettings } from './settings.ts';

/** Skips preconditions (never a command's shape); logged as the player's own decision. */
export interface Override {
  readonly reason: string;
}

export interface Overridable {
  readonly override?: Override;
}

/** A rule gives the action for free (K-30): it costs nothing, keeps all its conditions, and counts as performed. */
export interface Free {
  readonly free?: true;
}

/** What the table may set by hand at any time; logged as a correction. */
export type Correction =
  | {
      readonly what: 'wounds';
      readonly operative: OperativeId;
      readonly to: number;
      readonly credit: OperativeId | null;
    }
  | { readonly what: 'ap'; readonly spent: number }
  | {
      readonly what: 'ammo';
      readonly operative: OperativeId;
      readonly counter: string;
      readonly left: number;
      readonly jammed: boolean;
    }
  | { readonly what: 'order'; readonly operative: OperativeId; readonly order: Order }
  | { readonly what: 'readiness'; readonly operative: OperativeId; readonly readiness: 'ready' | 'expended' }
  | { readonly what: 'guard'; readonly operative: OperativeId; readonly on: boolean }
  | { readonly what: 'reanimations'; readonly operative: OperativeId; readonly to: number }
  | { readonly what: 'cp'; readonly side: Side; readonly to: number }
  | { readonly what: 'alert'; readonly to: number }
  | { readonly what: 'turn'; readonly to: Side }
  | { readonly what: 'initiative'; readonly to: Side }
  | { readonly what: 'turningPoint'; readonly to: number }
  | { readonly what: 'die'; readonly pool: 'attack' | 'defence'; readonly die: number; readonly face: number }
  | { readonly what: 'damage'; readonly to: number }
  | { readonly what: 'impose'; readonly lasting: Lasting }
  | { readonly what: 'lift'; readonly lasting: string };
export type CorrectionKind = Correction['what'];

/** Facts of the table about one operative, toggled on its card. */
export type OperativeFlag = 'onEdge' | 'onVantage' | 'inStronghold' | 'nearMarker';

/** Where a marker's centre is from its operative: inches, in sight, and whether there is room that near. */
export interface MarkerPlace {
  readonly inches: number;
  readonly visible: boolean;
  readonly room: boolean;
}

/** What the player says happened, in the imperative. Any may be refused; none changes anything by itself. */
export type FlowCommand =
  | { readonly type: 'startBattle' }
  | { readonly type: 'nextTurningPoint' }
  | { readonly type: 'startFirefight' }
  | ({
      readonly type: 'activate';
      readonly operative: OperativeId;
      readonly order: Order;
      /** A rule lets it follow another of its side out of turn. */
      readonly byRule?: true;
    } & Overridable)
  | ({ readonly type: 'counteract'; readonly operative: OperativeId } & Overridable)
  | { readonly type: 'passCounteract' }
  /** The order that these are set up with, where they keep it in their first activation. */
  | { readonly type: 'giveOrder'; readonly operatives: readonly OperativeId[]; readonly order: Order }
  | { readonly type: 'passGroup'; readonly override?: Override }
  | { readonly type: 'passInterrupt' }
  | { readonly type: 'endActivation' }
  | ({
      readonly type: 'act';
      readonly action: Exclude<ActionId, 'shoot' | 'fight'>;
      /** Engaged enemies after a Charge; friend to carry or raise; null when the action has none. */
      readonly targets: readonly OperativeId[];
      readonly weapon: string | null;
      /** A marker's name, or what Interact does. */
      readonly note: string | null;
      /** Inches fallen on purpose in this move; 0: none. */
      readonly fall: number;
      /** What was measured to the centre of a marker (K-42, K-43); left out: it is near enough. */
      readonly marker?: MarkerPlace;
      /** The way of a move on the board, in grid steps: where it stands, then the end of each straight part. */
      readonly path?: readonly Place[];
      /** The piece of the hatch that is operated at the end of its path, in the middle of the move: the rest is still to come. */
      readonly hatch?: string;
    } & Free &
      Overridable)
  | ({ readonly type: 'shoot'; readonly weapon: WeaponId; readonly target: OperativeId } & Free & Overridable)
  /** `asIf`: a rule of its card has it roll as if fighting (C-26); it is no Fight action, and costs nothing of itself. */
  | ({ readonly type: 'fight'; readonly weapon: WeaponId; readonly target: OperativeId; readonly asIf?: true } & Free &
      Overridable)
  /** A rule has the last Shoot of this activation made again, at the same target (C-30, C-31). */
  | ({ readonly type: 'repeatShot'; readonly target: OperativeId } & Overridable)
  /** The attack was resolved on the table (automation 'log'): only its outcome is recorded. */
  | ({
      readonly type: 'logAttack';
      readonly action: 'shoot' | 'fight';
      readonly weapon: WeaponId;
      readonly target: OperativeId;
      readonly damage: number;
      readonly suffered: number;
    } & Overridable)
  | { readonly type: 'answer'; readonly requestId: string; readonly answer: Answer }
  | { readonly type: 'setFacts'; readonly facts: Partial<ShotFacts> }
  | { readonly type: 'setAssists'; readonly attacker: number; readonly defender: number }
  | ({ readonly type: 'commandReroll'; readonly pool: 'attack' | 'defence'; readonly die: number } & Overridable)
  | { readonly type: 'cancelAttack' }
  /** Uses a trait of an operative: a ploy, a power, equipment, something it can do. `targets`: whom, as the log tells it. */
  | ({
      readonly type: 'useTrait';
      readonly operative: OperativeId;
      readonly trait: string;
      readonly targets?: readonly OperativeId[];
    } & Overridable)
  /** Leaves out the effect in hand: the table has dealt with it, or it does not matter. */
  | { readonly type: 'skipEffect' }
  | { readonly type: 'setEngaged'; readonly pair: readonly [OperativeId, OperativeId]; readonly on: boolean }
  | { readonly type: 'setFlag'; readonly operative: OperativeId; readonly flag: OperativeFlag; readonly on: boolean }
  | { readonly type: 'setHeight'; readonly operative: OperativeId; readonly inches: number }
  | { readonly type: 'setCounter'; readonly counter: string; readonly to: number }
  | { readonly type: 'setTick'; readonly tick: string; readonly on: boolean }
  | { readonly type: 'correct'; readonly correction: Correction }
  | { readonly type: 'fall'; readonly operative: OperativeId; readonly inches: number }
  | { readonly type: 'addOperative'; readonly operative: Operative }
  | { readonly type: 'changeSettings'; readonly settings: BattleSettings }
  | { readonly type: 'assign'; readonly operative: OperativeId; readonly owner: PlayerId }
  | { readonly type: 'renamePlayer'; readonly player: PlayerId; readonly name: string; readonly mark: string }
  | { readonly type: 'endBattle'; readonly reason: 'primaryDone' | 'primaryFailed' | 'ended' }
  | { readonly type: 'goOn' };

/** Commands of plugins: each declares its own here, under its id. */
export interface PluginCommands {
  readonly flow: FlowCommand;
}

/** What the player says happened, in the imperative. Any may be refused; none changes anything by itself. */
export type Command = PluginCommands[keyof PluginCommands];
export type CommandType = Command['type'];
