import type { CampaignHandlers } from './handlers.ts';

/** What is owed to operatives, in the order in which it is asked. */
export const owing = {
  rolled: (state) => state,
  owed: (state, { owed }) => ({ ...state, owed: [...state.owed, owed] }),
  owedMoved: (state, { id, set }) => ({
    ...state,
    owed: state.owed.map((each) => (each.id === id ? { ...each, ...set } : each)),
  }),
  owedSettled: (state, { id }) => ({ ...state, owed: state.owed.filter((each) => each.id !== id) }),
  putOff: (state, { id }) => ({
    ...state,
    owed: [...state.owed.filter((each) => each.id !== id), ...state.owed.filter((each) => each.id === id)],
  }),
} satisfies Partial<CampaignHandlers>;
