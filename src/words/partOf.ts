/** Kinds of answers that are named by what was asked. */
export const DECIDES: ReadonlySet<string> = new Set(['faces', 'counts', 'pick']);

/** The first name whose key is among the parts (of a request's id, `turn.activation.action.sequence.step`); null: none is. */
export const partOf = (names: Readonly<Record<string, string>>, parts: readonly string[]): string | null =>
  Object.entries(names).find(([key]) => parts.includes(key))?.[1] ?? null;
