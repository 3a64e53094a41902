import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { useDesk } from '../desk.ts';
import { PlayerFilter } from './PlayerFilter.tsx';
import styles from './OfferPanel.module.css';

type OfferProps = { readonly title: string; readonly lines: readonly string[] };

function Offer({ title, lines }: OfferProps) {
  return (
    <div className={styles.offer}>
      <SectionHead title={title} />
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <PlayerFilter />
    </div>
  );
}

/** Between activations: who may act next, and by what rule. */
export function OfferPanel() {
  const { words, look, state, situation } = useDesk();
  const { battle, hints, common } = words;
  switch (situation.kind) {
    case 'choose':
      return <Offer title={battle.turnOf(situation.side)} lines={[`${hints.usualOrder} ${battle.hold}`]} />;
    case 'group': {
      const names = common.list(situation.operatives.map(({ id }) => look.name(id)));
      return (
        <Offer
          title={battle.group}
          lines={[battle.groupOffer(names), battle.groupRule(state.group?.side ?? 'retinue')]}
        />
      );
    }
    case 'counteract':
      return <Offer title={battle.counteract} lines={[battle.counteractOffer, battle.counteractRule]} />;
    case 'waiting':
    case 'interrupt':
    case 'acting':
    case 'idle':
      return <EmptyState title={battle.emptyPanelTitle} />;
  }
}
