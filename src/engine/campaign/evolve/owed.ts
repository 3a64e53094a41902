import type { CampaignHandlers } from './handlers.ts';

/** What is owed to operatives, in the order in which it is asked. */
export const owing = {
  rolled: () => {},
  owed: (draft, { owed }) => {
    draft.owed.push(owed);
  },
  owedMoved: (draft, { id, set }) => {
    const found = draft.owed.find((each) => each.id === id);
    if (found !== undefined) Object.assign(found, set);
  },
  owedSettled: (draft, { id }) => {
    draft.owed = draft.owed.filter((each) => each.id !== id);
  },
  putOff: (draft, { id }) => {
    const found = draft.owed.find((each) => each.id === id);
    if (found !== undefined) draft.owed = [...draft.owed.filter((each) => each !== found), found];
  },
} satisfies Partial<CampaignHandlers>;
