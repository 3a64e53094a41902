import type { PlayerId, Side } from '../core/ids.ts';
import type { Advice } from './advice.ts';
import type { Answer, RequestOf } from './request.ts';

/** A player as the whole app knows one: `mark` is one letter. */
export interface PlayerBase {
  readonly id: PlayerId;
  readonly name: string;
  readonly mark: string;
}

/** A side of any battle, by its id; `hand`: who plays it, people or tables of decisions. */
export interface SideBase {
  readonly id: Side;
  readonly name: string;
  readonly hand: 'people' | 'tables';
}

/** What everything above the engine may read of a battle, whatever its game: plain JSON, whole without any pack. */
export interface BattleBase {
  /** The id of its system. */
  readonly ruleset: string;
  readonly seed: string;
  readonly players: readonly PlayerBase[];
  readonly sides: readonly [SideBase, SideBase];
  /** Null: it is not over. */
  readonly result: object | null;
  readonly settings: {
    /** Where the dice of each side come from: rolled on the table and typed, or by the app. */
    readonly dice: Readonly<Record<Side, 'table' | 'screen'>>;
  };
}

/** Commands and events have a tag. */
export interface Tagged {
  readonly type: string;
}

/** The command that answers a question: every game has it. */
export interface AnswerCommand {
  readonly type: 'answer';
  readonly requestId: string;
  readonly answer: Answer;
}

/** Why a command was refused; words belong to the screens. */
export interface RejectionBase {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** What a game is made of, as types; by itself: a game of which nothing more is known than what all have. */
export interface GameTypes {
  readonly state: BattleBase;
  /** Among them {@link AnswerCommand}. */
  readonly command: Tagged;
  readonly event: Tagged;
  readonly rejection: RejectionBase;
  readonly request: RequestOf;
  /** What screens read of a state; `kind` says of which family it is, and so which screens show it. */
  readonly view: { readonly kind: string };
  /** What screens ask for odds and advice, and no decision does. `kind`: of the views that it goes with. */
  readonly advisor: { readonly kind: string; readonly advise: (state: never, request: never) => Advice | null };
  /** What the table is told before the first turning point. */
  readonly setUpStep: { readonly kind: string };
}

/** What the advisor of a battle says to its open question; null: nothing. `state` and `request` are of the family of the advisor. */
export const adviceBy = ({ advise }: GameTypes['advisor'], state: BattleBase, request: RequestOf): Advice | null =>
  (advise as unknown as (state: BattleBase, request: RequestOf) => Advice | null)(state, request);

/** Whether this command answers a question. */
export const isAnswer = (command: Tagged): command is AnswerCommand => command.type === 'answer';

/**
 * What happens without the player: a command; the answer of the screen to the open question, for which the advisor is asked
 * where it is `advised`; null: the player is awaited. `apart`, of either: as an entry of the log of its own, so that it is
 * taken back alone.
 */
export type ByItself<Command> =
  | { readonly kind: 'command'; readonly command: Command; readonly apart?: true }
  | { readonly kind: 'answer'; readonly advised: boolean }
  | { readonly kind: 'apart' }
  | null;
