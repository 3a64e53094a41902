import { chanceOf } from './faces.ts';

/** A model that must test its nerve: lowest face of a pass, added to the die, inches of speed, inches to its nearest edge. */
export interface NerveTest {
  readonly nerve: number;
  readonly mod: number;
  readonly speed: number;
  readonly edge: number;
  readonly down: boolean;
}

/** Chances to pass, to fall back and stay in play, and to leave the table. */
export interface NerveOdds {
  readonly pPass: number;
  readonly pFallback: number;
  readonly pRemoved: number;
}

const MEASURED = 1e-6;

/** Whether a fallback ends at the edge: twice its speed, once when it has to stand up first. Source: V-70, V-73, V-74. */
export const reachesEdge = ({ speed, edge, down }: Pick<NerveTest, 'speed' | 'edge' | 'down'>): boolean =>
  edge <= (down ? speed : 2 * speed) + MEASURED;

/** What comes of a nerve test: at the edge a second one decides whether it stays. Source: V-13, V-67, V-70, V-73, V-74. */
export function nerveOdds(test: NerveTest): NerveOdds {
  const pPass = chanceOf(test.nerve, test.mod);
  const fails = 1 - pPass;
  if (!reachesEdge(test)) return { pPass, pFallback: fails, pRemoved: 0 };
  return { pPass, pFallback: fails * pPass, pRemoved: fails * fails };
}
