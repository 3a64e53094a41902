import type { Pack } from '../pack.ts';
import { operativeCard, type OperativeCard } from '../schema/operativeCard.ts';
import { weaponItem, type WeaponItem } from '../schema/weapon.ts';
import type { MadeRow } from './kinds.ts';

/** Whom every card is measured against: three defence dice, a Save of 4+. */
const FOE = { defence: 3, save: 4 } as const;
/** What every card is measured by in being shot at: four attack dice, Hit 4+, damage 3 and 4. */
const ATTACK = { attacks: 4, hit: 4, normal: 3, critical: 4 } as const;

/** What a card does and bears. `harm`: wounds in a turning point; `endures`: attacks until it goes down. */
interface Measure {
  readonly harm: number;
  readonly endures: number;
}

/** A card of the app that is like another. */
export interface LikeCard extends Measure {
  readonly id: string;
  readonly name: string;
  readonly dv: number;
}

const FACES = 6;
const chance = (from: number): number => Math.max(0, Math.min(1, (FACES + 1 - from) / FACES));

type Volley = { attacks: number; hit: number; normal: number; critical: number; defence: number; save: number };

/** Wounds that dice may be expected to do: each crit that is rolled, each hit, less what the saves block on average. */
function expected({ attacks, hit, normal, critical, defence, save }: Volley): number {
  const crits = attacks * chance(FACES);
  const hits = attacks * Math.max(0, chance(hit) - chance(FACES));
  const saves = defence * chance(save);
  const blockedHits = Math.min(hits, saves) * (hits / Math.max(hits + crits, 1));
  const blockedCrits = Math.min(crits, Math.max(0, (saves - blockedHits) / 2)) * 0.5;
  return (hits - blockedHits) * normal + (crits - blockedCrits) * critical;
}

const hitWith = (card: OperativeCard, kind: WeaponItem['kind'], hit: WeaponItem['profiles'][number]['hit']): number => {
  const own = kind === 'ranged' ? (card.rangedHit ?? card.hit) : card.hit;
  if (hit.kind === 'set') return hit.value;
  return hit.kind === 'own' ? own : Math.min(FACES, Math.max(2, own - hit.by));
};

const lessDice = ({ rules }: WeaponItem['profiles'][number]): number =>
  rules.reduce((less, { id, params }) => (id === 'piercing' ? less + Number(params['x'] ?? 0) : less), 0);

/** The best a weapon does, wounds for each attack; in melee nobody saves, but half is parried. */
const harmOf = (card: OperativeCard, { kind, profiles }: WeaponItem): number =>
  Math.max(
    ...profiles.map((profile) => {
      const { attacks, damage } = profile;
      const hit = hitWith(card, kind, profile.hit);
      const defence = kind === 'melee' ? FOE.defence : Math.max(0, FOE.defence - lessDice(profile));
      return expected({ attacks, hit, ...damage, defence, save: FOE.save });
    }),
  );

function measureOf(card: OperativeCard, weapons: readonly WeaponItem[]): Measure {
  const best = Math.max(0, ...weapons.map((weapon) => harmOf(card, weapon)));
  const twice = card.abilities.includes('twoAttacks') ? 2 : 1;
  const taken = expected({ ...ATTACK, defence: FOE.defence, save: card.save });
  return { harm: best * twice, endures: card.wounds / Math.max(0.1, taken) };
}

const armsOf = (card: OperativeCard, of: (id: string) => WeaponItem | undefined): readonly WeaponItem[] =>
  [...(card.arms[0] ?? []), ...(card.unarmed === null ? [] : [card.unarmed])].flatMap((id) => of(id) ?? []);

/** How far apart two measures are: as factors, so that one wound more matters less to whoever has many. */
const apart = (one: Measure, other: Measure): number =>
  Math.abs(Math.log((one.harm + 1) / (other.harm + 1))) + Math.abs(Math.log((one.endures + 1) / (other.endures + 1)));

const NEAREST = 3;
const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * The DV that fits a card of somebody’s own, by the three cards of the same side that do and bear most nearly as much, each
 * counted the more the nearer it is. Null: the card cannot be measured yet, or there is none to measure it by.
 */
export function likeCards(row: MadeRow, own: readonly MadeRow[], shipped: Pack) {
  const card = operativeCard.safeParse(row).data;
  if (card === undefined) return null;
  const weapons = own.flatMap((weapon) => weaponItem.safeParse(weapon).data ?? []);
  const mine = measureOf(
    card,
    armsOf(card, (id) => weapons.find((weapon) => weapon.id === id)),
  );
  const others = [...shipped.operatives.values()]
    .filter(({ kind, models, id }) => kind === card.kind && models === 1 && id !== card.id)
    .map((other): LikeCard => ({
      id: other.id,
      name: other.name,
      dv: other.dv,
      ...measureOf(
        other,
        armsOf(other, (id) => shipped.weapons.get(id)),
      ),
    }))
    .toSorted((a, b) => apart(mine, a) - apart(mine, b));
  const cards = others.slice(0, NEAREST);
  if (cards.length === 0 || mine.harm === 0) return null;
  const weight = (each: LikeCard): number => 1 / (0.05 + apart(mine, each));
  const sum = cards.reduce((all, each) => all + weight(each), 0);
  const dv = Math.round(cards.reduce((all, each) => all + weight(each) * each.dv, 0) / sum);
  return { dv, cards, harm: round(mine.harm), endures: round(mine.endures) };
}
