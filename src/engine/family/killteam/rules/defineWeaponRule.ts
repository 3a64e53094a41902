import type * as z from 'zod/mini';
import { WINDOWS, type Hooks, type Moment, type Window, type Windows } from './windows.ts';

/** A weapon rule as its module writes it. `source`: where the printed rule stands. */
interface WeaponRuleDefinition<Params> {
  readonly id: string;
  readonly source: string;
  readonly params: z.ZodMiniType<Params>;
  /** Its user may leave it. */
  readonly may?: true;
  readonly hooks: Hooks<Params>;
}

/** A weapon rule as a ruleset keeps it: parameters are parsed by the rule's own schema, nothing is cast. */
export interface WeaponRule {
  readonly id: string;
  readonly source: string;
  readonly windows: readonly Window[];
  /** Its user may leave it. */
  readonly may: boolean;
  readonly accepts: (params: unknown) => { readonly ok: true } | { readonly ok: false; readonly message: string };
  /** The value after the rule spoke; the same reference when it stayed quiet or has no hook there. */
  readonly speak: <W extends Window>(
    window: W,
    value: Windows[W],
    use: { params: unknown; moment: Moment },
  ) => Windows[W];
}

/** Parses the parameters of each use once: a card keeps the same object through a battle. Throws for those that are refused. */
function parsedOnce<Params>(schema: z.ZodMiniType<Params>): (params: unknown) => Params {
  const known = new WeakMap<object, Params>();
  return (params) => {
    if (typeof params !== 'object' || params === null) return schema.parse(params);
    const found = known.get(params);
    if (found !== undefined) return found;
    const parsed = schema.parse(params);
    known.set(params, parsed);
    return parsed;
  };
}

/** Checks nothing at load but that hooks fit their windows: the compiler does. */
export function defineWeaponRule<Params>(definition: WeaponRuleDefinition<Params>): WeaponRule {
  const { id, source, params: schema, hooks, may = false } = definition;
  const parse = parsedOnce(schema);
  return {
    id,
    source,
    may,
    windows: WINDOWS.filter((window) => hooks[window] !== undefined),
    accepts: (params) => {
      const parsed = schema.safeParse(params);
      return parsed.success
        ? { ok: true }
        : { ok: false, message: parsed.error.issues.map((i) => i.message).join('; ') };
    },
    speak: (window, value, { params, moment }) => {
      const hook = hooks[window];
      if (hook === undefined) return value;
      return hook(value, parse(params), moment);
    },
  };
}
