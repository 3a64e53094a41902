import type { CampaignScene } from '../../../scene/useCampaignScene.ts';
import type { CampaignItem } from '../../../engine/campaign/model/content.ts';
import type { CampaignRejection } from '../../../engine/campaign/model/rejection.ts';
import type { CarriedItem, Member } from '../../../engine/campaign/model/member.ts';
import { priceOf, servingOf } from '../../../engine/campaign/model/allowances.ts';
import { type Outfit, carriedBy, rowsOf } from '../../../engine/campaign/model/memberRows.ts';
import { putDown, sameCarried, takeUp } from '../../../engine/campaign/outfit.ts';
import { target } from '../../../words/format.ts';
import { type WeaponShown, weaponLines, weaponOf } from './arms.ts';
import { type Shown, itemName } from './look.ts';
import { rejectionOf } from './reasonOf.ts';
import { traitText } from './traitText.ts';

/** One thing that can be taken or put down. `after`: all that is carried then; `against`: why the rules would not have it. */
export interface Offer {
  readonly key: string;
  readonly item: string;
  readonly name: string;
  /** Its lines when it is a weapon, in columns. */
  readonly lines: readonly WeaponShown[];
  /** What it gives besides numbers of a weapon: a Save, what it does. */
  readonly detail: string;
  /** WP, or EP of equipment. */
  readonly price: number;
  readonly unit: 'wp' | 'ep';
  readonly gate: CampaignItem['gate'] | null;
  readonly shots: number | null;
  readonly taken: boolean;
  readonly missing: boolean;
  readonly after: Outfit;
  readonly against: CampaignRejection | null;
}

export interface Offers {
  readonly id: 'found' | CampaignItem['slot'] | 'gone';
  readonly offers: readonly Offer[];
}

/** `slot` null: it is put down. */
function outfitAfter({ weapons, armour, equipment }: Member, carried: CarriedItem, slot: CampaignItem['slot'] | null) {
  const now = { weapons, armour, equipment };
  return slot === null ? putDown(now, carried) : takeUp(now, carried, slot);
}

function detailOf(scene: CampaignScene, row: CampaignItem | undefined): string {
  const { retinue } = scene.words.campaign;
  if (row === undefined) return retinue.missingHint;
  const save = row.save === null ? [] : [retinue.saveArmour(target(row.save))];
  const text = row.trait === null ? '' : traitText(scene, row.trait);
  return [...save, ...(text === '' ? [] : [text])].join('. ');
}

const pricedAs = (row: CampaignItem | undefined): Pick<Offer, 'unit' | 'gate'> =>
  row === undefined ? { unit: 'wp', gate: null } : { unit: row.slot === 'equipment' ? 'ep' : 'wp', gate: row.gate };

const shotsOf = (scene: CampaignScene, item: string): number | null => weaponOf(scene, item)?.ammo ?? null;

function offerOf(scene: CampaignScene, shown: Shown, carried: CarriedItem): Offer {
  const { member } = shown;
  const row = scene.content.items.get(carried.item);
  const taken = carriedBy(member).some((each) => sameCarried(each, carried));
  const after = outfitAfter(member, carried, taken ? null : (row?.slot ?? null));
  return {
    key: `${carried.item} ${carried.stash ?? ''}`,
    item: carried.item,
    name: itemName(scene, carried.item),
    lines: row === undefined ? [] : weaponLines(scene, shown, carried.item),
    detail: detailOf(scene, row),
    price: priceOf(rowsOf(scene.content, member, scene.state.stash), carried),
    ...pricedAs(row),
    shots: shotsOf(scene, carried.item),
    taken,
    missing: row === undefined,
    after,
    against: taken ? null : rejectionOf(scene, { type: 'equip', member: member.id, ...after }),
  };
}

const GATES: Readonly<Record<CampaignItem['gate'], number>> = { basic: 0, restricted: 1, rare: 2, relic: 3, card: 4 };
const SLOTS = ['ranged', 'melee', 'armour', 'equipment'] as const;

/** What can be bought: not the hands it is born with, nor what only enemies or finds have, unless it is carried. */
function bought(scene: CampaignScene, { member }: Shown): readonly CampaignItem[] {
  const unarmed = scene.pack.operatives.get(member.card)?.unarmed ?? null;
  const carried = new Set(carriedBy(member).flatMap(({ item, stash }) => (stash === null ? [item] : [])));
  return [...scene.content.items.values()]
    .filter(({ id, gate }) => carried.has(id) || (id !== unarmed && gate !== 'relic' && gate !== 'card'))
    .toSorted((one, other) => GATES[one.gate] - GATES[other.gate] || one.wp - other.wp || one.ep - other.ep);
}

/** Everything to take or put down: what is missing, what was found, then the lists by kind; empty ones left out. */
export function offersOf(scene: CampaignScene, shown: Shown): readonly Offers[] {
  const { member } = shown;
  const gone = carriedBy(member).filter(({ item }) => !scene.content.items.has(item));
  const found = scene.state.stash
    .filter(({ lost }) => !lost)
    .map(({ key, item }): CarriedItem => ({ item, stash: key }));
  const items = bought(scene, shown);
  const lists: readonly Offers[] = [
    { id: 'gone', offers: gone.map((carried) => offerOf(scene, shown, carried)) },
    {
      id: 'found',
      offers: found
        .filter(({ item }) => scene.content.items.has(item))
        .map((carried) => offerOf(scene, shown, carried)),
    },
    ...SLOTS.map((slot): Offers => ({
      id: slot,
      offers: items
        .filter((item) => item.slot === slot)
        .map(({ id }) => offerOf(scene, shown, { item: id, stash: null })),
    })),
  ];
  return lists.filter(({ offers }) => offers.length > 0);
}

/** What is carried and what could be, before what is forbidden. */
export const splitOffers = (
  offers: readonly Offer[],
): { readonly fit: readonly Offer[]; readonly not: readonly Offer[] } => ({
  fit: [...offers.filter(({ taken }) => taken), ...offers.filter(({ taken, against }) => !taken && against === null)],
  not: offers.filter(({ against }) => against !== null),
});

/** Who else carries a found thing; null: nobody. */
export function holderOf({ state }: CampaignScene, member: string, key: string): string | null {
  const holder = servingOf(state).find(
    (each) => each.id !== member && carriedBy(each).some(({ stash }) => stash !== null && key.endsWith(` ${stash}`)),
  );
  return holder?.name ?? null;
}
