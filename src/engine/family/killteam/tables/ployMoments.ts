/**
 * When a tactical ploy is used (K-22). `any`: whenever its side wants to; `activation`: in the activation of a friend; asked for
 * when it comes: a friend is shot at (`targeted`) or fought (`attacked`), is about to go down (`goesDown`), has shot (`shot`) or
 * charged (`charged`).
 */
export const PLOY_MOMENTS = ['any', 'activation', 'targeted', 'attacked', 'goesDown', 'shot', 'charged'] as const;
export type PloyMoment = (typeof PLOY_MOMENTS)[number];

/** Moments that are asked for when they come. */
export type AskedMoment = Exclude<PloyMoment, 'any' | 'activation'>;
export const ASKED_MOMENTS: readonly AskedMoment[] = ['targeted', 'attacked', 'goesDown', 'shot', 'charged'];
