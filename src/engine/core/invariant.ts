/** Throws when the program itself is wrong. Never used for what a player or a file may do. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant: ${message}`);
}

/** The value, or a thrown bug when it is absent. */
export function present<T>(value: T | null | undefined, message: string): T {
  invariant(value !== null && value !== undefined, message);
  return value;
}
