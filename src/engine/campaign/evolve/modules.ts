import { present } from '../../core/invariant.ts';
import type { CampaignState, RunningModule } from '../model/state.ts';
import type { CampaignHandlers } from './handlers.ts';

const withModule = (state: CampaignState, change: (module: RunningModule) => Partial<RunningModule>): CampaignState => {
  const module = present(state.module, 'a module');
  return { ...state, module: { ...module, ...change(module) } };
};

/** The linked campaign in hand: its chapters and its copies. */
export const modules = {
  moduleBegun: (state, { module }) => ({ ...state, module }),
  chapterChosen: (state, { chapter }) => withModule(state, () => ({ chapter })),
  chapterPlayed: (state, { chapter, scenario }) =>
    withModule(state, ({ done }) => ({ chapter: null, done: [...done, { chapter, scenario }] })),
  modulePinned: (state, { row, pinned, hash, chapter }) =>
    withModule(state, () => ({ row, pinned, hash, chapter, refused: null })),
  moduleKept: (state, { hash }) => withModule(state, () => ({ refused: hash })),
  moduleLeft: (state) => ({ ...state, module: null }),
} satisfies Partial<CampaignHandlers>;
