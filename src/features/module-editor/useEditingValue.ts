import { useMemo } from 'react';
import { flagsSetBy } from '../../content/flagsSet.ts';
import type { SetsFlags } from '../../content/lintModule.ts';
import type { Pack } from '../../content/pack.ts';
import { rollTablesIn } from '../../content/tableFiles.ts';
import { namesOf } from '../../forms/choices.ts';
import type { Scenarios } from '../../state/workshop/madeScenarios.ts';
import { contentName } from '../../words/content.ts';
import { flagName } from '../../words/flagName.ts';
import { conditionSaid } from '../../words/scenarioSaid.ts';
import { useWords } from '../../words/useWords.ts';
import type { Editing } from './editing.ts';
import type { DraftedModule } from './useModuleDraft.ts';

/** What each scenario can set, each looked through once. */
function setsOf({ own, base, files }: Scenarios): SetsFlags {
  const tables = new Map([...base.tables, ...rollTablesIn(files).map((table) => [table.id, table] as const)]);
  const pack: Pack = { ...base, tables };
  const found = new Map<string, readonly string[]>();
  return (id) => {
    const known = found.get(id);
    if (known !== undefined) return known;
    const mission = own.find((each) => each.id === id) ?? base.missions.get(id);
    const flags = mission === undefined ? [] : flagsSetBy(pack, mission);
    found.set(id, flags);
    return flags;
  };
}

/** What the pages write in, out of a draft and the scenarios there are. */
export function useEditingValue({ draft, change }: DraftedModule, scenarios: Scenarios): Editing {
  const words = useWords('scenario');
  const content = useWords('shared');
  const sets = useMemo(() => setsOf(scenarios), [scenarios]);
  const named = useMemo(() => {
    const own = scenarios.own.map(({ id, name }) => ({ id, name }));
    const shipped = [...scenarios.base.missions.values()]
      .filter(({ id }) => !own.some((each) => each.id === id))
      .map(({ id, name }) => ({ id, name: contentName(content, id, name) }));
    return { own, shipped };
  }, [scenarios, content]);
  return useMemo(() => {
    const flags = [...new Set(draft.chapters.flatMap(({ mission }) => sets(mission)))];
    const flagNamed = (flag: string) => flagName(content, flag);
    const choices = { flag: flags.map((id) => ({ id, name: flagNamed(id) })) };
    const all = [...named.own, ...named.shipped];
    return {
      draft,
      change,
      scenarios: named,
      scenarioName: (id) => all.find((each) => each.id === id)?.name ?? null,
      sets,
      choices,
      flagNamed,
      said: (condition) => conditionSaid(words, condition, namesOf(choices)),
    };
  }, [draft, change, named, sets, content, words]);
}
