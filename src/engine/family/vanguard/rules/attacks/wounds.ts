import type { Profile } from './profile.ts';

/** What has come of an attack at one target. */
export interface Struck {
  readonly hits: number;
  readonly saved: number;
  /** Mortal wounds beside the hits. */
  readonly mortal: number;
}

/** Wounds of each mortal wound (V-62). */
const MORTAL_DAMAGE = 1;

/** Wounds of an attack: its D for each hit not saved (V-57), one for each mortal wound, which no armour stops (V-62). */
export const woundsOf = ({ d }: Pick<Profile, 'd'>, { hits, saved, mortal }: Struck): number =>
  (hits - saved) * d + mortal * MORTAL_DAMAGE;
