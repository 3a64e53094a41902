import { useMemo } from 'react';
import { flagsSetBy } from '../../content/flagsSet.ts';
import type { SetsFlags } from '../../content/lintModule.ts';
import { namesOf } from '../../forms/choices.ts';
import type { Scenarios } from '../../state/workshop/madeScenarios.ts';
import { contentName } from '../../words/content.ts';
import { flagName } from '../../words/flagName.ts';
import { conditionSaid } from '../../words/scenarioSaid.ts';
import { toldApart } from '../../words/toldApart.ts';
import { whoseSaid } from '../../words/whoseSaid.ts';
import { useWords } from '../../words/useWords.ts';
import type { Editing } from './editing.ts';
import type { DraftedModule } from './useModuleDraft.ts';

/** What each scenario can set, each looked through once. */
function setsOf({ ground: { pack } }: Scenarios): SetsFlags {
  const found = new Map<string, readonly string[]>();
  return (id) => {
    const known = found.get(id);
    if (known !== undefined) return known;
    const mission = pack.missions.get(id);
    const flags = mission === undefined ? [] : flagsSetBy(pack, mission);
    found.set(id, flags);
    return flags;
  };
}

/** What the pages write in, out of a draft and the scenarios there are. */
export function useEditingValue({ draft, change }: DraftedModule, scenarios: Scenarios): Editing {
  const words = useWords('scenario');
  const content = useWords('shared');
  const { whose } = useWords('workshop').scenarioEditor;
  const sets = useMemo(() => setsOf(scenarios), [scenarios]);
  const named = useMemo(() => {
    const own = scenarios.own.map(({ id, name }) => ({ id, name }));
    const shipped = [...scenarios.ground.pack.missions.values()]
      .filter(({ id }) => !own.some((each) => each.id === id))
      .map(({ id, name }) => ({ id, name: contentName(content, id, name) }));
    const all = toldApart([...own, ...shipped], (id) => whoseSaid(whose, scenarios.ground.whose('missions', id)));
    return { own: all.slice(0, own.length), shipped: all.slice(own.length) };
  }, [scenarios, content, whose]);
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
