import type { BattleEvent } from '../../family/vanguard/model/event.ts';
import type { FoesChoice, FoeTurn, Kept, ToldFact, ToldNearest } from './state.ts';

/** What a side that plays itself has decided without acting. */
export const FOE_MOVES = ['activate', 'again', 'followUp', 'pass', 'finish', 'clearFatigue', 'place'] as const;
export type FoeMoveKind = (typeof FOE_MOVES)[number];

/** What happens to a side that plays itself. */
export type OfFoesEvent =
  | { readonly type: 'foesSet'; readonly choice: FoesChoice }
  /** What it does in its turn, and why. `model` null: it is about none. */
  | {
      readonly type: 'foeGoing';
      readonly side: string;
      readonly move: FoeMoveKind;
      readonly model: string | null;
      readonly why: readonly Kept[];
    }
  | {
      readonly type: 'foeTold';
      readonly facts: readonly ToldFact[];
      readonly nearest: readonly ToldNearest[];
      readonly asked: boolean;
    }
  | { readonly type: 'foePlanned'; readonly model: string; readonly plan: FoeTurn['plan'] }
  /** `why`: on the board no place that the row looks for can be had, or it stands there; left out: the table could not. */
  | { readonly type: 'foeRowBarred'; readonly model: string; readonly row: string; readonly why?: 'nowhere' | 'there' }
  | { readonly type: 'foeTaken'; readonly model: string; readonly hand: boolean }
  /** It has answered a question by its own rules. `why`: the code of the rule. */
  | {
      readonly type: 'foeDecided';
      readonly side: string;
      readonly question: string;
      readonly option: string;
      readonly why: string;
    };

export type FoeEvent = BattleEvent | OfFoesEvent;
