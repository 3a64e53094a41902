import { addCp } from './draft.ts';
import type { Handlers } from '../../rules/plugin.ts';

/** What tables and ploys do to the battle as a whole. */
export const tables = {
  cpChanged: (draft, event) => {
    addCp(draft, event.side, event.by);
  },
  worldChanged: (draft, event) => {
    Object.assign(draft, event.set);
  },
} satisfies Partial<Handlers>;
