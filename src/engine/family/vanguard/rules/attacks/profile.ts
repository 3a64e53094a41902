/** The numbers of an attack: dice, n+ to hit, AP, wounds of a hit that is not saved (V-05). */
export interface Profile {
  readonly dice: number;
  readonly hit: number;
  readonly ap: number;
  readonly damage: number;
}
