import { useEffect, useState } from 'react';
import { type Packs, usePacks } from '../../../state/library/ownPacks.ts';
import { contentName } from '../../../words/content.ts';
import { useWords } from '../../../words/useWords.ts';
import type { Words } from '../../../words/words.ts';

/** Those who fight together, by the ids of their cards. */
export interface Faction {
  readonly id: string;
  readonly name: string;
  readonly cards: readonly string[];
}

type Rows = Awaited<ReturnType<Packs['loadPlayPack']>>['factions'];

const named = (factions: Rows, words: Words<'play'>): readonly Faction[] =>
  [...factions.values()].map(({ id, name, rows }) => ({
    id,
    name: contentName(words, id, name),
    cards: [...new Set(rows.map(({ card }) => card))],
  }));

/** The factions of the packs in the language in use; none until they are read, or when they cannot be. */
export function useFactions(): readonly Faction[] {
  const { loadPlayPack } = usePacks();
  const words = useWords('play');
  const [rows, setRows] = useState<Rows | null>(null);
  useEffect(() => {
    let isHere = true;
    loadPlayPack().then(
      ({ factions }) => isHere && setRows(factions),
      () => null,
    );
    return () => {
      isHere = false;
    };
  }, [loadPlayPack]);
  return rows === null ? [] : named(rows, words);
}
