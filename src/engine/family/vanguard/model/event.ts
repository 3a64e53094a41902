import type { BattleBoard, BoardPlace, TableSays } from '../../../board/battleBoard.ts';
import type { WayFault } from '../../../board/move/boardMove.ts';
import type { Point } from '../../../board/plane.ts';
import type { FreeResult, FreeRoll } from '../../../dice/freeRoll.ts';
import type { Activation } from './activation.ts';
import type { ArmourChoice, AttackTask, RolledDie } from './attackTask.ts';
import type { BattleSettings, BattleState } from './battle.ts';
import type { Correction } from './command.ts';
import type { AttackFacts, BoardSpot } from './facts.ts';
import type { HurtCause } from './hurtCause.ts';
import type { MoveTask, RollOffTask } from './task.ts';

type Roll = 'hit' | 'armour';
type BySide<T> = Readonly<Record<string, T>>;

/** Of the round (V-14 to V-19, V-80, V-81). `next`: whose turn it is then. */
export type RoundEvent =
  | { readonly type: 'battleStarted' }
  | { readonly type: 'rollOffBegan'; readonly of: RollOffTask['of'] }
  | { readonly type: 'rollOffRolled'; readonly of: RollOffTask['of']; readonly side: string; readonly face: number }
  /** `winner` null: a tie, both roll again. */
  | { readonly type: 'rolledOff'; readonly of: RollOffTask['of']; readonly winner: string | null }
  /** The winner of the roll for deployment has chosen its side of the table; `swapped`: not that of the lay-out. `edges`: its own then, by their names (V-80). */
  | { readonly type: 'edgeTaken'; readonly side: string; readonly swapped: boolean; readonly edges: readonly string[] }
  | { readonly type: 'placed'; readonly model: string; readonly next: string | null }
  | { readonly type: 'deployed' }
  | {
      readonly type: 'roundStarted';
      readonly round: number;
      readonly turn: string | null;
      readonly sides: BySide<{ readonly cp: number; readonly tokens: number; readonly broken: boolean }>;
    }
  /** `byItself`: it has no models left. */
  | {
      readonly type: 'sideFinished';
      readonly side: string;
      readonly first: boolean;
      readonly byItself: boolean;
      readonly next: string | null;
    }
  | { readonly type: 'passed'; readonly side: string; readonly next: string }
  | { readonly type: 'turnsOver'; readonly round: number }
  | { readonly type: 'fatigueCleared'; readonly model: string; readonly side: string; readonly cp: number }
  | {
      readonly type: 'scored';
      readonly round: number;
      readonly points: BySide<number>;
      readonly held: Readonly<Record<string, string | null>>;
      readonly touching: Readonly<Record<string, readonly string[]>>;
      /** Of whom that is said against the board, by objective; left out: of nobody. */
      readonly against?: Readonly<Record<string, readonly string[]>>;
    }
  | { readonly type: 'roundEnded'; readonly round: number }
  | { readonly type: 'lengthAsked'; readonly side: string }
  | { readonly type: 'endDieRolled'; readonly side: string; readonly face: number; readonly oneMore: boolean }
  | { readonly type: 'roundBegan'; readonly round: number }
  | {
      readonly type: 'battleEnded';
      readonly winner: string | null;
      /** All together; `deeds`: those for leader objectives among them (V-83). */
      readonly points: BySide<number>;
      readonly deeds: BySide<number>;
      readonly reason: 'played' | 'ended';
      readonly round: number;
    }
  | { readonly type: 'battleResumed' };

/** Of the model that acts. `slots` that the act takes. */
export type ActEvent =
  | {
      readonly type: 'activated';
      readonly model: string;
      readonly side: string;
      readonly kind: Activation['kind'];
      readonly followUp: boolean;
      readonly cp: number;
      readonly tired: boolean;
    }
  | {
      readonly type: 'activationEnded';
      readonly model: string;
      readonly fatigued: boolean;
      readonly next: string;
      /** It is out of play, or its flight is over. */
      readonly byItself: boolean;
    }
  /** `act`: attack, walk and so on, `own:ID`. `open`: work follows, and it can be taken back until a die is rolled. */
  | {
      readonly type: 'acted';
      readonly model: string;
      readonly act: string;
      readonly slots: number;
      readonly push: boolean;
      readonly cp: number;
      readonly side: string;
      readonly open: boolean;
    }
  | { readonly type: 'stoodUp'; readonly model: string }
  | { readonly type: 'moveBegan'; readonly task: MoveTask }
  /** The board has its way for no move, and the table says that it is one: `why`, with `inches` of `most`. */
  | {
      readonly type: 'moveOverruled';
      readonly model: string;
      readonly why: WayFault['why'];
      readonly inches: number;
      readonly most: number;
    }
  /** The model comes out of this enemy's range: it strikes with that attack; null: not (V-41). */
  | { readonly type: 'enemyLeft'; readonly model: string; readonly enemy: string; readonly attack: string | null }
  | { readonly type: 'moveStopped'; readonly model: string }
  | {
      readonly type: 'fell';
      readonly model: string;
      readonly inches: number;
      readonly hits: number;
      readonly ap: number;
    }
  | {
      readonly type: 'moved';
      readonly model: string;
      readonly action: MoveTask['action'];
      readonly engages: readonly string[];
      /** On whom its free attack is (V-44). */
      readonly freeAttack: string | null;
      /** Where it stands then on the board; left out: nobody knows, or there is none. */
      readonly at?: BoardSpot;
    }
  | { readonly type: 'cancelled'; readonly model: string }
  | { readonly type: 'ownBegan'; readonly model: string; readonly own: string }
  | { readonly type: 'ownDone'; readonly model: string; readonly own: string }
  | { readonly type: 'returned'; readonly model: string; readonly wounds: number }
  | { readonly type: 'healed'; readonly model: string; readonly from: number; readonly to: number }
  | { readonly type: 'tokensGiven'; readonly model: string; readonly token: string; readonly count: number };

/** Of nerve (V-67 to V-74). */
export type NerveEvent =
  | { readonly type: 'nerveCalled'; readonly model: string; readonly second: boolean }
  | {
      readonly type: 'nerveRolled';
      readonly model: string;
      readonly face: number;
      readonly needs: number;
      readonly passed: boolean;
      readonly second: boolean;
    }
  | { readonly type: 'fallbackBegan'; readonly model: string }
  /** Its flight is over, and it has come so far: to its own edge or not (V-70, V-73). */
  | { readonly type: 'fellBack'; readonly model: string; readonly inches: number; readonly atEdge: boolean };

/** Of attacks (V-53 to V-66). */
export type AttackEvent =
  /** Hurt outside an attack (V-63). */
  | {
      readonly type: 'hurtBegan';
      readonly model: string;
      readonly hits: number;
      readonly ap: number;
      readonly mortal: number;
      readonly cause: HurtCause;
    }
  | { readonly type: 'attackDeclared'; readonly task: AttackTask }
  | { readonly type: 'factsSet'; readonly model: string; readonly facts: AttackFacts }
  | { readonly type: 'bonusTaken'; readonly bonus: 'focus' | 'charge'; readonly as: 'hit' | 'ap' }
  | {
      readonly type: 'abilitySaid';
      readonly model: string;
      readonly ability: string;
      readonly name: string;
      readonly side: string;
      readonly cp: number;
      readonly moment: string;
    }
  | { readonly type: 'abilityPassed'; readonly moment: string }
  | { readonly type: 'diceRolled'; readonly roll: Roll; readonly dice: readonly RolledDie[] }
  | {
      readonly type: 'rerollBought';
      readonly roll: Roll;
      readonly die: number;
      readonly side: string;
      readonly cp: number;
    }
  | {
      readonly type: 'dieRerolled';
      readonly roll: Roll;
      readonly die: number;
      readonly from: number;
      readonly face: number;
    }
  | { readonly type: 'hitsCounted'; readonly hits: number; readonly needs: number | null }
  | { readonly type: 'armourChosen'; readonly by: ArmourChoice }
  | { readonly type: 'savesCounted'; readonly saved: number; readonly needs: number | null }
  | {
      readonly type: 'wounded';
      readonly model: string;
      readonly by: string | null;
      readonly how: AttackTask['how'];
      readonly hits: number;
      readonly saved: number;
      readonly mortal: number;
      readonly wounds: number;
      readonly from: number;
      readonly left: number;
      readonly byHand: boolean;
    }
  | { readonly type: 'recoveryRolled'; readonly model: string; readonly face: number; readonly needs: number }
  /** `recovered`: with 1 wound, fatigued (V-66); else by a fall (V-46). */
  | { readonly type: 'knockedDown'; readonly model: string; readonly recovered: boolean }
  | { readonly type: 'removed'; readonly model: string; readonly why: 'noRecovery' | 'wasDown' | 'nerve' }
  | { readonly type: 'targetOver'; readonly model: string; readonly outcome: 'stands' | 'down' | 'removed' }
  | { readonly type: 'followersTold'; readonly models: readonly string[] }
  | { readonly type: 'nextTarget' }
  | { readonly type: 'retaliationAnswered'; readonly model: string; readonly attack: string | null }
  | { readonly type: 'fatigued'; readonly model: string }
  | { readonly type: 'attackOver'; readonly how: AttackTask['how']; readonly attacker: string | null };

/** Said by hand. */
export type HandEvent =
  /** What dice of the table showed, and what they come to. */
  | {
      readonly type: 'freeRolled';
      readonly roll: FreeRoll;
      readonly faces: readonly number[];
      readonly result: FreeResult;
      readonly typed: boolean;
      readonly why: string | null;
    }
  | { readonly type: 'answered'; readonly request: string }
  | { readonly type: 'corrected'; readonly correction: Correction; readonly from: number | string | boolean | null }
  | { readonly type: 'assigned'; readonly model: string; readonly owner: string | null }
  | { readonly type: 'playerRenamed'; readonly player: string; readonly name: string; readonly mark: string }
  | { readonly type: 'settingsChanged'; readonly settings: BattleSettings };

/** Of the board that answers for the table. */
export type OnBoardEvent =
  | { readonly type: 'boardTaken'; readonly board: BattleBoard }
  | { readonly type: 'boardDropped' }
  /** Null: it has no place on the board any more. */
  | { readonly type: 'boardPlaced'; readonly model: string; readonly at: BoardPlace | null }
  /** What the table says of what one sees of another, whatever the board has; null: the board has the word again. */
  | { readonly type: 'boardOverruled'; readonly from: string; readonly to: string; readonly says: TableSays | null }
  /** A marker of the board, an objective, lies there; `at`: its middle, in grid steps. */
  | { readonly type: 'markerLaid'; readonly marker: string; readonly name: string; readonly at: Point }
  /** The doors of a piece stand open or are shut. */
  | { readonly type: 'doorMoved'; readonly door: string; readonly open: boolean }
  /** Who is in whose reach, as the board has it. */
  | { readonly type: 'boardEngages'; readonly pairs: readonly (readonly [string, string])[] };

/** What happened in a battle. Facts: nobody needs a rule to read them. */
export type BattleEvent = RoundEvent | ActEvent | NerveEvent | AttackEvent | HandEvent | OnBoardEvent;
export type EventType = BattleEvent['type'];
export type EventOf<T extends EventType> = Extract<BattleEvent, { readonly type: T }>;

/** How each event of a kind changes the state. */
export type Evolvers<E extends BattleEvent> = {
  readonly [One in E as One['type']]: (state: BattleState, event: One) => BattleState;
};
