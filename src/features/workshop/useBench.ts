import { useMemo } from 'react';
import { useBegun } from '../../scene/useBegun.ts';
import { decide, outcomeOf } from '../../content/behaviourBench.ts';
import type { BehaviourExample, ExampleGiven } from '../../content/schema/behaviourExample.ts';
import { exampleId, freeId } from '../../content/tableIds.ts';
import type { BehaviourTable } from '../../engine/behaviour/killTeam/table.ts';
import { useWide } from '../../ui/useWide.ts';
import { useWords } from '../../words/useWords.ts';
import { newTarget } from './SituationEditor.tsx';

/** Two targets, and nothing known but that it has arms. */
const firstSituation = (): ExampleGiven => ({
  self: { canShoot: true, canFight: true },
  targets: [newTarget(), newTarget()],
  ap: 2,
  order: null,
  counteract: false,
  move: 6,
  shoots: 1,
  fights: 1,
});

/**
 * The situation on the bench, what the table makes of it, and how it becomes an example. `place`: what is looked at where
 * there is no room for rows and bench; `shown`: the bench can be seen.
 */
export function useBench(table: BehaviourTable) {
  const { bench } = useWords('workshop');
  const desk = useWide();
  const [place, setPlace] = useBegun<'rows' | 'bench'>(`bench place ${table.id}`, 'rows');
  const [given, setGiven] = useBegun<ExampleGiven>(`bench ${table.id}`, firstSituation());
  const advice = useMemo(() => decide(table, given), [table, given]);
  const kept = (examples: readonly BehaviourExample[]): readonly BehaviourExample[] => {
    const taken = new Set(examples.map(({ id }) => id));
    const id = freeId(exampleId(table.id, examples.length + 1), taken);
    const name = bench.exampleName(examples.length + 1);
    return [...examples, { id, table: table.id, name, given, outcome: outcomeOf(advice) }];
  };
  return { desk, place, setPlace, shown: desk || place === 'bench', given, setGiven, advice, kept };
}

export type BenchState = ReturnType<typeof useBench>;
