import { NO_RULES, type OddsRules } from './shot.ts';

/** A rule as it is printed on a weapon. */
export interface PrintedRule {
  readonly id: string;
  readonly params: Record<string, unknown>;
}

/** The rules printed on a weapon as the odds know them. `uncounted`: those that move no number here, as printed. */
interface ReadRules {
  readonly rules: OddsRules;
  readonly uncounted: readonly PrintedRule[];
}

/** How a rule joins the others: the rules with it. `x`: the number printed on it, 0: none. */
type Joining = (rules: OddsRules, x: number) => Partial<OddsRules>;

const SHARED: Readonly<Record<string, Joining>> = {
  accurate: ({ accurate }, x) => ({ accurate: accurate === 0 ? x : Math.max(2, accurate, x) }),
  balanced: () => ({ balanced: true }),
  brutal: () => ({ brutal: true }),
  ceaseless: () => ({ ceaseless: true }),
  devastating: ({ devastating }, x) => ({ devastating: Math.max(devastating, x) }),
  hot: () => ({ hot: true }),
  lethal: ({ lethal }, x) => ({ lethal: lethal === 0 ? x : Math.min(lethal, x) }),
  punishing: () => ({ punishing: true }),
  relentless: () => ({ relentless: true }),
  rending: () => ({ rending: true }),
  severe: () => ({ severe: true }),
  stun: () => ({ stun: true }),
};

const JOININGS: Readonly<Record<'shoot' | 'fight', ReadonlyMap<string, Joining>>> = {
  shoot: new Map(
    Object.entries<Joining>({
      ...SHARED,
      piercing: ({ piercing }, x) => ({ piercing: Math.max(piercing, x) }),
      piercingCrits: ({ piercingCrits }, x) => ({ piercingCrits: Math.max(piercingCrits, x) }),
      saturate: () => ({ saturate: true }),
    }),
  ),
  fight: new Map(Object.entries<Joining>({ ...SHARED, shock: () => ({ shock: true }) })),
};

/**
 * Reads the rules of a weapon, whatever rules there are; a rule that stands on it twice counts once, by its better number (Accurate: at
 * least 2). Lethal keeps its printed number, also where Hit is higher.
 */
export function oddsRulesOf(uses: readonly PrintedRule[], kind: 'shoot' | 'fight'): ReadRules {
  const joinings = JOININGS[kind];
  const rules = uses.reduce<OddsRules>((before, { id, params }) => {
    const x = params['x'];
    return { ...before, ...joinings.get(id)?.(before, typeof x === 'number' ? x : 0) };
  }, NO_RULES);
  return { rules, uncounted: uses.filter(({ id }) => !joinings.has(id)) };
}
