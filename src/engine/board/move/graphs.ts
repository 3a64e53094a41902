import { onceFor } from '../../core/once.ts';
import { type Graph, graphOf } from './graph.ts';
import type { Ground } from './ground.ts';

/** The graph of a board as a base goes on it: made once, when a way is first looked for. */
export const graphOn: (ground: Ground) => Graph = onceFor(graphOf);
