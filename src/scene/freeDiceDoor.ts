import { createContext, useContext } from 'react';
import type { FreeRollKind } from '../engine/dice/freeRoll.ts';

/** The dice for the table as they are opened: which, and for what; null: not said. */
export interface FreeDiceAsked {
  readonly kind: FreeRollKind;
  readonly why: string | null;
  /** How many numbered things there are to draw from, at first; absent: no list of numbers. */
  readonly numbered?: number;
}

/** Opens the dice for the table over whatever is shown; null: there are none here. `app` provides it. */
export const FreeDiceDoor = createContext<((asked: FreeDiceAsked | null) => void) | null>(null);

/** What opens the dice for the table; null: the screen stands in no battle. */
export const useFreeDiceDoor = () => useContext(FreeDiceDoor);
