import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useGame } from '../state/base/useApp.ts';
import { fetchWords } from '../words/catalogues.ts';
import { joinedContent, NO_CONTENT, withContent } from '../words/content.ts';
import { fetchInUse } from '../words/fetched.ts';
import type { Language } from '../words/language.ts';
import { asWritten, type Speech, SpeechContext } from '../words/useWords.ts';
import { languageOf } from '../words/language.ts';

type WordsProviderProps = {
  /** In what the app begins to speak: its shared words are here. */
  readonly language: Language;
  readonly children: ReactNode;
};
type PackNames = 'campaignRows' | 'starterModule';

/** Words with what these packs call things. */
async function saidOf(packs: readonly PackNames[], language: Language): Promise<Speech['as']> {
  const found = await Promise.all(packs.map((pack) => fetchWords(pack, language)));
  const names = found.filter((content) => content !== NO_CONTENT);
  if (names.length === 0) return asWritten;
  const all = names.reduce(joinedContent);
  return (words) => withContent(words, all);
}

/** How it is spoken with the names of these packs, when all words in use have come in that language. */
async function speechIn(language: Language, packs: readonly PackNames[]): Promise<Speech> {
  const [as] = await Promise.all([saidOf(packs, language), fetchInUse(language)]);
  return { language, as };
}

/**
 * Says in which language the app speaks; it goes on in the one before until all that is in use has come. In a battle of a
 * campaign the words come to know what its rows are called; and always, what the starter module says.
 */
export function WordsProvider({ language, children }: WordsProviderProps) {
  const wanted = useGame((game) => languageOf(game.settings));
  const inCampaign = useGame((game) => game.battle?.campaign !== undefined);
  const [speech, speak] = useState<Speech>({ language, as: asWritten });
  useEffect(() => {
    let isWanted = true;
    const packs: readonly PackNames[] = inCampaign ? ['campaignRows', 'starterModule'] : ['starterModule'];
    speechIn(wanted, packs).then(
      (next) => isWanted && speak((now) => (now.language === next.language && now.as === next.as ? now : next)),
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
