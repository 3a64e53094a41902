import { HARM_DAMAGE } from '../../../../core/roundsBook.ts';
import { woundsOf } from './wounds.ts';

/** What hurts a model outside an attack: hits, and mortal wounds beside them (V-63). */
export interface Harm {
  readonly hits: number;
  readonly mortal: number;
}

/** Wounds of it: one for each hit that is not saved, and the mortal ones, which nothing stops (V-62, V-63, X-46). Recovery follows as after an attack. */
export const harmWounds = ({ hits, mortal }: Harm, saved: number): number =>
  woundsOf({ d: HARM_DAMAGE }, { hits, saved, mortal });
