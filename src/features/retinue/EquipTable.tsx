import { useCampaignScene } from '../../scene/useCampaignScene.ts';
import { Fold } from '../../ui/Fold.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Term } from '../../ui/Term.tsx';
import { EquipRow } from './EquipRow.tsx';
import styles from './EquipTable.module.css';
import { type Offer, type Offers, holderOf, splitOffers } from './view/equip.ts';
import { reasonsOnce } from './view/reasonOf.ts';

type EquipTableProps = {
  readonly list: Offers;
  /** Who is equipped, by id. */
  readonly member: string;
  readonly onPress: (offer: Offer) => void;
};

/** Over the columns: what the numbers are. The last one is the price. */
function Heads({ list: { id, offers } }: Pick<EquipTableProps, 'list'>) {
  const { words } = useCampaignScene();
  const { equipping } = words.campaign.retinue;
  const { attacks, hitShort, damage } = words.common.stats;
  const columns = [
    ['attackDice', attacks],
    ['hit', hitShort],
    ['damage', damage],
  ] as const;
  const weapons = offers.some(({ lines }) => lines.length > 0);
  const price = id === 'equipment' ? equipping.epUnit : equipping.wpUnit;
  return (
    <div className={styles.heads}>
      <SectionHead title={equipping[id]} />
      {weapons &&
        columns.map(([term, head]) => (
          <span key={term}>
            <Term of={term}>{head}</Term>
          </span>
        ))}
      <span>{price}</span>
    </div>
  );
}

/** Things of one kind under the heads of a datacard: carried, then what fits, and folded what is forbidden. */
export function EquipTable({ list, member, onPress }: EquipTableProps) {
  const scene = useCampaignScene();
  const { equipping, missingHint } = scene.words.campaign.retinue;
  const { fit, not } = splitOffers(list.offers);
  const reasons = reasonsOnce(
    scene,
    not.map(({ against }) => against),
  );
  const row = (offer: Offer) => (
    <EquipRow
      key={offer.key}
      offer={offer}
      holder={list.id === 'found' ? holderOf(scene, member, offer.key) : null}
      onPress={() => onPress(offer)}
    />
  );
  return (
    <section className={styles.section} aria-label={equipping[list.id]}>
      <Heads list={list} />
      {list.id === 'gone' && <p className={styles.note}>{missingHint}</p>}
      {fit.map(row)}
      {not.length > 0 && (
        <Fold title={equipping.notNow(not.length)} note={reasons.join('. ')}>
          {not.map(row)}
        </Fold>
      )}
    </section>
  );
}
