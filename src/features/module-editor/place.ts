/** What of a linked campaign is open, as its address has it: the story, the rewards, a chapter (`~` and its id), the overview. */
export type ModulePlace = { readonly is: 'story' | 'rewards' } | { readonly is: 'chapter'; readonly id: string };

const CHAPTER = '~';

/** Null: the overview. */
export function placeOf(section: string | null): ModulePlace | null {
  if (section === 'story' || section === 'rewards') return { is: section };
  return section?.startsWith(CHAPTER) === true ? { is: 'chapter', id: section.slice(CHAPTER.length) } : null;
}

export const sectionOf = (place: ModulePlace | null): string | null => {
  if (place === null) return null;
  return place.is === 'chapter' ? `${CHAPTER}${place.id}` : place.is;
};

/** Where something is written, by its path such as `chapters[2].next[0].if`; null: nowhere in particular. */
export function placeOfPath(path: string, chapters: readonly { readonly id: string }[]): ModulePlace | null {
  if (path.startsWith('rewards')) return { is: 'rewards' };
  const index = /^chapters\[(?<index>\d+)\]/u.exec(path)?.groups?.['index'];
  const chapter = index === undefined ? undefined : chapters[Number(index)];
  if (chapter !== undefined) return { is: 'chapter', id: chapter.id };
  return path.startsWith('name') || path.startsWith('text') ? { is: 'story' } : null;
}
