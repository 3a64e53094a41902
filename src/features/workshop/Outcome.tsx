import type { KillTeam } from '../../engine/behaviour/killTeam/terms.ts';
import { outcomeOf } from '../../content/behaviourBench.ts';
import type { AskOrPlan } from '../../engine/behaviour/ask.ts';
import { useWords } from '../../words/useWords.ts';
import { outcomeSaid, questionSaid, toSetSaid } from './decisionSaid.ts';
import { useBothWords } from './useBothWords.ts';
import styles from './Workshop.module.css';

/** What the table makes of the situation on the bench. It stands above the bar: always in sight, and over nothing. */
export function Outcome({ advice }: { readonly advice: AskOrPlan<KillTeam> }) {
  const both = useBothWords();
  const { common } = useWords('shared');
  const { bench } = both.words;
  const toSet = advice.kind === 'ask' ? toSetSaid(both, advice.question) : null;
  return (
    <div className={styles.outcome} aria-live="polite">
      <small>{advice.kind === 'ask' ? bench.asks : bench.decides}</small>
      {advice.kind === 'ask' ? (
        <>
          <b>{questionSaid(both, advice.question, common.list)}</b>
          {toSet !== null && <small>{toSet}</small>}
        </>
      ) : (
        <b>{outcomeSaid(both, outcomeOf(advice))}</b>
      )}
      {advice.kind === 'plan' && advice.spared.length > 0 && <small>{bench.spared(advice.spared.length)}</small>}
    </div>
  );
}
