import { createContext, useContext } from 'react';
import type { MoveId } from '../../../engine/family/killteam/rules/killTeamRules.ts';
import type { Spot } from '../../../ui/board/shown.ts';
import type { Laying } from '../../../forms/board/laying.ts';
import type { Measuring } from '../../../forms/board/measure/measuring.ts';
import type { OperativeId } from '../../../engine/core/ids.ts';

/** What is being done on the board itself, beside the choices of the battle. */
export type Doing =
  /** Somebody is in hand, to be put down. `spot`: a drag that lasts is there; `next`: nobody took it, it came after another. */
  | { readonly kind: 'put'; readonly operative: OperativeId; readonly spot?: Spot; readonly next?: true }
  /** Several stand where a finger was: which of them is meant. */
  | { readonly kind: 'which'; readonly ids: readonly OperativeId[] }
  /**
   * Who acts makes this move; `spot`: where it would end, null: that is still to be said. `dragged`: a drag began it;
   * `held`: a drag lasts; `near`: so many inches from the finger it is held at bases and at cover. `drawn`: its way is drawn by
   * hand, straight to each of these corners in turn, the last its end; absent: the cheapest one is found. `before`: what they
   * were before each change.
   */
  | {
      readonly kind: 'move';
      readonly action: MoveId;
      readonly spot: Spot | null;
      readonly dragged?: true;
      readonly held?: true;
      readonly near?: number | undefined;
      readonly drawn?: readonly Spot[];
      readonly before?: readonly (readonly Spot[])[];
    }
  | Laying
  /** A door of the board: whether it is opened or shut. */
  | { readonly kind: 'door'; readonly door: string }
  /** Whom a shot that is being chosen is aimed at. */
  | { readonly kind: 'aim'; readonly target: OperativeId }
  | Measuring
  /** What the one that acts does to this enemy. */
  | { readonly kind: 'deed'; readonly enemy: OperativeId };

/** Onto which floor somebody is put down, where there are several. */
export type Level = 'top' | 'ground';

export interface BoardHand {
  readonly doing: Doing | null;
  readonly start: (doing: Doing | null) => void;
  readonly level: Level;
  readonly setLevel: (level: Level) => void;
  /** Who acts has no place, and is not to be put down now. */
  readonly later: boolean;
}

export const HandContext = createContext<BoardHand>({
  doing: null,
  start: () => undefined,
  level: 'top',
  setLevel: () => undefined,
  later: false,
});

/** What is being done on the board. */
export const useHand = (): BoardHand => useContext(HandContext);
