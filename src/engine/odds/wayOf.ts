import type { ByGrade, RerollWay } from '../log/advice.ts';

/** The way that re-rolls so many dice of each grade; null: there is none. */
export const wayOf = (ways: readonly RerollWay[], { fail, normal, critical }: ByGrade): RerollWay | null =>
  ways.find(({ grades }) => grades.fail === fail && grades.normal === normal && grades.critical === critical) ?? null;
