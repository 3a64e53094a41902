import { createContext, useContext } from 'react';
import type { Moved } from '../../engine/family/vanguard/model/facts.ts';

/** How a model is seen, as the table marks it. */
export interface Marks {
  readonly seen: readonly string[];
  readonly inCover: readonly string[];
  readonly obscured: readonly string[];
  /** Of whom something else is so. */
  readonly ticked: readonly string[];
}

export const NO_MARKS: Marks = { seen: [], inCover: [], obscured: [], ticked: [] };

/** What has been begun and not said yet: marks of the open question, what a move came to; and why the last thing was refused. */
export interface FoeDesk {
  readonly marks: Marks;
  readonly setMarks: (marks: Marks) => void;
  /** Null: nothing out of the way. */
  readonly moved: Moved | null;
  readonly setMoved: (moved: Moved | null) => void;
  readonly refused: string | null;
  readonly tell: (refused: string | null) => void;
}

/** `FoeTurn` provides it around the panel and its bar. */
export const FoeDeskContext = createContext<FoeDesk | null>(null);

/** What has been begun, below a turn of the side that plays itself; without it it is a bug to ask. */
export function useFoeDesk(): FoeDesk {
  const desk = useContext(FoeDeskContext);
  if (desk === null) throw new Error('the component stands in no turn of a side that plays itself');
  return desk;
}
