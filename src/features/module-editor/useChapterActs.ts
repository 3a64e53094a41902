import { useState } from 'react';
import type { Choice } from '../../forms/choices.ts';
import { useWords } from '../../words/useWords.ts';
import { nextChapterId, waysTo, withChapter, withoutChapter, withTwin } from './acts.ts';
import type { ModulePlace } from './place.ts';
import type { DraftedModule } from './useModuleDraft.ts';

/** The chapter that a new one comes after: the open one, else the last where nothing leads on from it; null: none. */
function afterOf({ draft }: DraftedModule, place: ModulePlace | null): string | null {
  if (place?.is === 'chapter') return place.id;
  const last = draft.chapters.at(-1);
  return last !== undefined && last.next.length === 0 ? last.id : null;
}

const LONGEST = 24;

/** As much of a title as the bar has room for. */
const shortened = (title: string): string =>
  title.length > LONGEST ? `${title.slice(0, LONGEST - 1).trimEnd()}…` : title;

/** What can be done with whole chapters. `onPlace` turns to what is then to be seen. */
export function useChapterActs(
  drafted: DraftedModule,
  place: ModulePlace | null,
  onPlace: (place: ModulePlace | null) => void,
) {
  const words = useWords('workshop').moduleEditor;
  const [removed, setRemoved] = useState<string | null>(null);
  const { draft, change } = drafted;
  const after = afterOf(drafted, place);
  const titleOf = (id: string) => draft.chapters.find((each) => each.id === id)?.title || words.nameless;
  return {
    after: after === null ? null : shortened(titleOf(after)),
    /** What was said of the chapter removed last; null: nothing. */
    removed,
    setRemoved,
    onAdd: (scenario: Choice) => {
      const id = nextChapterId(draft);
      change('added', (now) => withChapter(now, scenario, after));
      onPlace({ is: 'chapter', id });
    },
    onStart: (id: string) => change('start', (now) => ({ ...now, start: id })),
    onDuplicate: (id: string) => {
      const twin = nextChapterId(draft);
      change('copied', (now) => withTwin(now, id, words.chapter.copyName));
      onPlace({ is: 'chapter', id: twin });
    },
    onRemove: (id: string) => {
      setRemoved(words.chapter.removed(titleOf(id), waysTo(draft, id)));
      change('removed', (now) => withoutChapter(now, id));
      onPlace(null);
    },
  };
}
