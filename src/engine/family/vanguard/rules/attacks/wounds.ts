/** What has come of an attack at one target. */
export interface Struck {
  readonly hits: number;
  readonly saved: number;
  /** Wounds of each hit that is not saved. */
  readonly damage: number;
  /** Mortal wounds beside them. */
  readonly mortal: number;
}

/** Wounds of each mortal wound (V-62). */
const MORTAL_DAMAGE = 1;

/** Wounds of an attack: its D for each hit not saved (V-57), one for each mortal wound, which no armour stops (V-62). */
export const woundsOf = ({ hits, saved, damage, mortal }: Struck): number =>
  (hits - saved) * damage + mortal * MORTAL_DAMAGE;
