import { useDesk } from '../desk.ts';
import { ActingPanel } from './ActingPanel.tsx';
import { OfferPanel } from './OfferPanel.tsx';
import styles from './Panel.module.css';
import { PickPanel } from './PickPanel.tsx';

/** Whose interrupt or counteraction this is, and what it may do. */
function SpecialRule() {
  const { words, look, situation } = useDesk();
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

/** Below the cards: what is being chosen, else who acts and what it can do, else who may act next. */
export function Panel() {
  const { actor, pick } = useDesk();
  if (actor === null) return <OfferPanel />;
  if (pick !== null) return <PickPanel actor={actor} pick={pick} />;
  return (
    <>
      <SpecialRule />
      <ActingPanel operative={actor} />
    </>
  );
}
