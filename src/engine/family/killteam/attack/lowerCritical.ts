import type { Thresholds } from '../model/pool.ts';

/** Lethal: crits from `face` on, yet never below Hit; the same reference when crits begin as low already. */
export const lowerCritical = (thresholds: Thresholds, face: number): Thresholds => {
  const critical = Math.max(face, thresholds.hit);
  return critical < thresholds.critical ? { ...thresholds, critical } : thresholds;
};
