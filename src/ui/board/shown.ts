import type { CardState } from '../OperativeCard.tsx';
import type { SideColour } from '../side.ts';

/** A place on the board, in inches from its left and from its near edge. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * How a part of a piece is drawn: what blocks (`heavy`, with hatch), an outline (`light`), a floor to stand on (`plate`), rungs,
 * a door shut or open, something that never counts (`dotted`), anything else (`plain`).
 */
export type PartKind = 'heavy' | 'light' | 'plate' | 'ladder' | 'door' | 'openDoor' | 'dotted' | 'plain';

export interface PartShown {
  readonly id: string;
  readonly kind: PartKind;
  readonly corners: readonly Spot[];
}

/** A height written on a piece, in the middle of a box. `high`: in inches. */
export interface HeightShown {
  readonly id: string;
  readonly high: number;
  readonly from: Spot;
  readonly to: Spot;
}

/** What a zone is for; `side` null: either. */
export interface ZoneShown {
  readonly id: string;
  readonly kind: 'drop' | 'entry' | 'marker' | 'area';
  readonly side: SideColour | null;
  readonly name: string;
  readonly corners: readonly Spot[];
}

/** A picture of the table as seen from above, its far edge on top. `strength`: 0 to 1. */
export interface PhotoShown {
  readonly href: string;
  readonly strength: number;
}

/** A door that can be tapped. `sentence`: what it is, whether it is open, where. */
export interface DoorShown {
  readonly id: string;
  readonly at: Spot;
  readonly sentence: string;
}

/** The table without anybody on it, in inches. The parts from the ground up. */
export interface GroundShown {
  readonly width: number;
  readonly depth: number;
  readonly parts: readonly PartShown[];
  readonly heights: readonly HeightShown[];
  readonly zones: readonly ZoneShown[];
}

/** An oval base: half its length and half its width in inches, its length so many degrees from the left edge to the right. */
export interface OvalShown {
  readonly long: number;
  readonly wide: number;
  readonly turn: number;
}

/** Somebody on the board. */
export interface TokenShown {
  readonly id: string;
  readonly side: SideColour;
  readonly at: Spot;
  /** Of its base, in inches; of an oval one half its length. */
  readonly radius: number;
  readonly oval?: OvalShown | undefined;
  readonly wounds: string;
  readonly state: CardState;
  readonly injured: boolean;
  readonly conceal: boolean;
  readonly name: string;
  /** Below the name: its chance as a target. */
  readonly figure?: string | undefined;
  /** Waits to be tapped. */
  readonly offered?: boolean | undefined;
  /** Cannot be tapped to any purpose while something is being chosen. */
  readonly dimmed?: boolean | undefined;
  /** What is known of it without measuring, as one sentence. */
  readonly sentence: string;
  /** The same with all that is about it, measured when it is asked; absent: there is nothing more. */
  readonly tells?: (() => string) | undefined;
}
