import { Suspense, useEffect, useRef, useState } from 'react';
import { type OpenBattle, useGame } from '../../state/store.ts';
import { later } from '../../ui/later.tsx';
import { toldMission } from '../../words/toldMission.ts';
import { useWords } from '../../words/useWords.ts';
import type { Words } from '../../words/words.ts';
import type { Reading } from './view/objectives.ts';

const ReadingSheet = later(async () => (await import('./ReadingSheet.tsx')).ReadingSheet);

/** Entries of a battle whose set-up is done and nothing else: what it tells at its start has not been read yet. */
const JUST_BEGUN = 1;

/** Passages that were told after this entry of the log. */
function toldSince(words: Words, { recent, state }: OpenBattle, length: number): readonly Reading[] {
  const passages = toldMission(words, state.mission).script?.passages ?? [];
  return recent
    .filter(({ seq }) => seq > length)
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'passageTold' ? passages.filter(({ id }) => id === event.passage) : []));
}

/** Opens what has just been told, one passage after the other; what was undone closes. */
export function ToldNow() {
  const words = useWords();
  const battle = useGame((game) => game.battle);
  const [readings, setReadings] = useState<readonly Reading[]>([]);
  const length = battle?.length ?? 0;
  const before = useRef(length === JUST_BEGUN ? 0 : length);
  useEffect(() => {
    const last = before.current;
    before.current = length;
    if (battle === null || length < last) setReadings([]);
    else if (length > last) setReadings((open) => [...open, ...toldSince(words, battle, last)]);
  }, [words, battle, length]);
  const [first] = readings;
  return (
    <Suspense fallback={null}>
      {first !== undefined && (
        <ReadingSheet key={readings.length} reading={first} onClose={() => setReadings((open) => open.slice(1))} />
      )}
    </Suspense>
  );
}
