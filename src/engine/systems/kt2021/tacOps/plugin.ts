import * as z from 'zod/mini';
import type { Plugin } from '../../../family/killteam/rules/plugin.ts';
import { chosenByTables } from './byTables.ts';
import { chooseTacOps } from './decide.ts';
import { tacOpsState } from './state.ts';
import { tacOpsView } from './view.ts';

/** Tac ops: chosen in secret before the battle, revealed in their step (K-23), scored with the mission. */
export const tacOps: Plugin = {
  id: 'tacOps',
  slice: { shape: { tacOps: z.optional(tacOpsState) }, initial: () => ({}) },
  deciders: { chooseTacOps },
  handlers: {
    tacOpsChosen: (state, { side, tacOps: chosen }) =>
      state.tacOps === undefined
        ? state
        : { ...state, tacOps: { ...state.tacOps, chosen: { ...state.tacOps.chosen, [side]: [...chosen] } } },
    tacOpRevealed: (state, { side, tacOp }) =>
      state.tacOps === undefined
        ? state
        : {
            ...state,
            tacOps: {
              ...state.tacOps,
              revealed: [...state.tacOps.revealed, { side, tacOp, turningPoint: state.turningPoint }],
            },
          },
  },
  hooks: {
    follows: ({ state }, events) => (events.some(({ type }) => type === 'battleStarted') ? chosenByTables(state) : []),
  },
  views: { tacOps: tacOpsView },
};
