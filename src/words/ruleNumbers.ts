/** What a weapon rule's name shows: its number, its distance, the one move it allows. */
export interface RuleNumbers {
  readonly x: number;
  readonly inches: number | null;
  readonly only: string | null;
}

type RuleParams = Readonly<Record<string, unknown>>;

const numberAt = (params: RuleParams, key: string): number | null => {
  const value = params[key];
  return typeof value === 'number' ? value : null;
};

/** Reads the parameters of a weapon rule as a pack writes them; a missing number is 0. */
export const ruleNumbers = (params: RuleParams): RuleNumbers => ({
  x: numberAt(params, 'x') ?? 0,
  inches: numberAt(params, 'inches'),
  only: typeof params['only'] === 'string' ? params['only'] : null,
});
