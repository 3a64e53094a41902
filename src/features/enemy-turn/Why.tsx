import { WhyList } from '../../ui/WhyList.tsx';
import type { EnemyPlan } from './Instruction.tsx';
import styles from './Fold.module.css';
import { Told } from './Told.tsx';
import { tableCalled } from './view/tableCalled.ts';
import type { TurnScene } from './view/enemyScene.ts';
import { whyTold } from './view/why.ts';

/** Why this plan: what decided; the rows passed over, when they are asked for. */
export function Why({ scene, plan }: { readonly scene: TurnScene; readonly plan: EnemyPlan }) {
  const { told, state, table } = scene;
  const { turn } = told;
  const name = table === null ? '' : tableCalled(told, table);
  const note = turn.whyNote(name, state.npo?.alert === true ? `${state.alert}` : null);
  const { decided, passed } = whyTold(scene, plan.trace);
  return (
    <details className={styles.fold}>
      <summary>
        {turn.why} <b>{note}</b>
      </summary>
      {decided.length > 0 && <WhyList label={turn.why} rows={decided} />}
      <Told scene={scene} />
      {passed.length > 0 && (
        <details className={styles.inner}>
          <summary>{turn.reasons.passedOver(passed.length)}</summary>
          <WhyList label={turn.reasons.passedOver(passed.length)} rows={passed} />
        </details>
      )}
    </details>
  );
}
