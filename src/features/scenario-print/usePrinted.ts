import { useEffect, useMemo, useState } from 'react';
import type { Pack } from '../../content/pack.ts';
import type { MissionRow } from '../../content/schema/mission.ts';
import { usePacks } from '../../state/library/ownPacks.ts';
import { toldMission } from '../../words/toldMission.ts';
import { useWords } from '../../words/useWords.ts';
import type { Words } from '../../words/words.ts';

/** What a sheet is made of: the scenario in the language shown, and the pack whose rows it names. */
export interface Printed {
  readonly pack: Pack;
  readonly mission: MissionRow;
  readonly words: Words<'play'>;
  readonly printing: Words<'printing'>;
}

/** A scenario for paper; `coming` until the packs are read, `gone` when none has it. */
export function usePrinted(id: string): Printed | 'coming' | 'gone' {
  const { loadPlayPack } = usePacks();
  const words = useWords('play');
  const printing = useWords('printing');
  const [pack, setPack] = useState<Pack | null | 'failed'>(null);
  useEffect(() => {
    let wanted = true;
    loadPlayPack().then(
      (loaded) => wanted && setPack(loaded),
      () => wanted && setPack('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [loadPlayPack]);
  return useMemo(() => {
    if (pack === null) return 'coming';
    const mission = pack === 'failed' ? undefined : pack.missions.get(id);
    if (pack === 'failed' || mission === undefined) return 'gone';
    return { pack, mission: toldMission(words, mission), words, printing };
  }, [pack, id, words, printing]);
}
