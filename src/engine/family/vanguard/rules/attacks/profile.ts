/** The numbers of an attack: dice, n+ to hit, AP, wounds of each hit that is not saved (V-05). */
export interface Profile {
  readonly dice: number;
  readonly hit: number;
  readonly ap: number;
  readonly d: number;
}
