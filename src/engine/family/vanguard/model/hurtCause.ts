/** By what a model is hurt outside an attack (V-63). `other`: the players know. */
export const HURT_CAUSES = ['fall', 'terrain', 'scenario', 'other'] as const;
export type HurtCause = (typeof HURT_CAUSES)[number];
