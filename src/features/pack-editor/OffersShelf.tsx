import { useEffect, useState } from 'react';
import { dropOffer, type Offer, readOffers } from '../../state/workshop/offers.ts';
import { useApp } from '../../state/base/useApp.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { classNames } from '../../ui/classNames.ts';
import form from '../../ui/Form.module.css';
import { useWords } from '../../words/useWords.ts';

/** Updates that were looked at and left: to be looked at again, or forgotten. Nothing is shown when there is none. */
export function OffersShelf({ onLook }: { readonly onLook: (offer: Offer) => void }) {
  const app = useApp();
  const words = useWords('workshop').packEditor.offers;
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  useEffect(() => {
    let wanted = true;
    void readOffers(app).then((found) => wanted && setOffers(found));
    return () => {
      wanted = false;
    };
  }, [app]);
  if (offers.length === 0) return null;
  const forget = (id: string) => {
    setOffers(offers.filter((offer) => offer.id !== id));
    void dropOffer(app, id);
  };
  return (
    <section className={form.shelf} aria-label={words.title}>
      <SectionHead title={words.title} />
      {offers.map((offer) => (
        <div key={offer.id} className={classNames(form.line, form.low)}>
          <ListRow
            icon="import"
            title={offer.name}
            detail={words.detail(offer.version, offer.savedAt.slice(0, 10))}
            opens
            onPress={() => onLook(offer)}
          />
          <IconButton icon="cross" label={words.forget(offer.name)} onPress={() => forget(offer.id)} />
        </div>
      ))}
    </section>
  );
}
