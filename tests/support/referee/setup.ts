/**
 * An attack as it lies on the table, in the referee's own words: nothing here comes from the engine. Distances in inches,
 * wounds in wounds.
 */
export interface Rule {
  readonly name: string;
  readonly x?: number;
  /** Of a Devastating that reaches further than its target; null: the target alone. */
  readonly inches?: number | null;
  /** The one move that Heavy allows; null: none. */
  readonly only?: string | null;
}

/** `hit`: the number that replaces the bearer's own, or how much its attack dice count more. `shots`: left; null: not counted. */
export interface Arm {
  readonly id: string;
  readonly ranged: boolean;
  readonly attacks: number;
  readonly hit: { readonly own: true } | { readonly set: number } | { readonly shift: number };
  readonly normal: number;
  readonly critical: number;
  readonly rules: readonly Rule[];
  readonly shots: number | null;
}

export type Side = 'retinue' | 'enemy';

/** Somebody on the board. `better`: pips by which a passing effect improves Hit and Save. */
export interface Figure {
  readonly id: string;
  readonly side: Side;
  readonly hit: number;
  readonly save: number;
  readonly wounds: number;
  readonly most: number;
  readonly concealed: boolean;
  readonly better: { readonly hit: number; readonly save: number };
  readonly height: number;
  readonly onVantage: boolean;
  readonly inStronghold: boolean;
  readonly cannotRetaliate: boolean;
  /** Its save is not reduced by Piercing. */
  readonly unpierced: boolean;
  readonly arms: readonly Arm[];
  /** Uses so far of its Limited weapons. */
  readonly used: Readonly<Record<string, number>>;
}

/** What the table says about a shot at somebody. */
export interface Seen {
  readonly visible: boolean;
  readonly inRange: boolean;
  readonly cover: boolean;
  readonly coverIsLight: boolean;
  readonly obscured: boolean;
  /** Cover and obscured come from one feature: which of them its target takes. */
  readonly oneFeature: 'no' | 'cover' | 'obscured';
}

export interface Setup {
  readonly edition: 'kt3' | 'acolyte';
  readonly action: 'shoot' | 'fight';
  readonly attacker: string;
  readonly target: string;
  readonly arm: string;
  readonly figures: readonly Figure[];
  /** Pairs within each other's control range, the retinue's first. */
  readonly engaged: readonly (readonly [string, string])[];
  readonly seen: Readonly<Record<string, Seen>>;
  readonly cp: number;
  /** A move made earlier in the activation. */
  readonly moved: 'dash' | 'reposition' | null;
}

export const hasRule = (arm: Arm, name: string): boolean => arm.rules.some((rule) => rule.name === name);

/** The largest number that a rule of the weapon has (A6: of several, choose one); 0 without it. */
export const bestOf = (arm: Arm, name: string): number =>
  Math.max(0, ...arm.rules.filter((rule) => rule.name === name).map(({ x = 0 }) => x));
