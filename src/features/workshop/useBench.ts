import { useState } from 'react';
import { decide, outcomeOf } from '../../content/behaviourBench.ts';
import type { BehaviourExample, ExampleGiven } from '../../content/schema/behaviourExample.ts';
import type { BehaviourTable } from '../../engine/behaviour/table.ts';
import { useWorkshopWords } from '../../words/useWorkshopWords.ts';
import { firstSituation } from './Bench.tsx';
import { exampleId, freeId } from './draft.ts';

/** The situation on the bench, and how it becomes an example. */
export function useBench() {
  const { bench } = useWorkshopWords();
  const [given, setGiven] = useState<ExampleGiven>(firstSituation);
  const kept =
    (table: BehaviourTable) =>
    (examples: readonly BehaviourExample[]): readonly BehaviourExample[] => {
      const taken = new Set(examples.map(({ id }) => id));
      const id = freeId(exampleId(table.id, examples.length + 1), taken);
      const name = bench.exampleName(examples.length + 1);
      return [...examples, { id, table: table.id, name, given, outcome: outcomeOf(decide(table, given)) }];
    };
  return { given, setGiven, kept };
}

export type BenchState = ReturnType<typeof useBench>;
