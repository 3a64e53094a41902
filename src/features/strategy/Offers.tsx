import type { StrategyOffer } from '../../engine/family/killteam/plugins/strategy/strategyStep.ts';
import { useScene } from '../../scene/useScene.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { ployText } from '../../words/ployText.ts';
import { reason as reasonOf } from '../../words/reason.ts';
import styles from './Strategy.module.css';

type OfferProps = {
  readonly offer: StrategyOffer;
  readonly chosen: boolean;
  readonly onChoose: (id: string | null) => void;
};

function Offer({ offer, chosen, onChoose }: OfferProps) {
  const { words, look, state } = useScene();
  const { id, name, cp, reason } = offer;
  const title = look.contentName(id, name);
  const detail = reason === null ? ployText(state, look, id) : reasonOf(words, reason, look);
  return (
    <li>
      <button
        type="button"
        role="checkbox"
        className={styles.offer}
        aria-checked={chosen}
        aria-disabled={reason === null ? undefined : true}
        onClick={() => {
          if (reason === null) onChoose(chosen ? null : id);
        }}
      >
        <span className={styles.box}>{chosen && <Icon name="check" />}</span>
        <span className={styles.words}>
          <b>{title}</b>
          {detail !== '' && <small>{detail}</small>}
        </span>
        {cp > 0 && <b className={styles.price}>{cp}</b>}
      </button>
    </li>
  );
}

type OffersProps = {
  readonly label: string;
  readonly offers: readonly StrategyOffer[];
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
};

/** What whoever has the word can say; what it cannot is dashed, with the reason. */
export function Offers({ label, offers, chosen, onChoose }: OffersProps) {
  return (
    <ul className={styles.offers} aria-label={label}>
      {offers.map((offer) => (
        <Offer key={offer.id} offer={offer} chosen={offer.id === chosen} onChoose={onChoose} />
      ))}
    </ul>
  );
}
