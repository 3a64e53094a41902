/** A count with its noun; in French 0 and 1 are singular. */
export const plural = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;
