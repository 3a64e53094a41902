import { createContext, type ReactNode, useContext } from 'react';
import type { Command } from '../../engine/family/killteam/model/command.ts';
import type { Tick } from '../../engine/view/dueTick.ts';
import type { Outlook } from '../../engine/advisor/outlook.ts';
import type { MoveId } from '../../engine/family/killteam/rules/killTeamRules.ts';
import type { Operative } from '../../engine/family/killteam/model/operative.ts';
import type { ActionId, OperativeId, PlayerId } from '../../engine/core/ids.ts';
import type { Scene } from '../../scene/useScene.ts';
import type { KillTeamRefusal } from '../../state/battle/killTeam.ts';
import type { Choice } from '../../ui/ChoiceList.tsx';
import type { CardView } from './view/cardView.ts';
import type { Pick as Picked } from './view/picking.ts';

/**
 * What lies over the table. `why`: an action that is impossible now; `aim`: a target that is; `compare`: attacks by their
 * odds; `table`: all that can be set by hand, shown from the battle itself on or from the mission; `cp`: what command points buy; `scenario`: an action of the scenario, what it is and why it cannot be done; `holds`: what holds now, by one source or all.
 */
export type Sheet =
  | { readonly kind: 'operative'; readonly id: OperativeId }
  | { readonly kind: 'why'; readonly action: ActionId }
  | { readonly kind: 'scenario'; readonly action: string }
  | { readonly kind: 'aim'; readonly target: OperativeId }
  | { readonly kind: 'compare' }
  | { readonly kind: 'move'; readonly move: MoveId; readonly operative: OperativeId }
  | { readonly kind: 'actions' }
  | { readonly kind: 'cp' }
  | { readonly kind: 'table'; readonly at?: 'battle' }
  | { readonly kind: 'holds'; readonly source: string | null }
  | { readonly kind: 'board' }
  | { readonly kind: 'save' }
  | { readonly kind: 'menu' };

/**
 * A sentence above the bar, until the next act. `moved`: how far that move goes and by what rules; `credit`: who brought
 * this enemy down is asked beside it.
 */
export type Notice =
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'moved'; readonly move: MoveId; readonly operative: OperativeId }
  | { readonly kind: 'credit'; readonly operative: OperativeId };

/** The enemy that its tables play. `activate`: the next one, or this one; `panel`: what is shown while one is due. */
export interface EnemyDesk {
  readonly activate: (operative: OperativeId | null) => Promise<KillTeamRefusal | null>;
  readonly panel: ReactNode;
  /** What of its ways is set at the table, among what is set by hand: whom it wants most. */
  readonly targets: ReactNode;
}

/** What the odds add to the choice of a weapon and a target, while one is made. */
export interface Figures {
  /** How the cards of targets of the chosen weapon look with them. */
  readonly cards: Readonly<Record<OperativeId, Partial<CardView>>>;
  /** The same in short, for targets that are no cards: chance, wounds. */
  readonly targets: Readonly<Record<OperativeId, { readonly odds: readonly string[]; readonly sentence: string }>>;
  /** For each weapon at its best target. */
  readonly weapons: Readonly<Record<string, Pick<Choice, 'number' | 'numberNote' | 'numberSpoken'>>>;
  /** Every attack in reach, the best first. */
  readonly outlooks: readonly Outlook[];
}

/** The screen's own state: what is chosen, opened and said on it; and what its acts do in the scene as it stands. */
export interface Desk {
  readonly scene: Scene;
  /** Who acts now; null between activations and while the tray asks. */
  readonly actor: Operative | null;
  readonly pick: Picked | null;
  readonly setPick: (pick: Picked | null) => void;
  /** Null: no attack is being chosen, or the odds are switched off or have not come. */
  readonly figures: Figures | null;
  readonly showFigures: (figures: Figures | null) => void;
  readonly sheet: Sheet | null;
  readonly openSheet: (sheet: Sheet | null) => void;
  /** Whose wounds are being picked. */
  readonly woundsOf: OperativeId | null;
  readonly pickWounds: (operative: OperativeId | null) => void;
  /** Begins a move on the board that is shown; false: none is, or who acts has no place there. */
  readonly walks: (move: MoveId) => boolean;
  /** A board that is shown says how; null: it is shown no more. */
  readonly walkOn: (walk: ((move: MoveId) => boolean) | null) => void;
  readonly notice: Notice | null;
  readonly tell: (notice: Notice | null) => void;
  /** Opens what an operative can use beyond its card, null: the strategic ploys; absent: the screen has no place for it. */
  readonly onTraits?: ((operative: OperativeId | null) => void) | undefined;
  /** Absent: enemies are played by hand. */
  readonly enemy?: EnemyDesk | undefined;
  /** What is to be known while both sides are put down on a board; absent: nothing. */
  readonly setUp?: ReactNode;
  /** Takes the last command back. False: there is none, or another tab writes. */
  readonly undo: () => boolean;
  /** Carries a command out; a refusal is told. True: done. */
  readonly act: (command: Command) => boolean;
  /** What the mission counts as done by now, until it is ticked or passed. */
  readonly due: Tick | null;
  readonly passDue: () => void;
  readonly player: PlayerId | null;
  readonly showPlayer: (player: PlayerId | null) => void;
  readonly sideShown: 'left' | 'right';
  readonly showSide: (side: 'left' | 'right') => void;
}

export const DeskContext = createContext<Desk | null>(null);

/** The desk of the battle screen. Throws outside of it (a bug). */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('no battle desk around this part');
  return desk;
}
