import * as z from 'zod/mini';
import type { Plugin } from '../../../family/killteam/rules/plugin.ts';
import { tablesChoose } from './byTables.ts';
import { chooseMarker, moveSetUp, drawBarricades, placeBarricade, setDefender } from './decide.ts';
import { chosenMarkers } from './state.ts';
import { setUpView } from './view.ts';
import { withPiece } from '../../../board/withPiece.ts';

/** Setting up in turns: who defends, barricades, what is chosen of markers, operatives (L-02, L-03, L-04, C-46). */
export const setUp: Plugin = {
  id: 'setUp',
  slice: {
    shape: {
      defender: z.optional(z.string()),
      setUpDone: z.optional(z.int().check(z.minimum(0))),
      chosenMarkers: z.optional(chosenMarkers),
    },
    initial: () => ({}),
  },
  deciders: { setDefender, moveSetUp, placeBarricade, drawBarricades, chooseMarker },
  handlers: {
    defenderSet: (state, { side }) => ({ ...state, defender: side }),
    setUpMoved: (state, { to }) => ({ ...state, setUpDone: to }),
    barricadePlaced: (state, { piece }) =>
      state.board === undefined ? state : { ...state, board: withPiece(state.board, piece) },
    markerChosen: (state, { side, choice, marker }) => ({
      ...state,
      chosenMarkers: {
        ...state.chosenMarkers,
        [choice]: { ...state.chosenMarkers?.[choice], [side]: marker },
      },
    }),
  },
  hooks: { follows: tablesChoose },
  views: { setUp: setUpView },
};
