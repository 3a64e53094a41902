/** Rows of tables that mean that nothing happens. */
export const NOTHING_TO_DO: ReadonlySet<string> = new Set([]);

/** Why the table does a part of these rows by hand, by the id of the row. */
export const BY_HAND: Readonly<Record<string, string>> = {};
