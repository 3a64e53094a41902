import { WhyList } from '../../ui/WhyList.tsx';
import type { EnemyPlan } from './Instruction.tsx';
import styles from './Fold.module.css';
import { Told } from './Told.tsx';
import type { TurnScene } from './view/scene.ts';
import { whyRows, writtenTable } from './view/why.ts';

/** Why this plan: row by row. */
export function Why({ scene, plan }: { readonly scene: TurnScene; readonly plan: EnemyPlan }) {
  const { told, look, state } = scene;
  const { turn } = told;
  const name = look.packName(writtenTable(scene)?.name ?? '');
  const note = turn.whyNote(name, state.npo?.alert === true ? `${state.alert}` : null);
  return (
    <details className={styles.fold}>
      <summary>
        {turn.why} <b>{note}</b>
      </summary>
      <Told scene={scene} />
      <WhyList label={turn.why} rows={whyRows(scene, plan.trace)} />
    </details>
  );
}
