import { present } from '../../core/invariant.ts';
import type { CampaignHandlers } from './handlers.ts';

/** The linked campaign in hand: its chapters and its copies. */
export const modules = {
  moduleBegun: (draft, { module }) => {
    Object.assign(draft, { module });
  },
  chapterChosen: (draft, { chapter }) => {
    present(draft.module, 'a module').chapter = chapter;
  },
  chapterPlayed: (draft, { chapter, scenario }) => {
    const module = present(draft.module, 'a module');
    module.chapter = null;
    module.done.push({ chapter, scenario });
  },
  modulePinned: (draft, { row, pinned, hash, chapter }) => {
    Object.assign(present(draft.module, 'a module'), { row, pinned, hash, chapter, refused: null });
  },
  moduleKept: (draft, { hash }) => {
    present(draft.module, 'a module').refused = hash;
  },
  moduleLeft: (draft) => {
    draft.module = null;
  },
} satisfies Partial<CampaignHandlers>;
