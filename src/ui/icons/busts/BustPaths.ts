/** One bust on a 100 grid: shoulders and face are hatched, the gear is solid. */
export type BustPaths = { readonly shoulders: string; readonly face: string; readonly gear: string };
