import { type ChapterActs, ChapterPage } from './ChapterPage.tsx';
import { useEditing } from './editing.ts';
import type { ModulePlace } from './place.ts';
import { RewardsPage } from './RewardsPage.tsx';
import { StoryPage } from './StoryPage.tsx';

type PageProps = ChapterActs & { readonly place: ModulePlace; readonly turned: boolean };

/** What is open: the story, the rewards, or a chapter. */
export function Page({ place, turned, ...acts }: PageProps) {
  const { draft } = useEditing();
  if (place.is !== 'chapter')
    return place.is === 'story' ? <StoryPage turned={turned} /> : <RewardsPage turned={turned} />;
  const index = draft.chapters.findIndex(({ id }) => id === place.id);
  const chapter = draft.chapters[index];
  return chapter === undefined ? null : <ChapterPage chapter={chapter} index={index} turned={turned} {...acts} />;
}
