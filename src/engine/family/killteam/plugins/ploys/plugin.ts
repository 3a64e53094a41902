import * as z from 'zod/mini';
import { addCp } from '../../flow/evolve/change.ts';
import type { Handlers, Plugin } from '../../rules/plugin.ts';
import { heldStep } from '../../tables/heldStep.ts';
import { type Ploy, ployWith } from '../../tables/ploy.ts';
import { usePloy } from './decide.ts';
import { ployMoments } from './moments.ts';
import { ployModule } from './task.ts';
import { ploysView } from './view.ts';

declare module '../../model/state.ts' {
  interface PluginSlices {
    /** The ploys of each side, as its kill team has them. */
    ploys: Record<string, Ploy[]>;
    /** Those that each side has used in this turning point. */
    ploysUsed: Record<string, string[]>;
  }
}

const handlers: Partial<Handlers> = {
  ployUsed: (state, { side, ploy, cp }) => ({
    ...addCp(state, side, -cp),
    ploysUsed: { ...state.ploysUsed, [side]: [...(state.ploysUsed?.[side] ?? []), ploy] },
  }),
  turningPointBegan: (state) => (state.ploysUsed === undefined ? state : { ...state, ploysUsed: {} }),
};

/** Ploys of kill teams (K-21, K-22): rows of packs, each once in a turning point. Strategic ones are said in their step. */
export const ploys: Plugin = {
  id: 'ploys',
  slice: {
    shape: {
      ploys: z.optional(z.record(z.string(), z.array(ployWith(heldStep)))),
      ploysUsed: z.optional(z.record(z.string(), z.array(z.string()))),
    },
    initial: () => ({}),
  },
  deciders: { usePloy },
  tasks: { ploy: ployModule },
  handlers,
  hooks: ployMoments,
  views: { ploys: ploysView },
};
