/**
 * What a cover line meets on its way, `toTarget` and `toShooter` inches away (K-65). `passes`: it runs above or underneath;
 * `rampart`, `gapUnder`: underneath counts all the same (C-05, C-54); `floor`, `lower`: of the feature whose Vantage Point the
 * target stands on (K-70); `tall`: taller than the target; `inSight`: of a base, the shooter sees whose it is.
 */
export interface Crossing {
  readonly kind: 'heavy' | 'light' | 'base' | 'insignificant';
  readonly toTarget: number;
  readonly toShooter: number;
  readonly inSight?: boolean | undefined;
  readonly floor?: boolean | undefined;
  readonly lower?: boolean | undefined;
  readonly tall?: boolean | undefined;
  readonly passes?: 'through' | 'above' | 'below' | undefined;
  readonly rampart?: boolean | undefined;
  readonly gapUnder?: boolean | undefined;
}

/** What a book says of cover and of being obscured. */
export interface SightRules {
  /** Bases of others give cover (K-66); Lite does not mention them (L-19). */
  readonly basesCover: boolean;
  /** What obscures: Heavy parts (K-67), or whatever is taller than the target (L-18). */
  readonly obscures: 'heavy' | 'tall';
}

/** Core rules: bases cover, Heavy obscures. */
export const CORE_SIGHT: SightRules = { basesCover: true, obscures: 'heavy' };
/** The Lite sheet; `withCore`: with the core rules for what it leaves out. */
export const liteSight = (withCore: boolean): SightRules => ({ basesCover: withCore, obscures: 'tall' });

/** Where the two stand: inches between them, floors, and what the cover lines meet. */
export interface SightLine {
  readonly gap: number;
  readonly crossings: readonly Crossing[];
  readonly shooterOnVantage: boolean;
  /** Inches the target's floor is below the shooter's. */
  readonly lowerBy: number;
  readonly targetOnVantage: boolean;
}

/** What the target has of its place. `hides`: its cover keeps it from being chosen on Conceal. */
export interface Sighted {
  readonly cover: boolean;
  readonly obscured: boolean;
  readonly hides: boolean;
}

const TOLERANCE = 1e-6;
const NEAR = 1;
const FAR = 2;

const within = (distance: number, inches: number): boolean => distance <= inches + TOLERANCE;

/** A line above a part does not cross it, nor one below but under a rampart or through a small gap (C-03, C-05, C-54). */
const isMet = ({ passes = 'through', rampart, gapUnder }: Crossing): boolean =>
  passes === 'through' || (passes === 'below' && (rampart === true || gapUnder === true));

const counts = (crossing: Crossing, { targetOnVantage }: SightLine): boolean => {
  const ownFeature = targetOnVantage && (crossing.floor === true || crossing.lower === true);
  return crossing.kind !== 'insignificant' && isMet(crossing) && !ownFeature;
};

/** K-66: within 1" of the target, more than 2" between the two; a base only if the shooter sees whose it is. */
const covers = ({ basesCover }: SightRules, { kind, toTarget, inSight = true }: Crossing): boolean =>
  within(toTarget, NEAR) && (kind !== 'base' || (basesCover && inSight));

/** K-67, C-02: more than 2" from the target; what is within 1" of the shooter does not count, crossing by crossing. */
const obscures = (rules: SightRules, { kind, tall, toTarget, toShooter }: Crossing): boolean => {
  const high = rules.obscures === 'heavy' ? kind === 'heavy' : kind !== 'base' && tall === true;
  return high && !within(toTarget, FAR) && !within(toShooter, NEAR);
};

/** K-69: seen from a Vantage Point at least 2" higher, only Heavy cover hides somebody on Conceal. */
const seenFromAbove = ({ shooterOnVantage, lowerBy }: SightLine): boolean => shooterOnVantage && within(FAR, lowerBy);

/** What the lines between the two come to (K-63 to K-70, C-01 to C-05; L-18 to L-20). Inches; every answer is by measured facts alone. */
export function sighted(rules: SightRules, line: SightLine): Sighted {
  const met = line.crossings.filter((crossing) => counts(crossing, line));
  const covering = within(line.gap, FAR) ? [] : met.filter((crossing) => covers(rules, crossing));
  const hiding = seenFromAbove(line) ? covering.filter(({ kind }) => kind === 'heavy') : covering;
  return {
    cover: covering.length > 0,
    obscured: met.some((crossing) => obscures(rules, crossing)),
    hides: hiding.length > 0,
  };
}
