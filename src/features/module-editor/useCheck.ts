import { useDeferredValue, useMemo } from 'react';
import { lintModule, type ModuleFinding, type SetsFlags } from '../../content/lintModule.ts';
import { keptModule, moduleFlaws } from '../../content/moduleFiles.ts';
import { flawsOf } from '../../content/scenarioFiles.ts';
import type { ModuleRow } from '../../content/schema/module.ts';
import { flawSaid, valueAt } from '../../forms/flaws.ts';
import type { Noted } from '../../forms/Looks.tsx';
import type { Scenarios } from '../../state/workshop/madeScenarios.ts';
import type { Words } from '../../words/words.ts';
import { useWords } from '../../words/useWords.ts';

interface CheckedWith {
  readonly scenarios: Scenarios;
  readonly sets: SetsFlags;
  readonly flagNamed: (flag: string) => string;
  readonly words: Words<'workshop'>['moduleEditor'];
  readonly editor: Words<'workshop'>['scenarioEditor'];
}

/** Own scenarios in it that are not played yet. */
function unsound({ chapters }: ModuleRow, { scenarios, words }: CheckedWith): readonly Noted[] {
  const { own, files, ground } = scenarios;
  const flawed = new Set(own.filter((row) => flawsOf(row, files, ground.pack).length > 0).map(({ id }) => id));
  return chapters.flatMap(({ mission }, index): readonly Noted[] =>
    flawed.has(mission) ? [{ path: `chapters[${index}].mission`, said: words.findings.unsound, grade: 'error' }] : [],
  );
}

const findingSaid = (finding: ModuleFinding, { words: { findings }, flagNamed }: CheckedWith): string =>
  finding.code === 'unset' ? findings.unset(flagNamed(finding.flag)) : findings[finding.code];

function checked(draft: ModuleRow, using: CheckedWith): readonly Noted[] {
  const { scenarios, sets, words, editor } = using;
  const kept = keptModule(draft, words.nameless) ?? draft;
  const flaws = moduleFlaws(kept, scenarios.files, scenarios.ground.pack).map((flaw): Noted => ({
    path: flaw.path,
    said: flawSaid(editor, flaw, valueAt(kept, flaw.path)),
    grade: 'flaw',
  }));
  const found = lintModule(kept, sets).map((finding): Noted => ({
    path: finding.path,
    said: findingSaid(finding, using),
    grade: 'warning',
  }));
  return [...flaws, ...unsound(kept, using), ...found];
}

/** What is to be said of a linked campaign in the making, the gravest first. */
export function useCheck(
  draft: ModuleRow,
  scenarios: Scenarios,
  { sets, flagNamed }: Pick<CheckedWith, 'sets' | 'flagNamed'>,
): readonly Noted[] {
  const words = useWords('workshop').moduleEditor;
  const editor = useWords('workshop').scenarioEditor;
  const looked = useDeferredValue(draft);
  return useMemo(
    () => checked(looked, { scenarios, sets, flagNamed, words, editor }),
    [looked, scenarios, sets, flagNamed, words, editor],
  );
}
