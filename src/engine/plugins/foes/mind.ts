import type { RoundDestination, RoundWish } from '../../behaviour/rounds/step.ts';
import type { Search } from '../../board/move/sifting.ts';
import type { FactQuestion } from '../../behaviour/factQuestion.ts';
import type { Moved } from '../../family/vanguard/model/facts.ts';
import type { BattleModel } from '../../family/vanguard/model/battleModel.ts';
import type { TableLook } from '../../log/request.ts';
import type { FoeBattle, FoeStep } from './state.ts';

/** Why a move has no way: no place that its row looks for can be had, or it stands there. */
export type NoWay = 'nowhere' | 'there';

/** A plan with its ways on the board. `barred`: its first row cannot be done, and why. */
export interface WayPlan {
  readonly steps: readonly FoeStep[];
  readonly barred: { readonly row: string; readonly why: NoWay } | null;
}

/** What a place is looked for: a wish of the row, cover, or to be nearer to where it heads. */
export type RoundSieve = RoundWish | 'cover' | 'nearer';

/** How a place was found; the last ones are told apart by where the row heads, or by the shortest way. */
export type RoundSearch = Search<RoundSieve, RoundDestination | 'shortest'>;

/** What the tables of war bands think of on a board: only a battle that has one fetches it. */
export interface FoeMind {
  /** What the board says to a question of a model's table; null: it does not know of all of them, and people are asked. */
  readonly answers: (state: FoeBattle, model: BattleModel, question: FactQuestion) => TableLook | null;
  /** The steps of a plan with the ways of its moves. */
  readonly withWays: (state: FoeBattle, model: BattleModel, steps: readonly FoeStep[]) => WayPlan;
  /** How the place was found where the first move of a plan ends; null: nothing was looked for, or it would not end there now. */
  readonly searchNow: (state: FoeBattle, model: BattleModel, steps: readonly FoeStep[]) => RoundSearch | null;
  /** What the move of a step comes to as it is now; null: the board does not know. */
  readonly movedNow: (state: FoeBattle, model: BattleModel, step: FoeStep) => Moved | null;
}

let held: FoeMind | null = null;

/** From now on tables of war bands think so on boards. */
export function thinkInRounds(mind: FoeMind): void {
  held = mind;
}

/** How tables think of this battle on its board; null: it has none, or nobody has fetched that. */
export const foeMindOf = ({ board }: FoeBattle): FoeMind | null => (board === undefined ? null : held);
