import * as z from 'zod/mini';
import type { Plugin } from '../../family/killteam/rules/plugin.ts';
import { rollFree } from './decide.ts';

declare module '../../family/killteam/model/state.ts' {
  interface PluginSlices {
    /** How often the table rolled for its own reasons; absent: never. */
    freeRolls: number;
  }
}

/** Dice for the table: whatever it wants to roll beside what the rules ask for. */
export const freeDice: Plugin = {
  id: 'freeDice',
  slice: { shape: { freeRolls: z.optional(z.int().check(z.minimum(0))) }, initial: () => ({}) },
  deciders: { rollFree },
  handlers: { freeRolled: (state) => ({ ...state, freeRolls: (state.freeRolls ?? 0) + 1 }) },
};
