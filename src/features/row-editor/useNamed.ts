import { useCallback } from 'react';
import type { MadeKind } from '../../content/making/systems.ts';
import { isCampaignKind } from '../../content/schema/campaignRows.ts';
import { contentName } from '../../words/content.ts';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';

/** What a row of the app is called in the language that is read; `kind`: of what is made, as rows of campaigns have words of their own. */
export function useNamed(kind: MadeKind): (id: string, name: string) => string {
  const words = useWords('play');
  const { names } = useWords('campaignRows');
  return useCallback(
    (id: string, name: string) =>
      contentName(words, id, (isCampaignKind(kind) ? names[id] : undefined) ?? packName(words, name)),
    [words, names, kind],
  );
}

/** What a row of campaigns of the app means in the language that is read, where its pack leaves that to the words; nothing: it has none. */
export function useTold(): (id: string) => string {
  const { texts } = useWords('campaignRows');
  return useCallback((id: string) => texts[id] ?? '', [texts]);
}
