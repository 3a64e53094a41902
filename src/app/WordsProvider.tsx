import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useGame } from '../state/base/useApp.ts';
import { fetchWords } from '../words/catalogues.ts';
import { type Content, joinedContent, NO_CONTENT } from '../words/content.ts';
import { fetchInUse } from '../words/fetched.ts';
import type { Language } from '../words/language.ts';
import { type Speech, SpeechContext } from '../words/useWords.ts';
import { languageOf } from '../words/language.ts';

type WordsProviderProps = {
  /** In what the app begins to speak: its shared words are here. */
  readonly language: Language;
  readonly children: ReactNode;
};
type PackNames = 'campaignRows' | 'starterModule';

/** What these packs call things; null: nothing that their files do not say. */
async function namesOf(packs: readonly PackNames[], language: Language): Promise<Content | null> {
  const found = await Promise.all(packs.map((pack) => fetchWords(pack, language)));
  const names = found.filter((content) => content !== NO_CONTENT);
  return names.length === 0 ? null : names.reduce(joinedContent);
}

/** How it is spoken with the names of these packs, when all words in use have come in that language. */
async function speechIn(language: Language, packs: readonly PackNames[]): Promise<Speech> {
  const [names] = await Promise.all([namesOf(packs, language), fetchInUse(language)]);
  return { language, names };
}

/**
 * Says in which language the app speaks; it goes on in the one before until all that is in use has come. In a battle of a
 * campaign the words come to know what its rows are called; and always, what the starter module says.
 */
export function WordsProvider({ language, children }: WordsProviderProps) {
  const wanted = useGame((game) => languageOf(game.settings));
  const inCampaign = useGame((game) => game.battle?.campaign !== undefined);
  const [speech, speak] = useState<Speech>({ language, names: null });
  useEffect(() => {
    let isWanted = true;
    const packs: readonly PackNames[] = inCampaign ? ['campaignRows', 'starterModule'] : ['starterModule'];
    speechIn(wanted, packs).then(
      (next) => isWanted && speak((now) => (now.language === next.language && now.names === next.names ? now : next)),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [wanted, inCampaign]);
  useLayoutEffect(() => {
    document.documentElement.lang = speech.language;
  }, [speech.language]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}
