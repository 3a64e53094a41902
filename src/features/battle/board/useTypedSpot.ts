import { useHalfDone } from '../../../scene/useHalfDone.ts';

/** A place on the board as it is typed: how far from the left edge and from the near one, in inches. */
export interface TypedSpot {
  readonly left: string;
  readonly near: string;
}

const NOTHING: TypedSpot = { left: '', near: '' };

/** What is typed of a place for something, kept until the battle goes on. */
export const useTypedSpot = (what: string) => useHalfDone<TypedSpot>(`spot ${what}`, NOTHING);
