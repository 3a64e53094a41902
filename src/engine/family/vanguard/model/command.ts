import type { BattleBoard, BoardPlace, TableSays } from '../../../board/battleBoard.ts';
import type { Point } from '../../../board/plane.ts';
import type { FreeRoll } from '../../../dice/freeRoll.ts';
import type { Answer } from '../../../log/request.ts';
import type { BattleSettings } from './battle.ts';
import type { Aimed, AttackFacts, BoardSpot, Moved } from './facts.ts';
import type { HurtCause } from './hurtCause.ts';

/** Facts of a target that may be changed before its dice roll. */
type ChangedFacts = Partial<Pick<AttackFacts, 'obscured' | 'far' | 'cover' | 'outnumbered'>>;

/** `push`: as the fatigue action (V-32). */
interface Pushable {
  readonly type: 'act';
  readonly push: boolean;
}

/** A move of which the table says that it can be made, though the board has its way for none. */
interface Overruling {
  readonly anyway?: true;
}

/** What the model that acts does next. `free`: the attack of its charge (V-44). `target` of an own action: whom it means, null: it is asked, or nobody. */
export type ActCommand =
  | (Pushable & Overruling & { readonly action: 'walk' | 'run'; readonly moved: Moved })
  | (Pushable &
      Overruling & {
        readonly action: 'charge';
        readonly target: string;
        readonly sight: boolean;
        readonly moved: Moved;
      })
  | (Pushable & { readonly action: 'aim' | 'focus' | 'standUp' })
  | (Pushable & {
      readonly action: 'attack';
      readonly attack: string;
      readonly free: boolean;
      readonly targets: readonly Aimed[];
    })
  | (Pushable & { readonly action: 'own'; readonly own: string; readonly target: string | null });

/** The table is the truth: anything can be set by hand, and is logged as such. */
export type Correction =
  | { readonly what: 'wounds'; readonly model: string; readonly value: number }
  | {
      readonly what: 'activated' | 'fatigued' | 'down' | 'inPlay' | 'placed';
      readonly model: string;
      readonly value: boolean;
    }
  | { readonly what: 'engaged'; readonly pair: readonly [string, string]; readonly value: boolean }
  | { readonly what: 'cp' | 'tokens' | 'points'; readonly side: string; readonly value: number }
  | { readonly what: 'broken' | 'finished'; readonly side: string; readonly value: boolean }
  | { readonly what: 'turn'; readonly side: string }
  | { readonly what: 'round'; readonly value: number }
  | { readonly what: 'token'; readonly model: string; readonly token: string; readonly value: number };

type Places = Readonly<Record<string, BoardPlace>>;

/** What is done with the board beside the rules: a battle may take one up and drop it at any time. */
export type OnBoardCommand =
  /** `places`: where who stands; whoever has none is asked about at the table. */
  | {
      readonly type: 'takeUpBoard';
      readonly map: BattleBoard['map'];
      readonly places: Places;
      /** No table lies beside it; absent: as before. */
      readonly alone?: boolean;
    }
  | { readonly type: 'dropBoard' }
  /** The doors of a piece stand open or are shut from now on; refused where somebody stands in one that is to be shut. */
  | { readonly type: 'moveDoor'; readonly door: string; readonly open: boolean }
  /** Set up, or put right by hand; null: taken off the board. */
  | { readonly type: 'placeOnBoard'; readonly model: string; readonly at: BoardPlace | null }
  /** Several stand there from now on, by no rule: a group that comes in together. */
  | { readonly type: 'setUpOnBoard'; readonly places: Places }
  /** A marker of the board, an objective, lies there from now on; `at`: its middle, in grid steps. */
  | { readonly type: 'layMarker'; readonly marker: string; readonly at: Point }
  /** What the board says of what one sees of another, or how far it is, is otherwise on the table: until one of both moves, or what lies between. Said as the board has it, the board has the word again. */
  | { readonly type: 'overruleBoard'; readonly from: string; readonly to: string; readonly facts: TableSays };

/** What players and tables say in a Vanguard battle. Every one may be refused; `correct` asks for no rule. */
export type Command =
  | OnBoardCommand
  | { readonly type: 'answer'; readonly requestId: string; readonly answer: Answer }
  /** The table is set up: roll-off, deployment (V-80). */
  | { readonly type: 'startBattle' }
  /** A model of the side whose turn it is has been set up (V-80). `at`: there on the board; left out: by a plain rule. */
  | { readonly type: 'place'; readonly model: string; readonly at?: BoardPlace }
  /** CP, pass tokens, broken (V-15, V-16, V-68). */
  | { readonly type: 'startRound' }
  /** `again`: a re-activation for 1 CP (V-34); `followUp`: right after another for 1 CP (V-35). */
  | { readonly type: 'activate'; readonly model: string; readonly again: boolean; readonly followUp: boolean }
  | ActCommand
  /** A model whose nerve has failed goes. `edge`: inches to its own edge, the nearest (V-70); `left`: enemies left on the way; `fall` in inches. `path`: on the board, which then says the rest. */
  | (Overruling & {
      readonly type: 'fallBack';
      readonly edge: number;
      readonly left: readonly string[];
      readonly fall: number;
      readonly path?: readonly BoardSpot[];
    })
  | { readonly type: 'endActivation' }
  | { readonly type: 'passToken' }
  | { readonly type: 'finish' }
  | { readonly type: 'clearFatigue'; readonly model: string }
  /** Who is in base contact with each objective (V-85); those left out: nobody. */
  | { readonly type: 'score'; readonly contact: Readonly<Record<string, readonly string[]>> }
  | { readonly type: 'endRound' }
  /** Facts of a target of the attack in hand, changed before its hit roll. */
  | { readonly type: 'setFacts'; readonly model: string; readonly facts: ChangedFacts }
  /** Takes the act in hand back before any die is rolled. */
  | { readonly type: 'cancel' }
  /** Wounds of the target in hand, as the table has it; armour and what is still to be rolled before is left out. */
  | { readonly type: 'overrideWounds'; readonly wounds: number }
  /** Hurt outside an attack: hits with AP, mortal wounds and by what (V-63). */
  | {
      readonly type: 'hurt';
      readonly model: string;
      readonly hits: number;
      readonly ap: number;
      readonly mortal: number;
      readonly cause: HurtCause;
    }
  /** Dice for the table, whatever is going on. `id`: that of the next such roll; `typed`: they lay on the table; `why` null: no reason given. */
  | {
      readonly type: 'rollFree';
      readonly id: string;
      readonly roll: FreeRoll;
      readonly faces: readonly number[];
      readonly typed: boolean;
      readonly why: string | null;
    }
  | { readonly type: 'correct'; readonly correction: Correction }
  | { readonly type: 'assign'; readonly model: string; readonly owner: string | null }
  | { readonly type: 'renamePlayer'; readonly player: string; readonly name: string; readonly mark: string }
  | { readonly type: 'changeSettings'; readonly settings: BattleSettings }
  | { readonly type: 'endBattle' }
  /** Goes on after an end by hand. */
  | { readonly type: 'resumeBattle' };
export type CommandType = Command['type'];
