import { useState } from 'react';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { WhyList } from '../../ui/WhyList.tsx';
import { AnotherSheet } from './AnotherSheet.tsx';
import { SnapshotSheet } from './SnapshotSheet.tsx';
import styles from './Fold.module.css';
import type { TurnScene } from './view/scene.ts';
import { chosenRows, chosenSaid } from './view/why.ts';

/** Why this enemy; and, as long as it has done nothing, the way to another. */
export function Chosen({ scene }: { readonly scene: TurnScene }) {
  const [open, setOpen] = useState(false);
  const [telling, setTelling] = useState(false);
  const { told, state, turn: now } = scene;
  const { turn } = told;
  return (
    <details className={styles.fold}>
      <summary>
        {turn.whyThis} <b>{chosenSaid(scene, now.why)}</b>
      </summary>
      {now.why.length > 0 && <WhyList label={turn.whyThis} rows={chosenRows(scene, now.why)} />}
      {state.activation === null && <PlainButton icon="different" label={turn.another} onPress={() => setOpen(true)} />}
      {state.npo?.turn?.plan === null && (
        <PlainButton icon="check" label={turn.snapshot} onPress={() => setTelling(true)} />
      )}
      {telling && <SnapshotSheet scene={scene} onClose={() => setTelling(false)} />}
      {open && <AnotherSheet scene={scene} onClose={() => setOpen(false)} />}
    </details>
  );
}
