import type { Handlers } from './handlers.ts';
import { forgetSight } from '../../../../plugins/npo/evolve.ts';

/** What tables and ploys do to the battle as a whole. */
export const tables = {
  cpChanged: (draft, event) => {
    draft.cp = Math.max(0, draft.cp + event.by);
  },
  alertChanged: (draft, event) => {
    draft.alert = event.to;
  },
  worldChanged: (draft, event) => {
    Object.assign(draft, event.set);
    if (event.set.sight !== undefined || event.set.environment !== undefined) forgetSight(draft);
  },
} satisfies Partial<Handlers>;
