import { type CampaignScene, useCampaignScene } from '../../scene/useCampaignScene.ts';
import { AmmoDie } from '../../ui/AmmoDie.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import line from '../../ui/Line.module.css';
import { campaignRefusal } from '../../words/campaignRefusal.ts';
import { capital } from '../../words/capital.ts';
import styles from './Equip.module.css';
import type { Offer } from './view/equip.ts';

type EquipRowProps = {
  readonly offer: Offer;
  /** Somebody else who carries it. */
  readonly holder: string | null;
  readonly onPress: () => void;
};

/** The price, with the gate of what is not on the basic list. */
function priceText({ words }: CampaignScene, { price, unit, gate }: Offer): string {
  const { equipping } = words.campaign.retinue;
  const cost = price === 0 ? equipping.free : unit === 'ep' ? equipping.ep(price) : equipping.wp(price);
  return gate === null || gate === 'basic' ? cost : `${cost} · ${equipping.gates[gate]}`;
}

/** One thing: taken or not, what it does, what it costs, or why it cannot be had. */
export function EquipRow({ offer, holder, onPress }: EquipRowProps) {
  const scene = useCampaignScene();
  const { words } = scene;
  const { equipping } = words.campaign.retinue;
  const { taken, missing, shots, against } = offer;
  const reason = against === null ? null : capital(campaignRefusal(words, against));
  const act = taken || missing ? equipping.putDown(offer.name) : equipping.take(offer.name);
  return (
    <button
      type="button"
      className={classNames(styles.row, against !== null && styles.not, missing && styles.missing)}
      aria-pressed={taken}
      aria-disabled={against === null ? undefined : true}
      aria-label={[act, priceText(scene, offer), reason].filter(Boolean).join(', ')}
      onClick={onPress}
    >
      <span className={classNames(line.box, styles.box)} data-on={taken}>
        {taken && <Icon name="check" size={18} />}
      </span>
      <span className={styles.words}>
        <b>{offer.name}</b>
        {offer.detail !== '' && <small>{offer.detail}</small>}
        {holder !== null && <small>{equipping.heldBy(holder)}</small>}
        {reason !== null && <small className={styles.reason}>{reason}</small>}
      </span>
      <span className={styles.price}>
        {shots !== null && <AmmoDie ammo={{ kind: 'loaded', shots, label: words.common.shots(shots) }} />}
        <small>{priceText(scene, offer)}</small>
      </span>
    </button>
  );
}
