import { Suspense } from 'react';
import { useDesk } from '../desk.ts';
import { ActorPanel } from './laterParts.ts';
import { OfferPanel } from './OfferPanel.tsx';
import styles from './Panel.module.css';

/** Below the cards: who acts and what it can do or is choosing, else who may act next. */
export function Panel() {
  const { actor } = useDesk();
  if (actor === null) return <OfferPanel />;
  return (
    <Suspense fallback={<div className={styles.coming} />}>
      <ActorPanel actor={actor} />
    </Suspense>
  );
}
