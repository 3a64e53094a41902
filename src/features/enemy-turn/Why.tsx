import { useScene } from '../../scene/useScene.ts';
import type { EnemyActing } from '../../engine/view/enemies.ts';
import { WhyList } from '../../ui/WhyList.tsx';
import type { EnemyPlan } from './Instruction.tsx';
import styles from './Fold.module.css';
import { Told } from './Told.tsx';
import { tableCalled } from './view/tableCalled.ts';
import { whyTold } from './view/why.ts';

/** Why this plan: what decided; the rows passed over, when they are asked for. */
export function Why({ acting, plan }: { readonly acting: EnemyActing; readonly plan: EnemyPlan }) {
  const scene = useScene('behaviour');
  const { told, state } = scene;
  const { table } = acting;
  const { turn } = told;
  const name = table === null ? '' : tableCalled(told, table);
  const note = turn.whyNote(name, state.npo?.alert === true ? `${state.alert}` : null);
  const { decided, passed } = whyTold(scene, acting, plan.trace);
  return (
    <details className={styles.fold}>
      <summary>
        {turn.why} <b>{note}</b>
      </summary>
      {decided.length > 0 && <WhyList label={turn.why} rows={decided} />}
      <Told enemy={acting.enemy} />
      {passed.length > 0 && (
        <details className={styles.inner}>
          <summary>{turn.reasons.passedOver(passed.length)}</summary>
          <WhyList label={turn.reasons.passedOver(passed.length)} rows={passed} />
        </details>
      )}
    </details>
  );
}
