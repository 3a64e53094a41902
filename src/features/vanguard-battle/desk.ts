import { createContext, useContext } from 'react';
import type { FoeCommand } from '../../engine/plugins/foes/command.ts';
import type { Moved } from '../../engine/family/vanguard/model/facts.ts';
import type { ActView } from '../../engine/family/vanguard/view/vanguardView.ts';
import type { Laying } from '../../forms/board/laying.ts';
import type { VanguardScene } from '../../scene/useVanguardScene.ts';

export type MoveAct = 'walk' | 'run' | 'charge';

/**
 * A move on the board: whither, null: that is still to be said; `target` of a charge; `dragged`: a finger drags it, and the map stays
 * as it is. `drawn`: its way is drawn by hand, straight to each of these corners in turn; `before`: what they were before each change;
 * `held`: a drag of one of them lasts.
 */
export interface WayPicked {
  readonly kind: 'way';
  readonly action: MoveAct | 'fallback';
  readonly push: boolean;
  readonly target: string | null;
  readonly spot: { readonly x: number; readonly y: number } | null;
  readonly dragged?: true;
  readonly drawn?: readonly { readonly x: number; readonly y: number }[];
  readonly before?: readonly (readonly { readonly x: number; readonly y: number }[])[];
  readonly held?: true;
}

/**
 * What is being chosen on the table. `act`: the act that still needs a target; `dice`: how its dice are split, by model, in
 * the order in which they were tapped, null: all on one; `move`: what came of a move, `again` when it has been logged as a
 * plain one and is made anew; `flight`: of a fallback, how far its edge is and whom it leaves; `way`: a move on the board; `put`: who is put down on it, `spot`: where, by keys or while a drag lasts, until it is; `turn`: how
 * an oval base is turned, in degrees; `lay`: which marker of it lies elsewhere.
 */
export type Picked =
  | { readonly kind: 'attack'; readonly act: ActView; readonly dice: ReadonlyMap<string, number> | null }
  | { readonly kind: 'charge'; readonly act: ActView }
  | {
      readonly kind: 'move';
      readonly action: MoveAct;
      readonly push: boolean;
      readonly mover: string;
      readonly target: string | null;
      readonly again: boolean;
      readonly moved: Moved;
    }
  | { readonly kind: 'flight'; readonly edge: number; readonly left: readonly string[] }
  | { readonly kind: 'again' | 'followUp' }
  | WayPicked
  | Laying
  | {
      readonly kind: 'put';
      readonly model: string;
      readonly spot?: { readonly x: number; readonly y: number };
      readonly turn?: number;
    };

/** A sheet over the table: a model, why the board has it for no target, why an act cannot be done, `anyway`: which can be all the same, the table by hand, the boards, command points, points, the way elsewhere. */
export type Sheet =
  | { readonly kind: 'model' | 'aim'; readonly id: string }
  | { readonly kind: 'why'; readonly title: string; readonly text: string; readonly anyway?: ActView }
  | { readonly kind: 'table' | 'board' | 'cp' | 'points' | 'menu' | 'save' };

/** A sentence above the bar, until the battle goes on. `more`: what its button chooses. */
export interface Notice {
  readonly text: string;
  readonly more: Picked | null;
}

/** The screen's own state, and what its acts do in the battle as it stands. */
export interface Desk {
  readonly scene: VanguardScene;
  /** The battle has a board, and it is shown: moves are chosen on it. */
  readonly onMap: boolean;
  readonly pick: Picked | null;
  readonly setPick: (pick: Picked | null) => void;
  readonly sheet: Sheet | null;
  readonly openSheet: (sheet: Sheet | null) => void;
  readonly woundsOf: string | null;
  readonly pickWounds: (model: string | null) => void;
  readonly notice: Notice | null;
  readonly tell: (notice: Notice | null) => void;
  /** Carries a command out; a refusal is told. True: done. */
  readonly act: (command: FoeCommand) => boolean;
  readonly sideShown: 'left' | 'right';
  readonly showSide: (side: 'left' | 'right') => void;
}

/** What is said of a target beside its armour; null: nothing. */
export const TargetNotes = createContext<(model: string) => string | null>(() => null);

export const DeskContext = createContext<Desk | null>(null);

/** The desk of the table. Throws outside of it (a bug). */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('no table around this part');
  return desk;
}
