import { type ChapterWay, flagsHold, type ModuleChapter, type ModuleReward } from './module.ts';
import type { CampaignState, RunningModule } from './state.ts';

type OfModule = Pick<CampaignState, 'module' | 'flags'>;

const chapterOf = ({ row }: RunningModule, id: string | null): ModuleChapter | null =>
  row.chapters.find((chapter) => chapter.id === id) ?? null;

/** The chapter that is to be played next; null: none is chosen, or no module runs. */
export const chapterAtHand = ({ module }: OfModule): ModuleChapter | null =>
  module === undefined || module === null ? null : chapterOf(module, module.chapter);

/** Ways that lead on from a chapter with these flags. */
const waysFrom = (chapter: ModuleChapter | null, flags: readonly string[]): readonly ChapterWay[] =>
  (chapter?.next ?? []).filter((way) => flagsHold(way.if, flags));

/** Ways that are open after the chapter played last; none: one is at hand, or the module has ended. */
export function openWays({ module, flags }: OfModule): readonly ChapterWay[] {
  if (module === undefined || module === null || module.chapter !== null) return [];
  return waysFrom(chapterOf(module, module.done.at(-1)?.chapter ?? null), flags);
}

/** A module has run and nothing leads on. */
export const moduleEnded = (state: OfModule): boolean =>
  state.module !== undefined && state.module !== null && chapterAtHand(state) === null && openWays(state).length === 0;

/** What a chapter changes of its battle, all its changes that hold together. */
interface ChapterChanges {
  readonly dvTimes: number;
  readonly cp: number;
  readonly flags: readonly string[];
}

/** Changes for the battle of this chapter; none when it is not of the module that runs. */
export function chapterChanges({ module, flags }: OfModule, id: string | undefined): ChapterChanges {
  const none: ChapterChanges = { dvTimes: 100, cp: 0, flags: [] };
  const chapter = module === undefined || module === null ? null : chapterOf(module, id ?? null);
  return (chapter?.changes ?? [])
    .filter((change) => flagsHold(change.if, flags))
    .reduce(
      (sum, change) => ({
        dvTimes: (sum.dvTimes * change.dvTimes) / 100,
        cp: sum.cp + change.cp,
        flags: [...sum.flags, ...change.flags],
      }),
      none,
    );
}

/** What the players read of a chapter's changes: those that hold, each with its place among all. */
export function changesTold(
  { module, flags }: OfModule,
  id: string | undefined,
): readonly { readonly index: number; readonly text: string }[] {
  const chapter = module === undefined || module === null ? null : chapterOf(module, id ?? null);
  return (chapter?.changes ?? []).flatMap(({ if: condition, text = '' }, index) =>
    text !== '' && flagsHold(condition, flags) ? [{ index, text }] : [],
  );
}

/** Rewards of the module whose condition holds with the flags there are now. */
export const rewardsHeld = ({ module, flags }: OfModule): readonly ModuleReward[] =>
  (module?.row.rewards ?? []).filter((reward) => flagsHold(reward.if, flags));

/**
 * Rewards of the module that the scenario in hand pays: those whose condition holds, when its chapter is one that nothing
 * leads on from with the flags there are now.
 */
export function rewardsDue({ module, flags, scenario }: CampaignState): readonly ModuleReward[] {
  if (module === undefined || module === null || scenario?.chapter === undefined) return [];
  const chapter = chapterOf(module, scenario.chapter);
  if (chapter === null || waysFrom(chapter, flags).length > 0) return [];
  return rewardsHeld({ module, flags });
}
