import { useScene } from '../../scene/useScene.ts';
import type { EnemyActing } from '../../engine/view/enemies.ts';
import { useState } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { WhyList } from '../../ui/WhyList.tsx';
import { AnotherSheet } from './AnotherSheet.tsx';
import { SnapshotSheet } from './SnapshotSheet.tsx';
import styles from './Chosen.module.css';
import { chosenRows, chosenSaid } from './view/why.ts';

type Opened = 'why' | 'another' | 'snapshot';

/** Why this enemy, step by step where one reason did not settle it; and, as long as it has done nothing, the way to another. */
export function Chosen({ acting: { enemy, turn: now } }: { readonly acting: EnemyActing }) {
  const [open, setOpen] = useState<Opened | null>(null);
  const scene = useScene('behaviour');
  const { told, state } = scene;
  const { turn } = told;
  const close = () => setOpen(null);
  const ways = [
    ...(now.why.length > 1 ? [{ id: 'why' as const, label: turn.whyThis }] : []),
    ...(state.activation === null ? [{ id: 'another' as const, label: turn.another }] : []),
    ...(now.plan === null ? [{ id: 'snapshot' as const, label: turn.snapshot }] : []),
  ];
  return (
    <div className={styles.chosen}>
      <p className={styles.said}>
        <Icon name="lock" size={14} /> <span>{chosenSaid(scene, now.why)}</span>
      </p>
      <div className={styles.ways}>
        {ways.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            className={classNames(styles.way, id === 'why' && styles.why)}
            aria-expanded={id === 'why' ? open === 'why' : undefined}
            onClick={() => setOpen(open === id ? null : id)}
          >
            {label}
          </button>
        ))}
      </div>
      {open === 'why' && <WhyList label={turn.whyThis} rows={chosenRows(scene, now.why)} />}
      {open === 'snapshot' && <SnapshotSheet enemy={enemy} onClose={close} />}
      {open === 'another' && <AnotherSheet enemy={enemy} onClose={close} />}
    </div>
  );
}
