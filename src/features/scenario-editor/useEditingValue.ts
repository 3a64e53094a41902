import { useMemo } from 'react';
import { rollTablesIn } from '../../content/tableFiles.ts';
import type { Scenarios } from '../../state/workshop/madeScenarios.ts';
import { useWords } from '../../words/useWords.ts';
import { choicesOf } from './choicesOf.ts';
import type { Editing } from './editing.ts';
import { foundAt } from '../../forms/flaws.ts';
import type { Noted } from '../../forms/Looks.tsx';
import { boardOf } from './boardOf.ts';
import { useZones } from './useZones.ts';
import { whoseIn } from './whoseSaid.ts';
import type { DraftedScenario } from './useScenarioDraft.ts';

type From = Pick<Editing, 'open' | 'onOpen'> & {
  readonly drafted: DraftedScenario;
  readonly scenarios: Scenarios;
  readonly noted: readonly Noted[];
};

/** What the sections write in, out of a draft and what is wrong with it. */
export function useEditingValue({ drafted, scenarios, noted, open, onOpen }: From): Editing {
  const words = useWords('workshop').scenarioEditor;
  const content = useWords('shared');
  const { draft, change } = drafted;
  const { base: shipped, ground, files, boards } = scenarios;
  const board = boardOf(draft, boards);
  const zones = useZones(board);
  const { nameless } = words;
  const base = ground.pack;
  const whose = useMemo(() => whoseIn(words, ground), [words, ground]);
  const choices = useMemo(
    () => choicesOf({ draft, base, whose, tables: rollTablesIn(files), zones, words: content, nameless }),
    [draft, base, whose, files, zones, content, nameless],
  );
  const shown = noted.filter(({ grade }) => grade !== 'note');
  const flaw = (path: string, where?: 'here') =>
    (where === 'here' ? shown.find((each) => each.path === path) : foundAt(shown, path))?.said ?? null;
  return { draft, base, shipped, whose, boards, board, choices, flaw, open, onOpen, change };
}
