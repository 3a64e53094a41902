import { Suspense } from 'react';
import { useScene } from '../../../scene/useScene.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { useDesk } from '../desk.ts';
import { ActingPanel } from './ActingPanel.tsx';
import styles from './ActorPanel.module.css';
import { GuardWith } from './laterParts.ts';
import { PickPanel } from './PickPanel.tsx';

/** Whose interrupt or counteraction this is, and what it may do. */
function SpecialRule() {
  const {
    words,
    look,
    view: { situation },
  } = useScene();
  if (situation.kind === 'interrupt')
    return (
      <p className={styles.rule}>
        <b>{words.battle.interrupt(look.name(situation.operative.id))}</b> {words.battle.interruptRule}
      </p>
    );
  if (situation.kind === 'acting' && situation.counteract)
    return (
      <p className={styles.rule}>
        <b>{words.battle.counteract}</b> {words.battle.counteractRule}
      </p>
    );
  return null;
}

/** Below the cards while somebody acts: what is being chosen, else who it is and what it can do. */
export function ActorPanel({ actor }: { readonly actor: Operative }) {
  const { pick } = useDesk();
  const { view } = useScene();
  if (pick !== null) return <PickPanel actor={actor} pick={pick} />;
  return (
    <>
      <SpecialRule />
      {actor.guard && view.guides.commentary && (
        <Suspense fallback={null}>
          <GuardWith actor={actor} />
        </Suspense>
      )}
      <ActingPanel operative={actor} />
    </>
  );
}
