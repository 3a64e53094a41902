import { useId } from 'react';
import { type CampaignScene, useCampaignScene } from '../../scene/useCampaignScene.ts';
import { AmmoDie } from '../../ui/AmmoDie.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import line from '../../ui/Line.module.css';
import { campaignRefusal } from '../../words/campaignRefusal.ts';
import { capital } from '../../words/capital.ts';
import styles from './EquipTable.module.css';
import type { WeaponShown } from './view/arms.ts';
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

/** Attacks, Hit and damage under the heads of the table. */
const Numbers = ({ weapon: { attacks, hit, damage } }: { readonly weapon: WeaponShown }) => (
  <>
    <span className={styles.number}>{attacks}</span>
    <span className={styles.number}>{hit}</span>
    <span className={styles.number}>{damage}</span>
  </>
);

/** A further way in which it is used: its own name and numbers. */
const FurtherLine = ({ weapon }: { readonly weapon: WeaponShown }) => (
  <>
    <span className={styles.profile}>
      {weapon.name}
      {weapon.rules !== '' && <small>{weapon.rules}</small>}
    </span>
    <Numbers weapon={weapon} />
  </>
);

/** Its name with its shots and its gate, and what it does. */
function Words({ offer, holder }: Pick<EquipRowProps, 'offer' | 'holder'>) {
  const { words } = useCampaignScene();
  const { equipping } = words.campaign.retinue;
  const { name, shots, gate, lines, detail, against } = offer;
  const [only] = lines.length === 1 ? lines : [];
  return (
    <span className={styles.words}>
      <b>
        {name}
        {shots !== null && <AmmoDie ammo={{ kind: 'loaded', shots, label: words.common.shots(shots) }} />}
      </b>
      {only !== undefined && only.rules !== '' && <small>{only.rules}</small>}
      {detail !== '' && <small>{detail}</small>}
      {gate !== null && gate !== 'basic' && <small className={styles.gate}>{equipping.gates[gate]}</small>}
      {holder !== null && <small>{equipping.heldBy(holder)}</small>}
      {against !== null && <small className={styles.reason}>{capital(campaignRefusal(words, against))}</small>}
    </span>
  );
}

/** One thing: taken or not, its numbers in columns, what it costs, or why it cannot be had. */
export function EquipRow({ offer, holder, onPress }: EquipRowProps) {
  const scene = useCampaignScene();
  const { equipping } = scene.words.campaign.retinue;
  const id = useId();
  const { taken, missing, against, lines, price } = offer;
  const [first] = lines;
  const reason = against === null ? null : capital(campaignRefusal(scene.words, against));
  const act = taken || missing ? equipping.putDown(offer.name) : equipping.take(offer.name);
  return (
    <button
      type="button"
      className={classNames(styles.row, against !== null && styles.not, missing && styles.missing)}
      aria-pressed={taken}
      aria-disabled={against === null ? undefined : true}
      aria-label={[act, priceText(scene, offer), reason].filter(Boolean).join(', ')}
      aria-describedby={id}
      onClick={onPress}
    >
      <span className={classNames(line.box, styles.box)} data-on={taken}>
        {taken && <Icon name="check" size={18} />}
      </span>
      <span id={id} className={styles.cells}>
        <Words offer={offer} holder={holder} />
        {first !== undefined && lines.length === 1 && <Numbers weapon={first} />}
        <span className={styles.price}>{price}</span>
        {lines.length > 1 && lines.map((weapon) => <FurtherLine key={weapon.id} weapon={weapon} />)}
      </span>
    </button>
  );
}
