import { useDeferredValue, useMemo } from 'react';
import { lintGround } from '../../content/lintGround.ts';
import { lintMission } from '../../content/lintMission.ts';
import { flawsOf, isBlank, keptScenario, type EditedScenario } from '../../content/scenarioFiles.ts';
import type { Noted } from '../../forms/Looks.tsx';
import type { Flaw } from '../../content/fileRows.ts';
import type { Scenarios } from '../../state/workshop/madeScenarios.ts';
import { findingSaid } from '../../words/scenarioFinding.ts';
import type { Words } from '../../words/words.ts';
import { useWords } from '../../words/useWords.ts';
import { boardOf } from './boardOf.ts';
import { fieldOf } from './fieldOf.ts';
import { flawSaid, valueAt } from '../../forms/flaws.ts';

const GRADES: readonly Noted['grade'][] = ['flaw', 'error', 'warning', 'note'];

function checked(
  draft: EditedScenario,
  { files, ground: { pack }, boards }: Scenarios,
  words: Words<'workshop'>['scenarioEditor'],
): readonly Noted[] {
  // Lines that are left out when it is kept, and the sentence that its name stands in for, are not wrong.
  const kept = keptScenario(draft, words.nameless);
  const { setUp, primary } = kept ?? draft;
  const flaws = flawsOf({ ...draft, setUp, primary }, files, pack).map((flaw: Flaw): Noted => {
    const field = fieldOf(words.fields, flaw.path);
    const what = flawSaid(words, flaw, valueAt(draft, flaw.path));
    return { path: flaw.path, said: field === null ? what : words.flaws.where(field, what), grade: 'flaw' };
  });
  const found = (
    kept === null || isBlank(draft)
      ? []
      : [...lintMission(pack, kept), ...lintGround(kept, boardOf(kept, boards), pack)]
  ).map((each): Noted => {
    return { path: each.path, said: findingSaid(words.findings, each), grade: each.severity };
  });
  return [...flaws, ...found].toSorted((a, b) => GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade));
}

/** What is to be said of a scenario in the making, the gravest first; it is looked at when typing leaves time for it. */
export function useCheck(draft: EditedScenario, scenarios: Scenarios): readonly Noted[] {
  const words = useWords('workshop').scenarioEditor;
  const looked = useDeferredValue(draft);
  return useMemo(() => checked(looked, scenarios, words), [looked, scenarios, words]);
}
