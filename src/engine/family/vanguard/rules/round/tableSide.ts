/** What of a scenario belongs to a side of its map: edges to fall back to, objectives near a side, and what each is worth to whom. */
export interface MapSides {
  readonly edges: Readonly<Record<string, string[]>>;
  readonly objectives: readonly { readonly near: string | null; readonly worth: Readonly<Record<string, number>> }[];
}

/** Values by side, each given to the other side. */
const swappedBy = <T>(by: Readonly<Record<string, T>>, other: (side: string) => string): Record<string, T> =>
  Object.fromEntries(Object.entries(by).map(([side, value]) => [other(side), value]));

/**
 * The scenario when both sides change places on its map: edges (V-70), what is near whom (V-84), and points (V-86) go with the
 * side of the table that whoever wins the roll has chosen (V-80).
 */
export function swappedSides<S extends MapSides>(scenario: S, [one, another]: readonly [string, string]): S {
  const other = (side: string): string => {
    if (side === one) return another;
    return side === another ? one : side;
  };
  return {
    ...scenario,
    edges: swappedBy(scenario.edges, other),
    objectives: scenario.objectives.map((each) => ({
      ...each,
      near: each.near === null ? null : other(each.near),
      worth: swappedBy(each.worth, other),
    })),
  };
}
